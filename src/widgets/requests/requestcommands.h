// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "net/requestrecord.h"

#include <QObject>

#include <functional>
#include <vector>

class QAction;
class QWidget;

namespace Balehook {

class Sessions;

/// What can be done with the requests chosen in the inspector. The actions belong to a widget, which shows them.
class RequestCommands final : public QObject
{
    Q_OBJECT

public:
    /// What is chosen, the oldest first, and all that is shown.
    using Records = std::function<std::vector<RequestRecordPtr>()>;

    RequestCommands(Sessions &sessions, Records chosen, Records shown, QWidget &owner);

    QAction *copyCurl;
    QAction *copyCurlWithToken;
    QAction *copyAddress;
    QAction *copyAnswer;
    QAction *saveArchive;
    QAction *clear;

    /// What is possible now.
    void adapt();

    static QString noTokenText();
    /// Only a part of the response could be copied.
    static QString beginningText();

Q_SIGNALS:
    /// What was done, or why not, in a sentence.
    void messageRequested(const QString &text);

private:
    QAction *make(const QString &name, const QString &icon, const QString &text, void (RequestCommands::*run)());
    RequestRecordPtr one() const;
    void copyAsCurl();
    void askForToken();
    void copyWithToken(const RequestRecord &record);
    void copyUrl();
    void copyBody();
    void askWhereToSave();
    void save(const QString &fileName, const std::vector<RequestRecordPtr> &records);
    void forgetAll();

    Sessions &m_sessions;
    Records m_chosen;
    Records m_shown;
    QWidget &m_owner;
};

} // namespace Balehook
