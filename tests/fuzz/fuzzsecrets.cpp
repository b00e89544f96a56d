// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/secrets/knownsecrets.h"
#include "core/secrets/secret.h"
#include "core/secrets/secretfilter.h"

#include "demand.h"

#include <algorithm>

using namespace Balehook;
using namespace Balehook::Fuzzing;

namespace {

/// \a text in pieces of \a size bytes.
QByteArray inPieces(const QByteArray &text, qsizetype size, SecretFilter::Hidden hidden)
{
    SecretFilter filter(hidden);
    QByteArray result;
    for (qsizetype at = 0; at < text.size(); at += size)
        result += filter.feed(text.mid(at, size));
    return result + filter.finish();
}

} // namespace

/// The first byte says how large the pieces are; the rest is what a service sends.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const QByteArray token = "aB+/x.9~Q=";
    static const Secret secret(token);
    Input input(data, size);
    const qsizetype pieces = 1 + input.byte() % 32;
    const QByteArray text = input.rest().toByteArray();
    const QByteArray safe = withoutKnownSecrets(text);
    demand(!safe.contains(token.chopped(1)));
    demand(withoutPartsOfKnownSecrets(safe).size() <= safe.size() + hiddenSecret.size());
    // The same however the bytes arrive.
    demand(inPieces(text, pieces, SecretFilter::Hidden::Replaced) == safe);
    const QByteArray crossedOut = inPieces(text, pieces, SecretFilter::Hidden::CrossedOut);
    demand(crossedOut.size() == text.size() && (crossedOut == text) == (safe == text));
    // And in both kinds of text, but for the zeros of UTF-16.
    const bool isAscii = std::all_of(text.begin(), text.end(), [](char c) { return c > 0; });
    demand(!isAscii || withoutKnownSecrets(QString::fromLatin1(text)) == QString::fromLatin1(safe));
    demand(!isAscii || holdsKnownSecret(QString::fromLatin1(text)) == (safe != text));
    return 0;
}
