// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/searchrow.h"

#include "widgets/conditionmenu.h"
#include "widgets/countrangedialog.h"
#include "widgets/daterangedialog.h"
#include "widgets/icons.h"
#include "widgets/jobchips.h"
#include "widgets/scopeline.h"
#include "widgets/tones.h"
#include "widgets/valuespopup.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

using namespace std::chrono_literals;

/// A search is quick and is ended by the next one: no need to wait for a pause, only for keys that come together.
constexpr auto typingPause = 20ms;
constexpr int longestText = 1000;

} // namespace

SearchRow::SearchRow(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"searchRow"_s);
    build();
    m_typed.setSingleShot(true);
    m_typed.setInterval(typingPause);
    connect(&m_typed, &QTimer::timeout, this, &SearchRow::takeText);
    connect(m_text, &QLineEdit::textEdited, &m_typed, qOverload<>(&QTimer::start));
    connect(m_text, &QLineEdit::textChanged, this, [this](const QString &text) {
        if (text.isEmpty() && !m_query.text.isEmpty())
            takeText(); // by the button that clears
    });
    connect(m_conditions, &ConditionMenu::chosen, this, &SearchRow::change);
    connect(m_conditions, &ConditionMenu::valuesWanted, this,
            [this](ImportJob::Field field) { chooseValues(field, m_add); });
    connect(m_conditions, &ConditionMenu::countWanted, this, &SearchRow::chooseCount);
    connect(m_conditions, &ConditionMenu::datesWanted, this, &SearchRow::chooseDates);
    connect(m_chips, &JobChips::removed, this, [this](QueryPart part) { change(QueryPart::without(m_query, part)); });
    connect(m_chips, &JobChips::clearWanted, this, &SearchRow::clear);
    connect(m_chips, &JobChips::editWanted, this, &SearchRow::editPart);
}

void SearchRow::build()
{
    m_text = new QLineEdit(this);
    m_text->setObjectName(u"searchText"_s);
    m_text->setClearButtonEnabled(true);
    m_text->setMaxLength(longestText);
    m_text->setPlaceholderText(tr("Search id, type, user, channel, file names, details"));
    m_text->setAccessibleName(tr("Search import jobs"));
    m_text->addAction(themedIcon(u"search"_s), QLineEdit::LeadingPosition);
    m_text->installEventFilter(this);
    colourPlaceholder();

    m_conditions = new ConditionMenu([this] { return m_query; }, this);
    m_add = new QToolButton(this);
    m_add->setObjectName(u"addFilter"_s);
    m_add->setText(tr("Add Filter"));
    m_add->setIcon(themedIcon(u"plus"_s));
    auto *menu = new QMenu(m_add);
    m_conditions->attachTo(*menu);
    m_add->setMenu(menu);
    m_views = new QMenu(this);
    m_viewsButton = new QToolButton(this);
    m_viewsButton->setObjectName(u"viewsButton"_s);
    m_viewsButton->setText(tr("Views"));
    m_viewsButton->setMenu(m_views);
    for (QToolButton *button : {m_add, m_viewsButton}) {
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setPopupMode(QToolButton::InstantPopup);
        // Some styles leave no room for their arrow.
        button->setMinimumWidth(button->sizeHint().width() + fontMetrics().averageCharWidth());
    }
    m_chips = new JobChips(this);
    m_scope = new ScopeLine(this);

    auto *row = new QHBoxLayout;
    row->addWidget(m_text, 1);
    row->addWidget(m_add);
    row->addWidget(m_viewsButton);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 2);
    column->setSpacing(4);
    column->addLayout(row);
    column->addWidget(m_chips);
    column->addWidget(m_scope);
}

/// Some dark themes leave the placeholder black; it says what is searched and must be readable.
void SearchRow::colourPlaceholder()
{
    QPalette colours = m_text->palette();
    colours.setColor(QPalette::PlaceholderText, Tones::dim(palette(), QPalette::Active));
    m_text->setPalette(colours);
}

void SearchRow::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_text)
        colourPlaceholder();
}

void SearchRow::setQuery(const JobQuery &query)
{
    m_typed.stop();
    m_query = query;
    if (m_text->text() != query.text)
        m_text->setText(query.text);
    m_chips->show(m_query, m_labels);
}

void SearchRow::setLabels(const QMap<QString, QString> &labels)
{
    if (m_labels == labels)
        return;
    m_labels = labels;
    m_chips->show(m_query, m_labels);
}

