// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDate>
#include <QStringList>
#include <QWidget>

#include <optional>
#include <vector>

class QCheckBox;
class QComboBox;
class QDateEdit;
class QToolButton;

namespace Balehook {

/// Above the reasons: of which jobs and accounts they are, of which days, and which periods are compared.
class ReasonsChoice final : public QWidget
{
    Q_OBJECT

public:
    enum class Jobs { Selected, Search, All };
    struct AccountName
    {
        QString id;
        QString name;
    };

    explicit ReasonsChoice(QWidget *parent = nullptr);

    /// What there is to choose from, and what is chosen first; \a current: account of the list.
    void offer(bool hasSelection, bool hasSearch, Jobs first, std::vector<AccountName> accounts,
               const QString &current);
    void setUtc(bool isUtc) { m_isUtc = isUtc; }

    Jobs jobs() const;
    QStringList accounts() const; ///< ids; that of the list for selected jobs
    std::optional<int> lastDays() const; ///< nothing: any day
    std::optional<QDate> since() const; ///< nothing: no comparison
    bool isOnlyNew() const;

Q_SIGNALS:
    /// Other jobs are chosen.
    void jobsChanged();
    /// Other periods are compared.
    void sinceChanged();
    void onlyNewChanged(bool isOnlyNew);

private:
    void build();
    void fillAccounts();
    void showAccounts();
    QDate today() const;

    QComboBox *m_jobs;
    QToolButton *m_accounts;
    QComboBox *m_days;
    QComboBox *m_since;
    QDateEdit *m_sinceDay;
    QCheckBox *m_onlyNew;
    std::vector<AccountName> m_names;
    QStringList m_chosen;
    QString m_current;
    bool m_isUtc = false;
};

} // namespace Balehook
