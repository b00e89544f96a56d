// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDateTime>
#include <QJsonObject>
#include <QString>

namespace Balehook::Demo {

/// The properties of one account (interface 2.3), computed: all four field types, and now and then what a client must
/// live with, such as an unknown type, an odd scope or a list that is none.
class DemoProperties final
{
public:
    DemoProperties(QString slug, int count, QDateTime start);

    qint64 count() const { return m_count; }
    QJsonObject at(qint64 position) const;

private:
    QString m_slug;
    int m_count;
    QDateTime m_start;
};

} // namespace Balehook::Demo
