// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace Balehook {

class ManualPages;

/// Looks for words in the pages of the manual.
namespace ManualSearch {

struct Hit
{
    QString page;
    QString title;
    QString excerpt; ///< around the first word that is found; empty if words are in the title alone
};

QStringList wordsOf(const QString &text);
/// The pages that have all of \a words, without regard to case: those first that have them in the title, then those
/// that have them most often, then in the order of the contents.
std::vector<Hit> find(const ManualPages &pages, const QStringList &words);

} // namespace ManualSearch
} // namespace Balehook
