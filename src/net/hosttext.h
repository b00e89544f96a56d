// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QUrl;

namespace Balehook {

/// Host in ASCII form, with the port if it is not the default one; empty if \a url is no web address.
QString hostForPeople(const QUrl &url);

} // namespace Balehook
