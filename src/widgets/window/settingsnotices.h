// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>

namespace Balehook {

class Error;
class MessageBar;
class Sessions;
class SettingsFile;
struct Account;

/// Says in the message bar that settings could not be saved, until they are, and which account another program removed.
/// All outlive it.
class SettingsNotices final : public QObject
{
    Q_OBJECT

public:
    SettingsNotices(SettingsFile &settings, Sessions &sessions, MessageBar &bar, QObject *parent = nullptr);

private:
    void tellFailure(const Error &error);
    void tellOf(const Account &account, const QString &text);

    MessageBar &m_bar;
};

} // namespace Balehook
