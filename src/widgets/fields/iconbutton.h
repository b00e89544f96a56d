// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

class QToolButton;
class QWidget;

namespace Balehook {

/// A flat button that shows only the icon \a icon; \a text is its tooltip and its name for screen readers.
QToolButton *iconButton(const QString &icon, const QString &text, QWidget *parent);

} // namespace Balehook
