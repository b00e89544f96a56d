// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/result.h"
#include "domain/jobfacets.h"
#include "domain/jobquery.h"
#include "widgets/querypart.h"

#include <QPointer>
#include <QWidget>

class QMenu;
class QToolButton;

namespace Balehook {

class ConditionMenu;
class QueryChips;
class ScopeLine;
class SearchField;
class ValuesPopup;

/// Above the list of import jobs: the text that is searched, the conditions and the order as chips, and the scope.
/// Edits a JobQuery and knows nothing of where it is answered. Owned by the list's page.
class SearchRow final : public QWidget
{
    Q_OBJECT

public:
    explicit SearchRow(QWidget *parent = nullptr);

    const JobQuery &query() const { return m_query; }
    /// Shows \a query; queryChanged() does not come.
    void setQuery(const JobQuery &query);
    /// The user's words for status codes.
    void setLabels(const QMap<QString, QString> &labels);
    /// The answer to facetsWanted(), for the popup that still waits for it.
    void setFacets(const Result<JobFacets> &facets);
    void setFacetsTrouble(const QString &text, const QString &loadText = {});
    /// Focus to the text, which is selected.
    void focusText();
    void clear();

    ScopeLine &scope() { return *m_scope; }
    ConditionMenu &conditions() { return *m_conditions; }
    QMenu &viewsMenu() { return *m_views; }

Q_SIGNALS:
    /// The user changed it, and paused typing.
    void queryChanged(const Balehook::JobQuery &query);
    /// Values and their counts are wanted for a popup.
    void facetsWanted();
    /// Down or Enter: to the rows that were found.
    void resultsWanted();
    /// Esc in an empty box.
    void left();

private:
    void build();
    void showChips();
    void change(const JobQuery &query);
    void takeText();
    void editPart(QueryPart part, QWidget *chip);
    void chooseValues(ImportJob::Field field, const QWidget *anchor);
    void chooseCount(ImportJob::Field field);
    void chooseDates(ImportJob::Field field);

    JobQuery m_query;
    QMap<QString, QString> m_labels;
    SearchField *m_text = nullptr;
    QToolButton *m_add = nullptr;
    QToolButton *m_viewsButton = nullptr;
    QMenu *m_views = nullptr;
    ConditionMenu *m_conditions = nullptr;
    QueryChips *m_chips = nullptr;
    ScopeLine *m_scope = nullptr;
    QPointer<ValuesPopup> m_popup;
    ImportJob::Field m_popupField = ImportJob::Status;
};

} // namespace Balehook
