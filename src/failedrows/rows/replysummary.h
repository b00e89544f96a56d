// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/text/documenttext.h"

#include <QCoreApplication>
#include <QStringList>

#include <vector>

namespace Balehook {

/// "Copy summary": what support answers a merchant who asks which rows failed and why. A value: filled by the window,
/// then asked for its text. Everything in it may come from outside; secrets of this program are taken out.
class ReplySummary final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::ReplySummary)

public:
    /// Of a row, or a fact of the job.
    struct Cell
    {
        QString name = {}; ///< of the column
        QString value = {};
        bool personal = false;
    };
    struct Example
    {
        qint64 row = 0; ///< as shown to people, counted from 1
        QString message; ///< the reason's own words
        std::vector<Cell> cells; ///< a few that tell which record it is
        QStringList personal = {}; ///< values of its row; also of columns that are not among the cells
    };
    struct Reason
    {
        QString text; ///< title of the group
        qint64 rows = 0;
        std::vector<Example> examples;
    };

    QString title; ///< such as the file's name; may be empty
    std::vector<Cell> facts; ///< of the job, in the order to show
    qint64 rows = 0; ///< of the file, which are those that failed
    qint64 rowsWithoutReason = 0;
    std::vector<Reason> reasons; ///< the top ones, most rows first
    qint64 furtherReasons = 0; ///< how many more there are
    bool maskPersonal = true; ///< personal facts and cells are replaced by dots, also inside other texts of their row
    bool maskAddresses = true; ///< and so are mail addresses; only with maskPersonal

    QString plainText() const;
    QString markdown() const;
    void write(DocumentText &text) const;
    /// Of all examples: what is replaced by dots; nothing where nothing is to be.
    QStringList hiddenValues() const;

private:
    QString countLine() const;
    QString furtherLine() const;
    QString withoutReasonLine() const;
    QString reasonLine(const Reason &reason) const;
    QString shareOf(qint64 count) const;
    QString shown(const Cell &cell, const QStringList &hidden) const;
    QString exampleText(const Example &example) const;
    QString masked(const QString &words, const QStringList &hidden) const;
};

} // namespace Balehook
