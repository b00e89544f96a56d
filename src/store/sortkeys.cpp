// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/sortkeys.h"

#include "store/order/keyslice.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

constexpr const char *behindDigits = ":";

/// A key of a text, made a text again.
struct Bound
{
    enum class Kind { Digits, Text, Other };

    static Bound of(const QByteArray &key);

    Kind kind = Kind::Other;
    QByteArray text;
};

Bound Bound::of(const QByteArray &key)
{
    const auto isControl = [](char ch) { return quint8(ch) < 0x20; };
    if (key.isEmpty())
        return {};
    const QByteArray digits = key.sliced(1);
    if (isControl(key.front()) && SortKeys::isNumber(digits) && digits.size() == key.front())
        return {Kind::Digits, digits};
    // Where dividers compare is known only if there is nothing that goes before them.
    const bool isPlain = std::none_of(key.begin(), key.end(), isControl);
    return {isPlain ? Kind::Text : Kind::Other, key};
}

} // namespace

bool SortKeys::isNumber(QByteArrayView text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](char ch) { return ch >= '0' && ch <= '9'; });
}

void SortKeys::appendNumber(QByteArrayView digits, QByteArray &key)
{
    while (digits.size() > 1 && digits.front() == '0')
        digits = digits.sliced(1);
    constexpr qsizetype mostDigits = 30;
    key.append(char(std::min(digits.size(), mostDigits))).append(digits);
}

QByteArray SortKeys::ofText(QByteArrayView text)
{
    if (!isNumber(text))
        return text.toByteArray();
    QByteArray key;
    appendNumber(text, key);
    return key;
}

/// Ids are the beginning of the texts. What is equal may come before the bound, which may be from the end of the
/// listing.
std::optional<JobQuerySql> SortKeys::idBefore(const QByteArray &key, bool isDescending)
{
    const Bound bound = Bound::of(key);
    const qsizetype size = bound.text.size();
    const QByteArray end = bound.text + ' '; // behind the text with its divider
    if (bound.kind == Bound::Kind::Other)
        return {};
    if (size >= KeySlice::longestKey)
        return {}; // others that begin so are its equals, whatever they go on with
    if (bound.kind == Bound::Kind::Text && isDescending)
        return JobQuerySql{u"j.texts > ?"_s, {bound.text}};
    if (bound.kind == Bound::Kind::Text)
        return JobQuerySql{u"j.texts < ?"_s, {std::max(end, QByteArray(behindDigits))}};
    if (isDescending)
        return JobQuerySql{u"j.key >= ? OR length(j.key) > ? OR j.key GLOB '*[^0-9]*'"_s, {bound.text, size}};
    return JobQuerySql{u"j.texts < ? OR length(j.key) < ?"_s, {std::max(end, QByteArray("1")), size}};
}

/// The file is the second of the texts; the divider behind it goes before all that a name may go on with.
std::optional<JobQuerySql> SortKeys::fileBefore(const QByteArray &key, bool isDescending)
{
    const Bound bound = Bound::of(key);
    const QString rest = u"substr(j.texts, instr(j.texts, x'1f') + 1)"_s;
    if (bound.kind != Bound::Kind::Text)
        return {};
    if (isDescending)
        return JobQuerySql{rest + " > ?"_L1, {bound.text}};
    return JobQuerySql{rest + " < ?"_L1, {std::max(bound.text, QByteArray(behindDigits))}};
}

} // namespace Balehook
