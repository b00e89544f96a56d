// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QString>

namespace Balehook {

/// A look at a list that the user gave a name: what is searched, in which order, and with which columns.
struct NamedView
{
    QString name; ///< empty: the one that was shown last
    QString query = {}; ///< as QueryText writes it
    QByteArray columns = {}; ///< state of the header; empty: as they are

    friend bool operator==(const NamedView &a, const NamedView &b) = default;
};

} // namespace Balehook
