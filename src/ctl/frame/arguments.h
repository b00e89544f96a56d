// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "ctl/frame/outputformat.h"

#include <QHash>
#include <QString>
#include <QStringList>

namespace Balehook::Ctl {

/// What stood behind the name of a command. The errors are ErrorKind::NotAllowed with a sentence as detail.
class Arguments final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::Ctl::Arguments)

public:
    QString operand; ///< SLUG or ID; empty where the command has none
    QString secondOperand;
    QHash<QString, QStringList> options; ///< names without dashes; a switch has an empty list

    bool isSet(const QString &name) const { return options.contains(name); }
    /// The last value; empty if it is not set.
    QString value(const QString &name) const;

    /// An empty value counts as missing.
    Result<QString> required(const QString &name) const;
    Result<int> number(const QString &name, int least, int most, int otherwise) const;
    /// All values of an option that takes several, separated by commas or given one by one. An error where it is there
    /// without a value.
    Result<QStringList> list(const QString &name) const;
    /// --format.
    Result<OutputFormat> format(OutputFormat otherwise = OutputFormat::Table) const;

    static Error refusal(const QString &sentence);
    /// Exactly one of the two is wanted.
    static Error refusalOfBoth(const QString &one, const QString &other);
    static QString missingValue(const QString &option);
    /// That --format is none of ours.
    static QString unknownFormat();
    /// May be the account, although it stands where none is expected. Anything longer, or no slug, may be a secret in
    /// the wrong place, which whoever looks for the account would repeat.
    static bool isShortSlug(const QString &word);
};

} // namespace Balehook::Ctl
