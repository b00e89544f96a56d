// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/record/factof.h"

#include "domain/records/count.h"
#include "models/linktext.h"
#include "models/timetext.h"

#include <QCoreApplication>
#include <QLocale>

namespace Balehook {

Fact FactTexts::ofTime(const Timestamp &time, Fact fact)
{
    // A time that is none may be any text, of any length.
    if (time.instant()) {
        fact.text = TimeText::full(time);
        fact.isSafe = true;
    }
    return fact;
}

Fact FactTexts::ofCount(Fact fact)
{
    // As in the list; what it was sent as is under Raw.
    if (const auto count = parsedCount(fact.text))
        fact.text = QLocale().toString(*count);
    return fact;
}

Fact FactTexts::ofFile(Fact fact)
{
    fact.links = {fact.text};
    // What the file is called; the rest of the URL is under Raw.
    if (isWebLink(fact.text))
        fact.text = fileNameOf(fact.text);
    return fact;
}

Fact FactTexts::ofList(const QStringList &list, Fact fact)
{
    fact.text = list.join(u'\n');
    fact.note = QCoreApplication::translate("Balehook::PropertyFacts", "%Ln values", nullptr, int(list.size()));
    return fact;
}

} // namespace Balehook
