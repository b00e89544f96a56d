// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/record/factsview.h"

#include "widgets/fields/explain.h"
#include "widgets/fields/valuetext.h"
#include "widgets/links/linkrow.h"
#include "widgets/look/characterwidth.h"
#include "widgets/look/quiettext.h"
#include "widgets/record/factvalue.h"
#include "widgets/tables/sharebar.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

FactsView::FactsView(QWidget *parent)
    : QScrollArea(parent)
    , m_summary(new QLabel)
    , m_share(new ShareBar)
    , m_grid(new QGridLayout)
{
    setObjectName(u"factsView"_s);
    setAccessibleName(tr("Facts"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    // A bar that came and went would change the width of the texts, which wrap, and so whether it is needed: where that
    // has no end, Qt resizes them until the stack is full.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    auto *contents = new QWidget(this);
    auto *layout = new QVBoxLayout(contents);
    layout->addWidget(m_summary);
    layout->addWidget(m_share);
    layout->addLayout(m_grid);
    layout->addStretch();
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_summary->setObjectName(u"summary"_s);
    m_grid->setColumnStretch(1, 1);
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(4);
    setWidget(contents);
    contents->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
}

QSize FactsView::minimumSizeHint() const
{
    const int contents = widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
    const int most = characterWidth(fontMetrics()) * 40;
    return {std::min(contents, most), fontMetrics().lineSpacing() * 2};
}

FactsView::~FactsView() = default;

bool FactsView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

bool FactsView::hasRowsFor(const FactSheet &sheet) const
{
    return std::equal(
        m_rows.begin(), m_rows.end(), sheet.facts.begin(), sheet.facts.end(),
        [](const Row &row, const Fact &fact) { return row.field == fact.field && row.label->text() == fact.name; });
}

void FactsView::rebuild(const FactSheet &sheet)
{
    m_rows.clear();
    for (const Fact &fact : sheet.facts)
        addRow(fact);
}

void FactsView::addRow(const Fact &fact)
{
    Row row;
    row.field = fact.field;
    row.label = std::make_unique<QLabel>(fact.name);
    row.label->setTextFormat(Qt::PlainText);
    row.label->setForegroundRole(QPalette::PlaceholderText);
    QuietText::keepReadable(*row.label);
    row.label->setContentsMargins(0, 2, 0, 0);
    explain(*row.label, tr("“%1” in the response").arg(fact.field));
    row.value = std::make_unique<FactValue>(fact.name);
    row.value->setObjectName(u"fact_"_s + fact.field);
    row.label->setBuddy(row.value->textView());
    row.column = std::make_unique<QVBoxLayout>();
    row.column->setSpacing(2);
    row.column->addWidget(row.value.get());
    const int place = int(m_rows.size());
    m_grid->addWidget(row.label.get(), place, 0, Qt::AlignTop | Qt::AlignLeft);
    m_grid->addLayout(row.column.get(), place, 1);
    m_rows.push_back(std::move(row));
}

void FactsView::show(const FactSheet &sheet, const DestinationPolicy &policy, bool canSave)
{
    if (!hasRowsFor(sheet))
        rebuild(sheet);
    m_summary->setText(sheet.summary);
    m_summary->setVisible(!sheet.summary.isEmpty());
    m_share->setCounts(sheet.succeeded, sheet.failed);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Fact &fact = sheet.facts[i];
        if (fact.isSafe)
            m_rows[i].value->setSafeValue(fact.text, fact.presence);
        else
            m_rows[i].value->setValue(fact.text, fact.presence, fact.note);
        showLinks(m_rows[i], fact, policy, canSave);
    }
}

void FactsView::showLinks(Row &row, const Fact &fact, const DestinationPolicy &policy, bool canSave)
{
    const auto wanted = std::size_t(fact.links.size());
    while (row.links.size() < wanted) {
        const LinkRow *link = row.links.emplace_back(std::make_unique<LinkRow>()).get();
        connect(link, &LinkRow::saveRequested, this, &FactsView::saveRequested);
        connect(link, &LinkRow::messageRequested, this, &FactsView::messageRequested);
        row.column->addWidget(row.links.back().get());
    }
    for (std::size_t i = 0; i < row.links.size(); ++i) {
        if (i < wanted)
            row.links[i]->setLink(fact.name, Link::of(fact.links[qsizetype(i)], policy), canSave);
        row.links[i]->setVisible(i < wanted);
    }
}

} // namespace Balehook
