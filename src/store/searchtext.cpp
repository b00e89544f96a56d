// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/searchtext.h"

#include <QUrl>

#include <algorithm>

namespace Balehook {

namespace {

bool isPlain(QChar ch)
{
    return ch.unicode() < 0x80 && ch.unicode() != 0 && ch.unicode() != SearchText::divider;
}

QChar foldedPlain(QChar ch)
{
    return ch >= u'A' && ch <= u'Z' ? QChar(ch.unicode() + 0x20) : ch;
}

} // namespace

QString SearchText::fileName(const QString &link)
{
    const auto end = std::find_if(link.begin(), link.end(), [](QChar ch) { return ch == u'?' || ch == u'#'; });
    const QStringView path(link.begin(), end);
    const QString name = path.sliced(path.lastIndexOf(u'/') + 1).toString();
    if (name.isEmpty())
        return link;
    return name.contains(u'%') ? QUrl::fromPercentEncoding(name.toUtf8()) : name;
}

QString SearchText::of(const ImportJob &job, ImportJob::Field field)
{
    return ImportJob::kindOf(field) == FieldKind::File ? fileName(job.text(field)) : job.text(field);
}

QString SearchText::folded(const QString &text)
{
    QString result = text;
    if (std::all_of(text.begin(), text.end(), isPlain)) {
        std::transform(text.begin(), text.end(), result.begin(), foldedPlain);
        return result;
    }
    result.clear();
    result.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar ch = text[i];
        if (ch.isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate()) {
            result += QChar::fromUcs4(QChar::toCaseFolded(QChar::surrogateToUcs4(ch, text[i + 1])));
            ++i;
        } else if (ch.isSurrogate() || ch.isNull() || ch == divider) {
            result += QChar::ReplacementCharacter;
        } else {
            result += QChar::fromUcs4(QChar::toCaseFolded(char32_t(ch.unicode())));
        }
    }
    return result;
}

qsizetype SearchText::find(const QString &text, const QString &foldedNeedle, qsizetype from)
{
    return folded(text).indexOf(foldedNeedle, from);
}

} // namespace Balehook
