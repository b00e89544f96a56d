// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/errors/logging.h"

namespace Balehook {

// Debug lines are off unless asked for by QT_LOGGING_RULES.
Q_LOGGING_CATEGORY(logNet, "balehook.net", QtInfoMsg)
Q_LOGGING_CATEGORY(logApi, "balehook.api", QtInfoMsg)
Q_LOGGING_CATEGORY(logModel, "balehook.model", QtInfoMsg)
Q_LOGGING_CATEGORY(logCredentials, "balehook.credentials", QtInfoMsg)
Q_LOGGING_CATEGORY(logSession, "balehook.session", QtInfoMsg)
Q_LOGGING_CATEGORY(logApp, "balehook.app", QtInfoMsg)

} // namespace Balehook
