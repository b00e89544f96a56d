// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/search/searchsuggestions.h"

#include "widgets/fields/searchfield.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QLocale>

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr int insertedRole = Qt::UserRole;
/// Counting takes its time where there are many jobs: only once keys pause.
constexpr auto valuesPause = 100ms;

} // namespace

SearchSuggestions::SearchSuggestions(SearchField &field, QObject *parent)
    : QObject(parent)
    , m_field(field)
    , m_completer(new QCompleter(&m_model, this))
{
    m_completer->setWidget(&field);
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer->setMaxVisibleItems(most);
    m_completer->popup()->setObjectName(u"searchSuggestions"_s);
    m_completer->popup()->setAccessibleName(tr("Suggestions"));
    field.setSuggestions(m_completer->popup());
    m_soon.setSingleShot(true);
    m_soon.setInterval(valuesPause);
    connect(&field, &QLineEdit::textEdited, this, &SearchSuggestions::follow);
    connect(m_completer, qOverload<const QModelIndex &>(&QCompleter::activated), this, &SearchSuggestions::take);
    connect(&m_soon, &QTimer::timeout, this, [this] {
        if (m_wantedField < 0)
            return;
        const qsizetype cursor = m_field.cursorPosition();
        const QString rest = m_field.text().left(m_begun.begin) + m_field.text().mid(cursor);
        Q_EMIT valuesRequested(m_wantedField, rest.endsWith(u'-') ? rest.chopped(1) : rest, m_begun.text);
    });
}

void SearchSuggestions::setNames(std::span<const SearchName> names)
{
    m_names = names;
}

const SearchName *SearchSuggestions::nameOf(const QString &typed) const
{
    const auto found = std::find_if(m_names.begin(), m_names.end(), [&typed](const SearchName &each) {
        return typed.compare(each.name, Qt::CaseInsensitive) == 0;
    });
    return found == m_names.end() ? nullptr : &*found;
}

void SearchSuggestions::follow()
{
    m_soon.stop();
    m_wantedField = -1;
    const qsizetype cursor = m_field.cursorPosition();
    const QString text = m_field.text();
    const bool isAtEnd = cursor == text.size() || text[cursor].isSpace();
    const auto begun = isAtEnd ? SearchTerms::begunIn(text.left(cursor)) : std::nullopt;
    m_begun = begun.value_or(SearchTerms::Begun());
    const SearchName *name = nameOf(m_begun.name);
    if (begun && name) {
        m_wantedField = name->fields.front();
        m_soon.start();
    } else if (begun && m_begun.name.isEmpty()) {
        showNames(m_begun.text);
    } else {
        m_completer->popup()->hide();
    }
}

void SearchSuggestions::showNames(const QString &begun)
{
    m_model.clear();
    for (const SearchName &each : m_names) {
        if (!each.isOffered || begun.isEmpty() || !each.name.startsWith(begun, Qt::CaseInsensitive))
            continue;
        const QString typed = each.name + u':';
        auto *item = new QStandardItem(typed);
        item->setData(typed, insertedRole);
        item->setData(tr("Search in the field %1").arg(each.name), Qt::AccessibleTextRole);
        m_model.appendRow(item);
    }
    show();
}

void SearchSuggestions::setValues(int field, const QString &begun, const std::vector<Value> &values)
{
    if (field != m_wantedField || begun != m_begun.text || !m_field.hasFocus())
        return;
    m_model.clear();
    for (const Value &each : values) {
        if (each.value.isEmpty() || m_model.rowCount() == most)
            continue;
        auto *item = new QStandardItem(
            tr("%1 (%2)", "a value and how many records have it").arg(each.shown, QLocale().toString(each.count)));
        item->setData(QString(m_begun.name + u':' + SearchTerms::phrase(each.value) + u' '), insertedRole);
        m_model.appendRow(item);
    }
    show();
}

void SearchSuggestions::show()
{
    if (m_model.rowCount() == 0) {
        m_completer->popup()->hide();
        return;
    }
    m_completer->complete();
    m_completer->popup()->setCurrentIndex(QModelIndex());
}

void SearchSuggestions::take(const QModelIndex &chosen)
{
    const QString inserted = chosen.data(insertedRole).toString();
    const QString text = m_field.text();
    const QString after = text.mid(m_field.cursorPosition());
    const QString before = text.left(m_begun.begin) + inserted;
    m_field.setText(before + (inserted.endsWith(u' ') && after.startsWith(u' ') ? after.mid(1) : after));
    m_field.setCursorPosition(int(before.size()));
    follow(); // behind a name come its values
}

} // namespace Balehook
