// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/rows/notatable.h"

#include "core/text/safetext.h"
#include "failedrows/archive/obstacletext.h"
#include "failedrows/format/contentkindtext.h"
#include "failedrows/table/tabledocument.h"
#include "widgets/look/icons.h"
#include "widgets/messages/announcer.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

NotATable::NotATable(QWidget *parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
    , m_save(new QPushButton(themedIcon(u"save"_s), tr("Save As..."), this))
    , m_open(new QPushButton(themedIcon(u"external-link"_s), tr("Open in Default Application"), this))
    , m_warning(new QLabel(this))
    , m_openAnyway(new QPushButton(tr("Open Anyway"), this))
{
    setObjectName(u"notATable"_s);
    m_text->setObjectName(u"notATableText"_s);
    m_warning->setObjectName(u"openWarning"_s);
    m_save->setObjectName(u"saveFile"_s);
    m_open->setObjectName(u"openExternally"_s);
    m_openAnyway->setObjectName(u"openAnyway"_s);
    for (QLabel *label : {m_text, m_warning}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignHCenter);
    }
    m_warning->setText(tr("This file comes from an outside source. The application that opens it may run code "
                          "it contains: open it only if you trust the source."));
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    for (QPushButton *button : {m_save, m_open, m_openAnyway})
        buttons->addWidget(button);
    buttons->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setSpacing(12);
    column->addStretch(2);
    column->addWidget(m_text);
    column->addWidget(m_warning);
    column->addLayout(buttons);
    column->addStretch(3);

    connect(m_save, &QPushButton::clicked, this, &NotATable::saveRequested);
    connect(m_open, &QPushButton::clicked, this, [this] {
        m_warning->show();
        m_openAnyway->show();
        m_openAnyway->setFocus();
        m_open->hide();
    });
    connect(m_openAnyway, &QPushButton::clicked, this, &NotATable::openExternallyRequested);
}

Message NotATable::shortfall(const TableDocument &document, std::function<void()> save)
{
    const auto obstacle = document.obstacle();
    return {.id = u"file"_s,
            .level = Message::Level::Warning,
            .text = obstacle ? ObstacleText::of(*obstacle, document.rowCount()) : QString(),
            .actionText = tr("Save As..."),
            .action = std::move(save),
            .detail = {}};
}

void NotATable::present(const TableDocument &document, const QString &fileName)
{
    const auto obstacle = document.obstacle();
    const ContentKind kind = document.kind();
    // What may have been made to do harm is not handed on with a click.
    const bool isSuspect =
        obstacle && (obstacle->kind == Obstacle::Kind::Unsafe || obstacle->kind == Obstacle::Kind::DeclaresTypes);
    m_text->setText(cellText(fileName, 80) + u"\n\n"_s
                    + (obstacle ? ObstacleText::of(*obstacle) : ContentKindText::of(kind)));
    m_save->setVisible(obstacle || kind != ContentKind::Empty);
    m_open->setVisible(obstacle ? !isSuspect : ContentKindText::mayBeOpened(kind));
    m_warning->hide();
    m_openAnyway->hide();
    setFocusProxy(m_save);
    Announcer::say(*this, m_text->text());
}

} // namespace Balehook
