// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "domain/queries/jobfacets.h"
#include "domain/queries/jobquery.h"
#include "widgets/search/queryrow.h"

namespace Balehook {

class ConditionMenu;
class ScopeLine;

/// Above the list of import jobs: the text that is searched, the conditions and the order as chips, and the scope.
/// Edits a JobQuery and knows nothing of where it is answered. Owned by the list's page.
class SearchRow final : public QueryRow<ImportJob>
{
    Q_OBJECT

public:
    explicit SearchRow(QWidget *parent = nullptr);

    /// The user's words for status codes.
    void setLabels(const QMap<QString, QString> &labels);
    /// The answer to facetsRequested(), for the popup that still waits for it.
    void setFacets(const Result<JobFacets> &facets);
    /// The answer to findRequested().
    void setFound(const QString &text, const Result<JobFacets> &facets);
    /// What was asked for with facetsRequested() is still waited for.
    bool isCounting() const { return m_isCounting; }
    void setFacetsTrouble(const QString &text, const QString &loadText = {});

    ScopeLine &scope() { return *m_scope; }
    ConditionMenu &conditions() { return *m_conditions; }

Q_SIGNALS:
    /// The user changed it, and paused typing.
    void queryChanged(const Balehook::JobQuery &query);
    /// Values and their counts are wanted for a popup.
    void facetsRequested();
    /// Values of a field that hold \a text are wanted for the popup; what was wanted before is not any more.
    void findRequested(Balehook::ImportJob::Field field, const QString &text);

private:
    void tell() override;
    QString textOf(const Part &part) const override;
    QString valueText(ImportJob::Field field, const QString &value) const override;
    void chooseValues(ImportJob::Field field, const QWidget *anchor) override;
    void chooseCount(ImportJob::Field field) override;

    void askForFacets();

    QMap<QString, QString> m_labels;
    ConditionMenu *m_conditions;
    ScopeLine *m_scope;
    bool m_isCounting = false;
};

} // namespace Balehook
