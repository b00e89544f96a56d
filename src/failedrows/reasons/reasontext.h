// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QString>

namespace Balehook {

/// \a pattern of ReasonNormaliser for people: each mask becomes a translated placeholder such as "<value>". Data from
/// outside otherwise: goes through cellText() or plainToolTip() like any.
QString reasonText(QByteArrayView pattern);

} // namespace Balehook
