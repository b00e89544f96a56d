// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/rows/fileline.h"

#include "core/text/datasize.h"
#include "core/text/pluralcount.h"
#include "core/text/safetext.h"
#include "failedrows/rows/failedrows.h"
#include "failedrows/workbook/celltext.h"
#include "widgets/fields/explain.h"
#include "widgets/look/flowlayout.h"
#include "widgets/look/icons.h"
#include "widgets/messages/announcer.h"
#include "widgets/rows/formatpanel.h"
#include "widgets/rows/formattext.h"
#include "widgets/rows/tablechooser.h"

#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

/// The id of the message.
QString formatQuestion()
{
    return u"format"_s;
}

} // namespace

FileLine::FileLine(FailedRows &rows, QWidget *parent)
    : QWidget(parent)
    , m_rows(rows)
    , m_panel(new FormatPanel(this))
{
    build();
    connect(&rows, &FailedRows::opened, this, &FileLine::takeFile);
    connect(&rows, &FailedRows::completed, this, [this] {
        m_progress->hide();
        sayRows();
        sayTroubles();
        askAboutFormat();
    });
    connect(&rows, &FailedRows::closed, this, [this] {
        m_wasAsked = false;
        Q_EMIT answered(formatQuestion());
    });
    connect(&rows, &FailedRows::failed, m_progress, &QWidget::hide);
    connect(&rows.document(), &TableDocument::progressed, this, [this](qint64 bytes, qint64 ofBytes) {
        m_progress->setVisible(true);
        m_progress->setValue(ofBytes > 0 ? int(bytes * 1000 / ofBytes) : 0);
        sayRows();
        sayTroubles();
        askAboutFormat();
    });
    connect(&rows, &FailedRows::rowsChanged, this, &FileLine::sayShown);
    connect(m_showAll, &QToolButton::clicked, this, &FileLine::allRowsRequested);
    connect(m_format, &QToolButton::clicked, this, &FileLine::openFormat);
    connect(m_chooser, &TableChooser::chosen, &m_rows, &FailedRows::choose);
    connect(m_panel, &FormatPanel::chosen, this, [this](const TableFormat &format) { m_rows.reopen(format); });
    connect(m_panel, &FormatPanel::guessRequested, this, [this] { m_rows.reopen(std::nullopt); });
    connect(m_openQuote, &QToolButton::clicked, this, [this] {
        if (const auto quote = m_rows.document().openQuote())
            Q_EMIT rowRequested(quote->row);
    });
}

void FileLine::build()
{
    const auto label = [this](const QString &name) {
        auto *made = new QLabel(this);
        made->setObjectName(name);
        made->setTextFormat(Qt::PlainText);
        return made;
    };
    m_name = label(u"fileName"_s);
    QFont bold = m_name->font();
    bold.setBold(true);
    m_name->setFont(bold);
    m_extent = label(u"fileExtent"_s);
    m_shown = label(u"rowsShown"_s);
    m_ragged = label(u"raggedRows"_s);
    m_formulas = label(u"formulasWithoutValue"_s);
    m_chooser = new TableChooser(this);
    m_format = new QToolButton(this);
    m_format->setObjectName(u"fileFormat"_s);
    m_format->setAutoRaise(true);
    m_format->setIcon(themedIcon(u"chevron-down"_s));
    m_format->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    explain(*m_format, tr("File format. Click to change it."));
    m_format->setFocusPolicy(Qt::StrongFocus);
    m_showAll = new QToolButton(this);
    m_showAll->setObjectName(u"showAllRows"_s);
    m_showAll->setText(tr("Show All Rows"));
    m_showAll->setFocusPolicy(Qt::StrongFocus);
    m_openQuote = new QToolButton(this);
    m_openQuote->setObjectName(u"openQuote"_s);
    m_openQuote->setAutoRaise(true);
    m_openQuote->setIcon(themedIcon(u"triangle-alert"_s));
    m_openQuote->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_openQuote->setFocusPolicy(Qt::StrongFocus);
    m_progress = new QProgressBar(this);
    m_progress->setObjectName(u"readingProgress"_s);
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(4);
    m_progress->setAccessibleName(tr("How much of the file is loaded"));
    m_progress->hide();

    // On one line with the words of the buttons.
    for (QLabel *each : {m_name, m_extent, m_shown, m_ragged, m_formulas})
        each->setMinimumHeight(m_format->sizeHint().height());
    auto *facts = new FlowLayout(10);
    for (QWidget *part : std::initializer_list<QWidget *>{m_name, m_chooser, m_extent, m_shown, m_showAll, m_format,
                                                          m_ragged, m_formulas, m_openQuote})
        facts->addWidget(part);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 0, 4, 0);
    column->setSpacing(2);
    column->addLayout(facts);
    column->addWidget(m_progress);
}

