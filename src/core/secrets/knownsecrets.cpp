// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/secrets/knownsecrets.h"

#include "core/secrets/secretsearch.h"
#include "core/secrets/secrettable.h"

#include <QGlobalStatic>
#include <QReadWriteLock>

namespace Balehook {

namespace {

/// As much of a secret at the end of a text that was cut is hidden; less is found in any text.
constexpr qsizetype shortestPart = 6;

struct Known
{
    QReadWriteLock lock;
    SecretTable table;
};

Q_GLOBAL_STATIC(Known, known)

enum class End {
    Whole, ///< nothing follows
    Open, ///< more may follow
    Cut, ///< what followed is not there
};

template <typename Char>
SecretPlaces placesIn(const Char *text, qsizetype size, Qt::CaseSensitivity cases, End end)
{
    using Search = SecretSearch<Char>;
    SecretPlaces places;
    places.decidedTo = size;
    // Lines may still be written while the program's statics go.
    if (size == 0 || known.isDestroyed())
        return places;
    const QReadLocker lock(&known->lock);
    Search search({text, std::size_t(size)}, known->table, cases, end != End::Whole);
    for (qsizetype at = 0; at < size;) {
        const typename Search::Hit hit = search.next(at);
        at = hit.to;
        if (hit.kind == Search::Hit::Kind::None)
            break;
        if (hit.kind == Search::Hit::Kind::Undecided && end == End::Open) {
            places.decidedTo = hit.from;
            break;
        }
        if (hit.kind == Search::Hit::Kind::Secret || hit.to > hit.from) {
            places.ranges.append({hit.from, hit.to});
        } else if (hit.matched >= shortestPart) {
            places.ranges.append({hit.from, size});
            break;
        } else {
            at = hit.from + 1;
        }
    }
    return places;
}

template <typename Text, typename Placeholder>
Text replaced(const Text &text, const SecretPlaces &places, const Placeholder &placeholder)
{
    if (places.ranges.isEmpty())
        return text;
    Text result;
    result.reserve(text.size());
    qsizetype kept = 0;
    for (const SecretPlaces::Range &range : places.ranges) {
        result.append(text.constData() + kept, range.from - kept);
        result.append(placeholder);
        kept = range.to;
    }
    result.append(text.constData() + kept, text.size() - kept);
    return result;
}

SecretPlaces placesIn(const QString &text, Qt::CaseSensitivity cases)
{
    return placesIn(QStringView(text).utf16(), text.size(), cases, End::Whole);
}

} // namespace

QByteArray withoutKnownSecrets(const QByteArray &text)
{
    return replaced(text, placesIn(text.constData(), text.size(), Qt::CaseSensitive, End::Whole), hiddenSecret);
}

QString withoutKnownSecrets(const QString &text, Qt::CaseSensitivity cases)
{
    return replaced(text, placesIn(text, cases), QLatin1StringView(hiddenSecret));
}

QByteArray withoutPartsOfKnownSecrets(const QByteArray &text)
{
    return replaced(text, placesIn(text.constData(), text.size(), Qt::CaseSensitive, End::Cut), hiddenSecret);
}

bool holdsKnownSecret(const QString &text, Qt::CaseSensitivity cases)
{
    return !placesIn(text, cases).ranges.isEmpty();
}

SecretPlaces placesOfKnownSecrets(QByteArrayView text, bool goesOn)
{
    return placesIn(text.data(), text.size(), Qt::CaseSensitive, goesOn ? End::Open : End::Whole);
}

void rememberSecret(QByteArrayView bytes)
{
    if (bytes.size() < shortestKnownSecret || known.isDestroyed())
        return;
    const QWriteLocker lock(&known->lock);
    known->table.add(bytes);
}

void forgetSecret(QByteArrayView bytes)
{
    if (bytes.size() < shortestKnownSecret || known.isDestroyed())
        return;
    const QWriteLocker lock(&known->lock);
    known->table.remove(bytes);
}

} // namespace Balehook
