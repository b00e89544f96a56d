// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/importjob.h"

#include <QMap>
#include <QScrollArea>

#include <array>
#include <vector>

class QLabel;
class QGridLayout;
class QVBoxLayout;

namespace Balehook {

class FactValue;
class LinkRow;
class ShareBar;

/// Every field of an import job with its name, in an order that answers the phone: what, how far, who, which files.
class FactsView final : public QScrollArea
{
    Q_OBJECT

public:
    explicit FactsView(QWidget *parent = nullptr);

    /// \a statusLabels: the user's own words for codes. \a canSave: there is a session to save files with.
    void showJob(const ImportJob &job, const QMap<QString, QString> &statusLabels, bool utc, bool canSave);

    /// The name of \a field in front of a person.
    static QString fieldName(ImportJob::Field field);

Q_SIGNALS:
    void saveRequested(const QUrl &url);
    void messageWanted(const QString &text);

private:
    QLabel *m_summary;
    ShareBar *m_share;
    QGridLayout *m_grid;
    std::array<FactValue *, ImportJob::FieldCount> m_values{};
    std::array<QVBoxLayout *, ImportJob::FieldCount> m_linkColumns{};
    std::array<std::vector<LinkRow *>, ImportJob::FieldCount> m_links;

    void addField(ImportJob::Field field);
    void showCounts(const ImportJob &job);
    void showSummary(const ImportJob &job, bool utc);
    void showLinks(ImportJob::Field field, const QStringList &texts, bool canSave);
};

} // namespace Balehook
