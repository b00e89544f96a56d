// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/knownsecrets.h"

#include <QByteArrayList>
#include <QGlobalStatic>
#include <QMutex>

#include <algorithm>
#include <vector>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr auto placeholder = "[...]"_L1;

struct Known
{
    QMutex mutex;
    std::vector<QByteArrayView> secrets;
};

Q_GLOBAL_STATIC(Known, known)

/// The ways in which \a secret is written; short-lived copies, as any comparison with text needs.
QByteArrayList spellings(QByteArrayView secret)
{
    const QByteArray plain = secret.toByteArray();
    QByteArrayList all{plain};
    for (const QByteArray &other : {plain.toPercentEncoding(), plain.toPercentEncoding("+/="), plain.toBase64(),
                                    QByteArray(plain).replace('/', "\\/")}) {
        if (!all.contains(other))
            all.append(other);
    }
    return all;
}

/// Calls \a replace with each spelling of each secret.
template <typename Replace>
void forEachSpelling(const Replace &replace)
{
    // Lines may still be written while the program's statics go.
    if (known.isDestroyed())
        return;
    const QMutexLocker lock(&known->mutex);
    for (const QByteArrayView secret : known->secrets) {
        if (secret.size() < shortestKnownSecret)
            continue;
        const QByteArrayList all = spellings(secret);
        std::for_each(all.begin(), all.end(), replace);
    }
}

} // namespace

QByteArray withoutKnownSecrets(const QByteArray &text)
{
    QByteArray result = text;
    forEachSpelling([&result](const QByteArray &secret) {
        if (result.contains(secret))
            result.replace(secret, QByteArrayView(placeholder.data(), placeholder.size()));
    });
    return result;
}

QString withoutKnownSecrets(const QString &text, Qt::CaseSensitivity cases)
{
    QString result = text;
    forEachSpelling([&result, cases](const QByteArray &bytes) {
        const QLatin1StringView secret(bytes);
        if (result.contains(secret, cases))
            result.replace(secret, placeholder, cases);
    });
    return result;
}

void rememberSecret(QByteArrayView bytes)
{
    if (known.isDestroyed())
        return;
    const QMutexLocker lock(&known->mutex);
    known->secrets.push_back(bytes);
}

void forgetSecret(QByteArrayView bytes)
{
    if (known.isDestroyed())
        return;
    const QMutexLocker lock(&known->mutex);
    std::erase_if(known->secrets, [bytes](QByteArrayView each) { return each.data() == bytes.data(); });
}

} // namespace Balehook
