// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/jobquery.h"

#include <QByteArray>

namespace Balehook {

/// A look at the import jobs that the user gave a name: what is searched, in which order, and with which columns.
struct JobView
{
    QString name; ///< empty: the one that was shown last
    JobQuery query = {};
    QByteArray columns = {}; ///< state of the header; empty: as they are

    friend bool operator==(const JobView &a, const JobView &b) = default;
};

} // namespace Balehook
