// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/reasons/headerwords.h"

namespace Balehook {

namespace {

constexpr qsizetype longestName = 128;

bool startsWord(QStringView name, qsizetype at)
{
    if (at == 0 || !name[at].isUpper())
        return false;
    // "errorMessage", and the M of "CSVMessage".
    return name[at - 1].isLower() || (at + 1 < name.size() && name[at - 1].isUpper() && name[at + 1].isLower());
}

QString folded(const QString &word)
{
    QString letters;
    const QString decomposed = word.toCaseFolded().normalized(QString::NormalizationForm_KD);
    for (const QChar letter : decomposed) {
        if (!letter.isMark())
            letters += letter;
    }
    return letters;
}

} // namespace

QStringList headerWords(const QString &name)
{
    const QStringView start = QStringView(name).left(longestName);
    QStringList words;
    QString word;
    const auto finish = [&] {
        if (!word.isEmpty())
            words.append(folded(word));
        word.clear();
    };
    for (qsizetype at = 0; at < start.size(); ++at) {
        const QChar letter = start[at];
        if (!letter.isLetter() && !letter.isMark()) {
            finish();
            continue;
        }
        if (startsWord(start, at))
            finish();
        word += letter;
    }
    finish();
    return words;
}

} // namespace Balehook
