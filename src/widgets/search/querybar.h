// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QLabel;
class QMenu;
class QToolButton;

namespace Balehook {

class QueryChips;
class SearchField;
class SearchSuggestions;
class SearchTerms;

/// How the search rows above the lists look: the text that is searched, buttons for filters and views, the chips.
/// QueryRow makes it work.
class QueryBar : public QWidget
{
    Q_OBJECT

public:
    QMenu &viewsMenu();
    SearchSuggestions &suggestions() { return *m_suggestions; }
    /// Focus to the text, which is selected.
    void focusText();
    /// What clearing the query takes away, as a button has it.
    static QString clearText(bool hasText, bool hasFilters);

Q_SIGNALS:
    /// Down or Enter: to the rows that were found.
    void resultsRequested();
    /// Esc in an empty box.
    void left();
    /// The user changed the query, and paused typing; of rows that do not hand it over.
    void queryEdited();
    /// A popup is open and wants values of its field, with their counts.
    void valuesRequested();
    /// There are more than it lists: those that hold \a text are wanted.
    void moreValuesRequested(const QString &text);

protected:
    /// Its layout ends with the chips.
    explicit QueryBar(QWidget *parent);

    /// Says which of the names before a colon are no fields, \a known being those that are, or that some of what was
    /// typed is left out; otherwise nothing.
    void showTermsHint(const SearchTerms &terms, const QString &known);

    SearchField *m_text;
    SearchSuggestions *m_suggestions;
    QToolButton *m_add; ///< has an empty menu
    QToolButton *m_views;
    QueryChips *m_chips;

private:
    QLabel *m_hint;
};

} // namespace Balehook
