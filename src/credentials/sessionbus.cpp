// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "credentials/sessionbus.h"

#include <QtGlobal>

#ifdef Q_OS_LINUX
#include <dlfcn.h>
#endif

namespace Balehook {

#ifdef Q_OS_LINUX

namespace {

// As much of GIO as is needed, found as QtKeychain finds libsecret: at run time, so that nothing is linked to it.
using Ready = void (*)(void *source, void *result, void *data);
using GetBus = void (*)(int type, void *cancellable, Ready ready, void *data);
using TakeBus = void *(*)(void *result, void **error);
using SetExitOnClose = void (*)(void *connection, int exits);
constexpr int sessionBus = 2; // G_BUS_TYPE_SESSION

} // namespace

void outliveSessionBus()
{
    static bool isDone = false;
    if (isDone)
        return;
    void *const library = dlopen("libgio-2.0.so.0", RTLD_LAZY | RTLD_NOLOAD);
    if (!library)
        return;
    isDone = true;
    static const auto take = reinterpret_cast<TakeBus>(dlsym(library, "g_bus_get_finish"));
    static const auto setExitOnClose =
        reinterpret_cast<SetExitOnClose>(dlsym(library, "g_dbus_connection_set_exit_on_close"));
    const auto get = reinterpret_cast<GetBus>(dlsym(library, "g_bus_get"));
    if (!take || !setExitOnClose || !get)
        return;
    // The connection is shared by all of the process. The reference is kept: a new one would exit again.
    get(
        sessionBus, nullptr,
        [](void *, void *result, void *) {
            if (void *const connection = take(result, nullptr))
                setExitOnClose(connection, 0);
        },
        nullptr);
}

#else

void outliveSessionBus()
{ }

#endif

} // namespace Balehook
