// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "store/jobquerysql.h"

#include <QByteArray>

#include <optional>

namespace Balehook {

/// Texts as keys that are sorted by their bytes: what is only digits goes before other texts and in the order of the
/// numbers. And what jobs need so that they may come before such a key. Pure functions.
namespace SortKeys {

bool isNumber(QByteArrayView text);
/// \a digits: a text that isNumber().
void appendNumber(QByteArrayView digits, QByteArray &key);
QByteArray ofText(QByteArrayView text);

/// What the id or the file of a job needs so that it may come before \a key or be its equal; nothing: any may. Others
/// may fulfil it, too.
std::optional<JobQuerySql> idBefore(const QByteArray &key, bool isDescending);
std::optional<JobQuerySql> fileBefore(const QByteArray &key, bool isDescending);

} // namespace SortKeys

} // namespace Balehook
