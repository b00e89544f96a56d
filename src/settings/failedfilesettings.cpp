// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/failedfilesettings.h"

#include <QCryptographicHash>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr auto filesGroup = "failedFiles"_L1;
constexpr auto fileOrderKey = "failedFiles/order"_L1;
constexpr auto jobTypeKey = "jobType"_L1;
constexpr auto reasonColumnKey = "reasonColumn"_L1;
constexpr auto splitKey = "splitReasons"_L1;
constexpr auto fileFormatKey = "format"_L1;
constexpr auto memberKey = "member"_L1;
constexpr auto sheetKey = "sheet"_L1;
constexpr auto hiddenKey = "hiddenColumns"_L1;
constexpr auto personalKey = "personalColumns"_L1;

/// jobType may hold anything, also slashes, and be of any length: the name of its group is made of its hash.
QString nameOf(const QString &jobType)
{
    const QByteArray hash = QCryptographicHash::hash(jobType.toUtf8(), QCryptographicHash::Sha256);
    return QString::fromLatin1(hash.left(12).toHex());
}

QString fileKey(const QString &name, QLatin1StringView key)
{
    return filesGroup + u'/' + name + u'/' + key;
}

} // namespace

FailedFileView FailedFileSettings::view(const QString &jobType) const
{
    const QString name = nameOf(jobType);
    const auto value = [&](QLatin1StringView key) { return m_settings.value(fileKey(name, key)); };
    FailedFileView view;
    view.reasonColumn = value(reasonColumnKey).toString();
    if (const QVariant split = value(splitKey); split.isValid())
        view.splitReasons = split.toBool();
    view.format = value(fileFormatKey).toString();
    view.member = value(memberKey).toString();
    view.sheet = value(sheetKey).toString();
    view.hiddenColumns = value(hiddenKey).toStringList();
    if (const QVariant personal = value(personalKey); personal.isValid())
        view.personalColumns = personal.toStringList();
    return view;
}

void FailedFileSettings::setView(const QString &jobType, const FailedFileView &view)
{
    const QString name = nameOf(jobType);
    m_settings.remove(QString(filesGroup + u'/' + name));
    const bool isKept = view != FailedFileView();
    touch(name, isKept);
    if (!isKept)
        return;
    const auto set = [&](QLatin1StringView key, const QVariant &value, bool isSet) {
        if (isSet)
            m_settings.setValue(fileKey(name, key), value);
    };
    // For people who read the file.
    constexpr qsizetype longestShown = 200;
    set(jobTypeKey, jobType.left(longestShown), true);
    set(reasonColumnKey, view.reasonColumn, !view.reasonColumn.isEmpty());
    set(splitKey, view.splitReasons.value_or(true), view.splitReasons.has_value());
    set(fileFormatKey, view.format, !view.format.isEmpty());
    set(memberKey, view.member, !view.member.isEmpty());
    set(sheetKey, view.sheet, !view.sheet.isEmpty());
    set(hiddenKey, view.hiddenColumns, !view.hiddenColumns.isEmpty());
    set(personalKey, view.personalColumns.value_or(QStringList()), view.personalColumns.has_value());
}

void FailedFileSettings::forgetAll()
{
    m_settings.remove(filesGroup);
}

/// Moves \a name to the end of the order, or takes it out, and forgets what was used longest ago.
void FailedFileSettings::touch(const QString &name, bool isKept)
{
    QStringList order = m_settings.value(fileOrderKey).toStringList();
    order.removeAll(name);
    if (isKept)
        order.append(name);
    while (order.size() > mostKinds)
        m_settings.remove(QString(filesGroup + u'/' + order.takeFirst()));
    m_settings.setValue(fileOrderKey, order);
}

} // namespace Balehook
