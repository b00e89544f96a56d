// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/queries/jobfacets.h"
#include "domain/queries/jobquery.h"

#include <QFrame>
#include <QMap>

#include <functional>

class QCheckBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace Balehook {

/// The values that a field has, each with how many records have it, to be chosen from. Usable before the counts are
/// there. A popup that deletes itself when it closes.
class ValuesPopup final : public QFrame
{
    Q_OBJECT

public:
    /// What it says of a field.
    struct Words
    {
        QString name;
        std::function<QString(const QString &value)> valueText; ///< safe to show
        QString noneOfThese; ///< of the box that turns the condition round
        QString noValue; ///< where there are no values
    };
    static Words ofJobs(ImportJob::Field field, const QMap<QString, QString> &labels);
    /// \a name: what the table calls the field.
    static Words ofWebhooks(const QString &name);
    static Words ofProperties(const QString &name);

    ValuesPopup(Words words, JobQuery::Values chosen, QWidget *parent = nullptr);

    /// \a distinct: how many values there are in all.
    void setCounts(const std::vector<JobFacets::ValueCount> &counts, qint64 distinct);
    /// The answer to findRequested() for \a text: values beyond those that setCounts() has brought.
    void addFound(const QString &text, const std::vector<JobFacets::ValueCount> &counts);
    /// \a name with how many jobs have it.
    static QString countedText(const QString &name, qint64 jobs);
    /// The counts cannot be had; \a text says why. \a loadText: of the button that loads all jobs, which would help;
    /// empty: none.
    void setTrouble(const QString &text, const QString &loadText = {});
    /// Opens below \a anchor, on its screen.
    void openAt(const QWidget &anchor);

Q_SIGNALS:
    /// At each change; without values there is no condition.
    void changed(const Balehook::JobQuery::Values &values);
    void loadRequested();
    /// There are more values than are listed: those that hold \a text are wanted, instead of those wanted before.
    void findRequested(const QString &text);

private:
    void build();
    void addValue(const QString &value, std::optional<qint64> jobs);
    void take(const QListWidgetItem &item);
    void showOnly(const QString &text);
    void findMore();

    const Words m_words;
    JobQuery::Values m_chosen;
    qint64 m_hidden = 0; ///< values that are not listed
    int m_listed = 0; ///< rows of those that are; what was found for a text follows
    QLineEdit *m_filter = nullptr;
    QListWidget *m_list = nullptr;
    QCheckBox *m_negated = nullptr;
    QLabel *m_hint = nullptr;
    QPushButton *m_load = nullptr;
};

} // namespace Balehook
