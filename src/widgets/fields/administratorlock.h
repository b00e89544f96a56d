// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QString;
class QWidget;

namespace Balehook {

class FieldMessage;

/// The sentence at everything that the administrator locked.
QString administratorLockText();

/// Shows what \a field holds without letting it be edited, and says why in its \a message.
void lockField(QWidget &field, FieldMessage &message);

} // namespace Balehook
