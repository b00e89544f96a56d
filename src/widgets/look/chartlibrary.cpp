// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/look/chartlibrary.h"

#include "charts/chart.h"
#include "core/errors/logging.h"

#include <QCoreApplication>
#include <QDir>

namespace Balehook {

using namespace Qt::StringLiterals;

bool ChartLibrary::load()
{
    if (m_loader.isLoaded())
        return true;
    const QDir program(QCoreApplication::applicationDirPath());
    // Where it is built, and where it is installed; nowhere that others can write to.
    for (const QString &folder : {u"plugins"_s, QString::fromUtf8(BALEHOOK_PLUGINS_FROM_BIN)}) {
        m_loader.setFileName(program.absoluteFilePath(folder + u"/balehook-charts"_s));
        if (m_loader.load())
            return true;
    }
    qCWarning(logApp).noquote() << "no charts:" << m_loader.errorString();
    return false;
}

Chart *ChartLibrary::makeChart(QWidget *parent)
{
    auto *factory = load() ? qobject_cast<ChartFactory *>(m_loader.instance()) : nullptr;
    return factory ? factory->makeChart(parent) : nullptr;
}

} // namespace Balehook
