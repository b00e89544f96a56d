// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace Balehook {

/// A field of the account dialog that somebody may be led to.
enum class AccountPlace {
    None,
    BaseUrl,
    WorkspaceUrl,
    PageSize,
    PropertiesPath,
    Pagination,
    TokenForFiles,
    StatusLabels
};

} // namespace Balehook
