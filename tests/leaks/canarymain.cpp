// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/application.h"
#include "leaks/canaryrun.h"

#include <QTimer>

using namespace Balehook;

namespace {

void startRun()
{
    const QString token = QString::fromLocal8Bit(qgetenv("BALEHOOK_CANARY_TYPED"));
    const bool crashes = qEnvironmentVariableIsSet("BALEHOOK_CANARY_CRASH");
    auto *run = new Testing::CanaryRun(token);
    run->setParent(QCoreApplication::instance());
    QTimer::singleShot(0, run, crashes ? &Testing::CanaryRun::crash : &Testing::CanaryRun::run);
}

} // namespace

Q_COREAPP_STARTUP_FUNCTION(startRun)

/// The program itself; only that somebody sits in front of it.
int main(int argc, char **argv)
{
    return Application::main(argc, argv);
}
