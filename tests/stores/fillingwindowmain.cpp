// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/application.h"

#include <QPushButton>
#include <QTimer>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

/// Clicks as a user would, as soon as the window offers to load all jobs or to go on with it; says so, once.
void clickWhenOffered()
{
    auto *timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, timer, [timer] {
        const QWidgetList windows = QApplication::topLevelWidgets();
        for (const QWidget *window : windows) {
            for (const QString &name : {u"scopeResume"_s, u"scopeLoad"_s}) {
                auto *button = window->findChild<QPushButton *>(name);
                if (!button || !button->isVisible())
                    continue;
                timer->stop();
                button->click();
                std::fputs("filling\n", stderr);
                return;
            }
        }
    });
    timer->start(5);
}

Q_COREAPP_STARTUP_FUNCTION(clickWhenOffered)

} // namespace

/// The whole console with somebody in front of it who loads all jobs.
int main(int argc, char **argv)
{
    return Balehook::Application::main(argc, argv);
}
