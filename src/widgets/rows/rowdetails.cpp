// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/rows/rowdetails.h"

#include "core/text/safetext.h"
#include "failedrows/text/utf8cut.h"
#include "widgets/fields/iconbutton.h"
#include "widgets/fields/valuetext.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextCursor>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

namespace Balehook {

using namespace Qt::StringLiterals;

RowDetails::RowDetails(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"rowDetails"_s);
    build();
}

void RowDetails::build()
{
    m_title = new QLabel(this);
    m_title->setTextFormat(Qt::PlainText);
    m_title->setObjectName(u"rowTitle"_s);
    QToolButton *previous = iconButton(u"chevron-up"_s, tr("Previous row"), this);
    previous->setObjectName(u"previousRow"_s);
    QToolButton *next = iconButton(u"chevron-down"_s, tr("Next row"), this);
    next->setObjectName(u"nextRow"_s);
    QToolButton *close = iconButton(u"x"_s, tr("Close"), this);
    connect(previous, &QToolButton::clicked, this, [this] { Q_EMIT stepRequested(-1); });
    connect(next, &QToolButton::clicked, this, [this] { Q_EMIT stepRequested(1); });
    connect(close, &QToolButton::clicked, this, &RowDetails::closeRequested);

    m_text = new QPlainTextEdit(this);
    m_text->setObjectName(u"rowText"_s);
    m_text->setAccessibleName(tr("The cells of the row"));
    m_text->setReadOnly(true);
    m_text->setUndoRedoEnabled(false);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setTabChangesFocus(true);
    m_showAll = new QPushButton(tr("Show Whole Row"), this);
    m_showAll->setObjectName(u"showWholeRow"_s);
    m_showAll->setAutoDefault(false);
    m_showAll->hide();
    connect(m_showAll, &QPushButton::clicked, this, [this] {
        m_text->setFocus();
        fill(true);
    });

    auto *bar = new QHBoxLayout;
    bar->addWidget(m_title, 1);
    for (QToolButton *each : {previous, next, close})
        bar->addWidget(each);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(bar);
    column->addWidget(m_text, 1);
    column->addWidget(m_showAll, 0, Qt::AlignLeading);
}

void RowDetails::showRow(const std::optional<TableRow> &row, int columns, const ColumnName &columnName)
{
    if (row && m_row && row->number() == m_row->number() && row->offset() == m_row->offset() && columns == m_columns)
        return; // keeps place and selection
    m_row = row;
    m_columns = columns;
    m_columnName = columnName;
    m_title->setText(row ? tr("Row %1").arg(QLocale().toString(row->number() + 1)) : QString());
    fill(false);
}

void RowDetails::fill(bool isWhole)
{
    const qsizetype limit = isWhole ? std::numeric_limits<qsizetype>::max() : charactersAtFirst;
    bool isCut = false;
    m_text->clear();
    if (m_row) {
        QTextCharFormat name;
        name.setFontWeight(QFont::DemiBold);
        const QTextCharFormat plain;
        QTextCursor cursor(m_text->document());
        cursor.beginEditBlock();
        bool hasLongWords = false;
        const int cells = std::max(m_columns, m_row->cellCount());
        const int shownCells = isWhole ? cells : std::min(cells, cellsAtFirst);
        for (int column = 0; column < shownCells; ++column) {
            const QByteArrayView bytes = m_row->cell(column);
            const QByteArrayView shown = utf8Cut(bytes, limit);
            isCut = isCut || shown.size() < bytes.size();
            const QString text = detailText(QString::fromUtf8(shown));
            hasLongWords = hasLongWords || ValueText::wrapModeFor(text) == QTextOption::WrapAnywhere;
            cursor.insertText(cellText(m_columnName(column), 80) + u": "_s, name);
            cursor.insertText(text + (shown.size() < bytes.size() ? u"…\n"_s : u"\n"_s), plain);
        }
        if (shownCells < cells) {
            cursor.insertText(u"…\n"_s, plain);
            isCut = true;
        }
        cursor.endEditBlock();
        m_text->setWordWrapMode(hasLongWords ? QTextOption::WrapAnywhere : QTextOption::WrapAtWordBoundaryOrAnywhere);
        m_text->moveCursor(QTextCursor::Start);
    }
    m_showAll->setVisible(isCut);
}

void RowDetails::focusText()
{
    m_text->setFocus(Qt::OtherFocusReason);
}

} // namespace Balehook
