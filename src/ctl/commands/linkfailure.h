// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/error.h"
#include "ctl/frame/failure.h"

namespace Balehook::Ctl {

/// Why the file behind a link of a job did not come. What its host refuses says nothing about the account's token,
/// which it never got.
Failure linkFailure(const Error &error);

} // namespace Balehook::Ctl
