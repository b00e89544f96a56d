// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <optional>
#include <vector>

namespace Balehook {

/// Finds pieces of JSON text without changing a byte of them: numbers keep all their digits, unknown fields their
/// place. Only meant for text that QJsonDocument accepted; on anything else it finds nothing or something, but stays
/// inside the text and comes to an end.
namespace RawJson {

/// The text of member \a name of the object \a text; of several with that name the last, as QJsonDocument decides.
std::optional<QByteArrayView> member(QByteArrayView text, QByteArrayView name);

/// The text of element \a index of the array \a text.
std::optional<QByteArrayView> element(QByteArrayView text, qsizetype index);

/// All elements of the array \a text; they point into it.
std::vector<QByteArrayView> elements(QByteArrayView text);

/// Whether \a text, JSON or not, has more than \a limit values in it: what decoding it would cost in memory depends on
/// their number more than on its length.
bool hasMoreValuesThan(QByteArrayView text, qsizetype limit);

/// All elements of the "data" of a listing; they point into \a body.
std::vector<QByteArrayView> listedElements(const QByteArray &body);

/// Element \a index of the "data" of a listing, as a copy; empty if there is none. Fits Page<T>::RawFinder.
QByteArray listedElement(const QByteArray &body, qsizetype index);

} // namespace RawJson

} // namespace Balehook