void SearchRow::change(const JobQuery &query)
{
    JobQuery next = query;
    next.text = m_text->text(); // what was typed a moment ago belongs to it
    setQuery(next);
    Q_EMIT queryChanged(m_query);
}

void SearchRow::takeText()
{
    m_typed.stop();
    if (m_query.text == m_text->text())
        return;
    m_query.text = m_text->text();
    Q_EMIT queryChanged(m_query);
}

void SearchRow::clear()
{
    m_text->clear();
    if (m_query != JobQuery())
        change({});
}

void SearchRow::focusText()
{
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
}

bool SearchRow::takeKey(int key)
{
    switch (key) {
    case Qt::Key_Escape:
        if (m_text->text().isEmpty()) {
            Q_EMIT left();
        } else {
            m_text->clear();
            takeText();
        }
        return true;
    case Qt::Key_Down:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        takeText();
        Q_EMIT resultsWanted();
        return true;
    default:
        return false;
    }
}

bool SearchRow::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_text && event->type() == QEvent::ShortcutOverride) {
        // Before the window's own Esc.
        if (static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape)
            event->accept();
    } else if (watched == m_text && event->type() == QEvent::KeyPress) {
        if (takeKey(static_cast<QKeyEvent *>(event)->key()))
            return true;
    }
    return QWidget::eventFilter(watched, event);
}

void SearchRow::editPart(QueryPart part, QWidget *chip)
{
    switch (part.kind) {
    case QueryPart::Kind::Values:
        chooseValues(part.field, chip);
        break;
    case QueryPart::Kind::Count:
        chooseCount(part.field);
        break;
    case QueryPart::Kind::Time:
        chooseDates(part.field);
        break;
    case QueryPart::Kind::FailedFile:
    case QueryPart::Kind::Failures:
    case QueryPart::Kind::Listed:
    case QueryPart::Kind::Sort:
        change(QueryPart::turned(m_query, part));
        break;
    }
}

void SearchRow::chooseValues(ImportJob::Field field, const QWidget *anchor)
{
    const auto chosen = m_query.values.find(field);
    m_popup =
        new ValuesPopup(field, chosen == m_query.values.end() ? JobQuery::Values() : chosen->second, m_labels, this);
    connect(m_popup, &ValuesPopup::changed, this, [this, field](const JobQuery::Values &values) {
        JobQuery query = m_query;
        if (values.values.isEmpty())
            query.values.erase(field);
        else
            query.values[field] = values;
        change(query);
    });
    connect(m_popup, &ValuesPopup::loadWanted, m_scope, &ScopeLine::loadWanted);
    m_popup->openAt(*anchor);
    Q_EMIT facetsWanted();
}

void SearchRow::setFacets(const Result<JobFacets> &facets)
{
    if (!m_popup)
        return;
    if (!facets) {
        m_popup->setTrouble(facets.error().userMessage());
        return;
    }
    const ImportJob::Field field = m_popup->field();
    const auto values = facets.value().values.find(field);
    const auto distinct = facets.value().distinct.find(field);
    if (values != facets.value().values.end())
        m_popup->setCounts(values->second, distinct == facets.value().distinct.end() ? 0 : distinct->second);
    else
        m_popup->setCounts({}, 0);
}

void SearchRow::setFacetsTrouble(const QString &text, const QString &loadText)
{
    if (m_popup)
        m_popup->setTrouble(text, loadText);
}

void SearchRow::chooseCount(ImportJob::Field field)
{
    const auto now = m_query.counts.find(field);
    auto *dialog = new CountRangeDialog(QueryPart::fieldName(field),
                                        now == m_query.counts.end() ? JobQuery::CountRange() : now->second, this);
    connect(dialog, &CountRangeDialog::chosen, this, [this, field](const JobQuery::CountRange &range) {
        JobQuery query = m_query;
        query.counts.erase(field);
        if (range.least || range.most)
            query.counts[field] = range;
        change(query);
    });
    dialog->open();
}

void SearchRow::chooseDates(ImportJob::Field field)
{
    const auto now = m_query.times.find(field);
    auto *dialog = new DateRangeDialog(QueryPart::fieldName(field),
                                       now == m_query.times.end() ? JobQuery::TimeRange() : now->second, this);
    connect(dialog, &DateRangeDialog::chosen, this, [this, field](const JobQuery::TimeRange &range) {
        JobQuery query = m_query;
        query.times[field] = range;
        change(query);
    });
    dialog->open();
}

} // namespace Balehook
