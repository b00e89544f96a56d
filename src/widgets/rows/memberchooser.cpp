// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/rows/memberchooser.h"

#include "core/text/datasize.h"
#include "core/text/pluralcount.h"
#include "core/text/safetext.h"
#include "widgets/look/icons.h"
#include "widgets/look/wrappedlabel.h"
#include "widgets/messages/announcer.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

MemberChooser::MemberChooser(QWidget *parent)
    : QWidget(parent)
    , m_text(new WrappedLabel(this))
    , m_list(new QTreeWidget(this))
    , m_open(new QPushButton(tr("Show Table"), this))
    , m_save(new QPushButton(themedIcon(u"save"_s), tr("Save As..."), this))
{
    setObjectName(u"memberChooser"_s);
    m_text->setObjectName(u"memberText"_s);
    m_list->setObjectName(u"members"_s);
    m_list->setAccessibleName(tr("Tables in the archive"));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setHeaderLabels({tr("Name"), tr("Size"), tr("Modified")});
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_open->setObjectName(u"openMember"_s);
    m_save->setObjectName(u"saveArchive"_s);
    auto *buttons = new QHBoxLayout;
    for (QPushButton *button : {m_open, m_save})
        buttons->addWidget(button);
    buttons->addStretch();
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_text);
    column->addWidget(m_list, 1);
    column->addLayout(buttons);
    setFocusProxy(m_list);

    connect(m_list, &QTreeWidget::itemActivated, this, &MemberChooser::choose);
    connect(m_open, &QPushButton::clicked, this, &MemberChooser::choose);
    connect(m_save, &QPushButton::clicked, this, &MemberChooser::saveRequested);
}

void MemberChooser::present(const TableContents &contents, const QString &fileName)
{
    m_contents = contents;
    const int count = pluralCount(contents.members.size());
    m_text->setText(
        tr("%1 contains %Ln table(s). Choose the one to show.", nullptr, count).arg(cellText(fileName, 80)));
    m_list->clear();
    const QLocale locale;
    for (const TableContents::Member &member : contents.members) {
        auto *item = new QTreeWidgetItem(m_list);
        item->setText(0, cellText(member.name, 200));
        item->setText(1, dataSize(member.size));
        item->setText(2, locale.toString(member.modified, QLocale::ShortFormat));
        item->setTextAlignment(1, Qt::AlignRight | Qt::AlignVCenter);
    }
    m_list->setCurrentItem(m_list->topLevelItem(0));
    Announcer::say(*this, m_text->text());
}

void MemberChooser::choose()
{
    const int row = m_list->currentIndex().row();
    if (row >= 0 && std::size_t(row) < m_contents.members.size())
        Q_EMIT chosen({m_contents.members[std::size_t(row)].name, {}});
}

} // namespace Balehook
