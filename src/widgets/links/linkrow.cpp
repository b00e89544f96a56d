// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/links/linkrow.h"

#include "core/text/safetext.h"
#include "widgets/fields/explain.h"
#include "widgets/look/flowlayout.h"
#include "widgets/look/icons.h"
#include "widgets/look/wrappedlabel.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

LinkRow::LinkRow(QWidget *parent)
    : QWidget(parent)
    , m_where(new WrappedLabel(this))
    , m_copy(new QPushButton(themedIcon(u"copy"_s), tr("Copy Link"), this))
    , m_open(new QPushButton(themedIcon(u"external-link"_s), tr("Open"), this))
    , m_save(new QPushButton(themedIcon(u"download"_s), tr("Save…"), this))
{
    auto *buttons = new FlowLayout;
    buttons->addWidget(m_copy);
    buttons->addWidget(m_open);
    buttons->addWidget(m_save);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 4);
    layout->setSpacing(2);
    layout->addWidget(m_where);
    layout->addLayout(buttons);
    m_where->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_where->setFocusPolicy(Qt::ClickFocus);
    m_where->setObjectName(u"linkWhere"_s);
    m_copy->setObjectName(u"copyLink"_s);
    m_open->setObjectName(u"openLink"_s);
    m_save->setObjectName(u"saveLink"_s);
    for (QPushButton *button : {m_copy, m_open, m_save})
        button->setAutoDefault(false);

    connect(m_copy, &QPushButton::clicked, this, [this] {
        copyToClipboard(m_link.text);
        Q_EMIT messageRequested(tr("Link copied."));
    });
    connect(m_open, &QPushButton::clicked, this, [this] { open(); });
    connect(m_save, &QPushButton::clicked, this, [this] { Q_EMIT saveRequested(m_link.url); });
}

void LinkRow::setLink(const QString &what, const Link &link, bool canSave)
{
    m_link = link;
    m_where->setText(link.isUsable() ? tr("Opens %1").arg(cellText(link.host)) : link.refusal);
    m_open->setVisible(link.isUsable());
    m_save->setVisible(link.isUsable() && canSave);
    explain(*m_open, tr("Open the link in the browser"));
    explain(*m_save, tr("Save the file; your token is not sent"));
    m_copy->setAccessibleName(tr("Copy link: %1").arg(what));
    m_open->setAccessibleName(tr("Open in the browser: %1").arg(what));
    m_save->setAccessibleName(tr("Save file: %1").arg(what));
    for (QPushButton *button : {m_copy, m_open, m_save})
        button->setAccessibleDescription(m_where->text());
}

void LinkRow::open()
{
    Q_EMIT messageRequested(openInBrowser(m_link)
                                ? tr("The link to %1 was opened in the browser.").arg(cellText(m_link.host))
                                : tr("No browser opened the link. Copy it and open it yourself."));
}

} // namespace Balehook
