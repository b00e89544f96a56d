// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/application.h"
#include "widgets/tables/pagedtableview.h"

#include <QTimer>

using namespace Qt::StringLiterals;

namespace {

/// As soon as the list has its first row: another size, and then the window is closed.
void closeWhenLoaded()
{
    auto *timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, timer, [timer] {
        const QWidgetList windows = QApplication::topLevelWidgets();
        for (QWidget *window : windows) {
            const auto *table = window->findChild<Balehook::PagedTableView *>(u"importJobsTable"_s);
            if (!table || !table->isVisible() || !table->model() || table->model()->rowCount() == 0)
                continue;
            timer->stop();
            window->resize(window->width() + 10, window->height() + 10);
            window->close();
            return;
        }
    });
    timer->start(5);
}

Q_COREAPP_STARTUP_FUNCTION(closeWhenLoaded)

} // namespace

int main(int argc, char **argv)
{
    return Balehook::Application::main(argc, argv);
}
