// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/searchterms.h"

#include <QObject>
#include <QStandardItemModel>
#include <QTimer>

#include <vector>

class QCompleter;

namespace Balehook {

class SearchField;

/// What can be typed next into a search field, in a list below it: names of fields, and behind a name and its colon
/// values of this field with their counts. Opens while the user types, never by itself. Owned by a search row.
class SearchSuggestions final : public QObject
{
    Q_OBJECT

public:
    struct Value
    {
        QString value;
        QString shown; ///< safe to show
        qint64 count = 0;
    };

    /// \a field outlives it.
    explicit SearchSuggestions(SearchField &field, QObject *parent = nullptr);

    /// The names that fields have here.
    void setNames(std::span<const SearchName> names);
    /// The response to valuesRequested(), most frequent first; other ones than those asked for last are dropped.
    void setValues(int field, const QString &begun, const std::vector<Value> &values);

    static constexpr int most = 10;

Q_SIGNALS:
    /// Values of \a field that hold \a begun are wanted, without regard to case. \a rest: what is typed besides.
    void valuesRequested(int field, const QString &rest, const QString &begun);

private:
    void follow();
    void showNames(const QString &begun);
    void show();
    void take(const QModelIndex &chosen);
    const SearchName *nameOf(const QString &typed) const;

    SearchField &m_field;
    std::span<const SearchName> m_names;
    QStandardItemModel m_model;
    QCompleter *m_completer;
    QTimer m_soon;
    SearchTerms::Begun m_begun; ///< what the list is about
    int m_wantedField = -1; ///< whose values are waited for or shown
};

} // namespace Balehook
