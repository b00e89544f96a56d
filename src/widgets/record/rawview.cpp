// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/record/rawview.h"

#include "core/text/safetext.h"
#include "widgets/fields/explain.h"
#include "widgets/fields/indentedjson.h"
#include "widgets/fields/valuetext.h"
#include "widgets/links/linkactions.h"
#include "widgets/look/fixedfont.h"
#include "widgets/look/icons.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

#include <limits>

namespace Balehook {

using namespace Qt::StringLiterals;

RawView::RawView(QWidget *parent)
    : QWidget(parent)
    , m_text(new QPlainTextEdit(this))
    , m_copy(new QPushButton(themedIcon(u"copy"_s), tr("Copy as Received"), this))
    , m_showAll(new QPushButton(this))
{
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_copy);
    buttons->addWidget(m_showAll);
    buttons->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_text, 1);
    layout->addLayout(buttons);
    m_text->setObjectName(u"rawText"_s);
    m_text->setAccessibleName(tr("The record as received"));
    m_text->setReadOnly(true);
    m_text->setMinimumHeight(m_text->fontMetrics().lineSpacing()
                             * 2); // rows of the list are worth more in a low window
    m_text->setUndoRedoEnabled(false);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setTabChangesFocus(true);
    new FixedFont(*m_text);
    m_copy->setObjectName(u"copyRaw"_s);
    explain(*m_copy, tr("Copy the JSON byte for byte, without the indentation shown here"));
    m_showAll->setObjectName(u"showAllRaw"_s);
    m_showAll->hide();
    for (QPushButton *button : {m_copy, m_showAll})
        button->setAutoDefault(false);
    connect(m_copy, &QPushButton::clicked, this, [this] {
        copyToClipboard(QString::fromUtf8(m_raw));
        Q_EMIT messageRequested(tr("The record was copied as received."));
    });
    connect(m_showAll, &QPushButton::clicked, this, [this] {
        m_text->setFocus();
        show(std::numeric_limits<qsizetype>::max());
    });
}

void RawView::setRaw(const QByteArray &raw)
{
    if (raw == m_raw && !raw.isEmpty())
        return; // keeps place and selection over a refresh
    m_raw = raw;
    m_copy->setEnabled(!raw.isEmpty());
    show(shownAtFirst);
}

void RawView::show(qsizetype limit)
{
    const QString whole = QString::fromUtf8(indentedJson(m_raw));
    const bool isCut = whole.size() > limit;
    const QString shown = detailText(isCut ? QString(whole.left(limit) + u"\n…") : whole);
    m_text->setWordWrapMode(ValueText::wrapModeFor(shown));
    m_text->setPlainText(shown);
    m_showAll->setText(tr("Show all %1 characters").arg(QLocale().toString(whole.size())));
    m_showAll->setVisible(isCut);
}

} // namespace Balehook
