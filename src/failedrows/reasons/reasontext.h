// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QList>
#include <QString>

namespace Balehook {

/// \a pattern of ReasonNormaliser for people: each mask becomes a translated placeholder such as "<value>", or
/// what stands for it in \a constants. Data from outside otherwise: goes through cellText() or plainToolTip() like any.
QString reasonText(QByteArrayView pattern, const QList<QByteArray> &constants = {});

} // namespace Balehook
