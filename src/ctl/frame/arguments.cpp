// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/frame/arguments.h"

#include "domain/account/accountslug.h"

namespace Balehook::Ctl {

using namespace Qt::StringLiterals;

Error Arguments::refusal(const QString &sentence)
{
    return Error(ErrorKind::NotAllowed, sentence);
}

QString Arguments::value(const QString &name) const
{
    const QStringList values = options.value(name);
    return values.isEmpty() ? QString() : values.constLast();
}

Result<QString> Arguments::required(const QString &name) const
{
    const QString text = value(name);
    if (text.isEmpty())
        return refusal(tr("The option --%1 is required.").arg(name));
    return text;
}

Result<int> Arguments::number(const QString &name, int least, int most, int otherwise) const
{
    if (!isSet(name))
        return otherwise;
    bool isNumber = false;
    const int number = value(name).toInt(&isNumber);
    if (!isNumber || number < least || number > most)
        return refusal(tr("--%1 must be a number from %2 to %3.").arg(name).arg(least).arg(most));
    return number;
}

Result<QStringList> Arguments::list(const QString &name) const
{
    QStringList all;
    for (const QString &values : options.value(name))
        all += values.split(u',', Qt::SkipEmptyParts);
    if (isSet(name) && all.isEmpty())
        return refusal(missingValue(name));
    return all;
}

Result<OutputFormat> Arguments::format(OutputFormat otherwise) const
{
    if (!isSet(u"format"_s))
        return otherwise;
    if (const auto format = outputFormat(value(u"format"_s)))
        return *format;
    return refusal(unknownFormat());
}

QString Arguments::missingValue(const QString &option)
{
    return tr("The option --%1 requires a value.").arg(option);
}

QString Arguments::unknownFormat()
{
    return tr("--format must be table, csv, json or jsonl.");
}

Error Arguments::refusalOfBoth(const QString &one, const QString &other)
{
    return refusal(tr("Give either --%1 or --%2.").arg(one, other));
}

bool Arguments::isShortSlug(const QString &word)
{
    constexpr qsizetype longest = 20;
    return word.size() <= longest && AccountSlug::fromString(word);
}

} // namespace Balehook::Ctl
