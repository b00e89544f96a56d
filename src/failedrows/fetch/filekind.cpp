// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/fetch/filekind.h"

#include "net/errorbody.h"

#include <algorithm>
#include <array>

namespace Balehook {

FileKind fileKind(const QByteArray &firstBytes, const QByteArray &contentType)
{
    if (isWebPage(firstBytes, contentType))
        return FileKind::WebPage;
    static constexpr std::array<const char *, 5> programTypes{"application/x-msdownload", "application/x-executable",
                                                              "application/x-sh", "application/x-msi",
                                                              "application/vnd.microsoft.portable-executable"};
    const QByteArray type = contentType.toLower();
    if (std::any_of(programTypes.begin(), programTypes.end(), [&type](const char *p) { return type.startsWith(p); }))
        return FileKind::Program;
    // Windows (a "MZ" alone may begin a CSV, so the zero bytes that follow are asked for, too), Linux, macOS, scripts.
    const bool isWindowsProgram = firstBytes.startsWith("MZ") && firstBytes.left(64).contains('\0');
    const bool isProgram = isWindowsProgram
        || firstBytes.startsWith("\x7f"
                                 "ELF")
        || firstBytes.startsWith("\xcf\xfa\xed\xfe") || firstBytes.startsWith("\xca\xfe\xba\xbe")
        || firstBytes.startsWith("#!");
    return isProgram ? FileKind::Program : FileKind::Ordinary;
}

} // namespace Balehook
