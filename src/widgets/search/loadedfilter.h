// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QString>

#include <map>
#include <memory>

namespace Balehook {

class FoundPlace;
class ImportJobsModel;
class ListingPage;
class LoadedJobs;

/// Has the list of import jobs show those of its loaded rows that have what is typed, as long as there is no index to
/// search. Owned by what searches the list.
class LoadedFilter final : public QObject
{
    Q_OBJECT

public:
    /// Both outlive it.
    LoadedFilter(ListingPage &page, FoundPlace &place, QObject *parent = nullptr);
    ~LoadedFilter() override;

    /// Shows the rows with \a text; where none are loaded yet nothing happens, and it is to be called again then.
    /// Without a text what the service lists is shown.
    void show(const QString &text);
    /// The list shows what it filters.
    bool isShown() const;
    /// What is filtered now; null: nothing is.
    const LoadedJobs *rows() const;
    /// Ends it: the list shows something else now, or what the service lists.
    void end();
    /// The list shows what the service lists again; rows that come from then on are filtered by the next show().
    void reload();
    void forget(const QString &accountId);

private:
    ImportJobsModel *model() const;

    ListingPage &m_page;
    FoundPlace &m_place;
    std::map<QString, std::unique_ptr<LoadedJobs>> m_rows; ///< by account
};

} // namespace Balehook
