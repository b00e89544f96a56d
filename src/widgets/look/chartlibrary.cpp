// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/look/chartlibrary.h"

#include "charts/chart.h"
#include "core/errors/logging.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonObject>

#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

ChartLibrary::ChartLibrary(QStringList folders)
    : m_folders(std::move(folders))
{ }

QStringList ChartLibrary::standardFolders()
{
    const QDir program(QCoreApplication::applicationDirPath());
    return {program.absoluteFilePath(u"plugins"_s),
            program.absoluteFilePath(QString::fromUtf8(BALEHOOK_PLUGINS_FROM_BIN))};
}

bool ChartLibrary::load()
{
    if (m_loader.isLoaded())
        return true;
    QStringList reasons;
    for (const QString &folder : m_folders) {
        m_loader.setFileName(folder + u"/balehook-charts"_s);
        if (isOfThisVersion() && m_loader.load())
            return true;
        reasons.append(m_loader.metaData().isEmpty() || isOfThisVersion() ? m_loader.errorString()
                                                                          : u"of another version"_s);
    }
    qCWarning(logApp).noquote() << "no charts:" << reasons.join("; "_L1);
    return false;
}

/// Said in the file, which is not loaded for that: no code of another version runs.
bool ChartLibrary::isOfThisVersion() const
{
    return m_loader.metaData().value("MetaData"_L1)["Version"_L1].toString() == QStringLiteral(BALEHOOK_VERSION);
}

Chart *ChartLibrary::makeChart(QWidget *parent)
{
    auto *factory = load() ? qobject_cast<ChartFactory *>(m_loader.instance()) : nullptr;
    return factory ? factory->makeChart(parent) : nullptr;
}

} // namespace Balehook