void FileLine::setTitle(const QString &title)
{
    m_name->setText(cellText(title, 80));
    m_extent->clear();
    m_chooser->hide();
    m_shown->hide();
    m_showAll->hide();
    m_format->hide();
    m_ragged->hide();
    m_formulas->hide();
    m_openQuote->hide();
    m_progress->hide();
}

/// A wrong delimiter tears the rows apart; where it did, that is to be seen before anybody looks for another reason.
void FileLine::askAboutFormat()
{
    constexpr qint64 enough = 1'000; // rows, to ask before all are read
    const TableDocument &document = m_rows.document();
    const bool isUnlikely = document.raggedRows() > 1 && document.raggedRows() * 2 > document.rowCount();
    // What separates the cells of a workbook is no question.
    if (!isUnlikely || document.format().delimiter == spooledDelimiter) {
        if (document.isComplete())
            Q_EMIT answered(formatQuestion());
        return;
    }
    if ((document.isComplete() || document.rowCount() >= enough) && !std::exchange(m_wasAsked, true))
        Q_EMIT asked({.id = formatQuestion(),
                      .level = Message::Level::Warning,
                      .text = tr("Most rows do not have as many cells as the first line. If other characters separate "
                                 "the cells, change the file format."),
                      .actionText = tr("Change Format…"),
                      .action = [this] { openFormat(); },
                      .detail = {}});
}

void FileLine::openFormat()
{
    m_panel->openBelow(*m_format, m_rows.document().format(), m_rows.view().format.isEmpty());
}

void FileLine::takeFile()
{
    const bool isTable = m_rows.document().kind() == ContentKind::Table;
    m_chooser->present(m_rows.document().contents());
    m_format->setVisible(isTable);
    const QString summary = FormatText::summary(m_rows.document().format());
    m_format->setText(summary);
    m_format->setAccessibleName(tr("File format: %1").arg(summary));
    sayRows();
    sayTroubles();
}

void FileLine::sayRows()
{
    const QString size = dataSize(m_rows.document().fileSize());
    if (m_rows.document().kind() != ContentKind::Table) {
        m_extent->setText(size);
        return;
    }
    const auto rows = pluralCount(m_rows.document().rowCount());
    const QString counted =
        m_rows.document().isComplete() ? tr("%Ln row(s)", nullptr, rows) : tr("%Ln row(s) so far", nullptr, rows);
    //: %1 is a file's size, %2 how many rows it has.
    m_extent->setText(tr("%1, %2").arg(size, counted));
    if (m_rows.document().isComplete())
        Announcer::say(*this, counted);
}

void FileLine::sayShown()
{
    const bool isPart = !m_rows.rows().isWholeFile() && m_rows.rows().size() < m_rows.document().rowCount();
    if (isPart) {
        const auto all = pluralCount(m_rows.document().rowCount());
        //: %1 is how many rows are shown; the count is of all rows.
        m_shown->setText(tr("%1 of %Ln row(s) shown", nullptr, all).arg(QLocale().toString(m_rows.rows().size())));
        if (m_shown->text() != m_said)
            Announcer::say(*this, m_shown->text());
    }
    m_said = isPart ? m_shown->text() : QString();
    m_shown->setVisible(isPart);
    m_showAll->setVisible(isPart);
    m_extent->setVisible(!isPart);
}

void FileLine::sayTroubles()
{
    const auto ragged = pluralCount(m_rows.document().raggedRows());
    m_ragged->setVisible(ragged > 0);
    m_ragged->setText(tr("%Ln row(s) with missing or extra cells", nullptr, ragged));
    const auto formulas = pluralCount(m_rows.document().formulasWithoutValue());
    m_formulas->setVisible(formulas > 0);
    m_formulas->setText(tr("%Ln formula(s) without a saved value", nullptr, formulas));
    const auto quote = m_rows.document().openQuote();
    m_openQuote->setVisible(quote.has_value());
    if (quote && quote->row < 0)
        m_openQuote->setText(tr("A quotation mark in the header is never closed"));
    else if (quote)
        m_openQuote->setText(tr("A quotation mark in row %1 is never closed").arg(QLocale().toString(quote->row + 1)));
}

} // namespace Balehook
