// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLoggingCategory>

namespace Balehook {

Q_DECLARE_LOGGING_CATEGORY(logNet) ///< balehook.net: method, path, status, milliseconds; never headers or bodies
Q_DECLARE_LOGGING_CATEGORY(logApi) ///< balehook.api: what the service answered against the interface
Q_DECLARE_LOGGING_CATEGORY(logModel) ///< balehook.model
Q_DECLARE_LOGGING_CATEGORY(logCredentials) ///< balehook.credentials: outcomes, never values
Q_DECLARE_LOGGING_CATEGORY(logSession) ///< balehook.session
Q_DECLARE_LOGGING_CATEGORY(logApp) ///< balehook.app

} // namespace Balehook
