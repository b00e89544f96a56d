// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "net/requestrecord.h"

#include <QCoreApplication>
#include <QString>

namespace Balehook {

/// What the request inspector says of a request. Plain text, fit to be shown.
class RequestText final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::RequestText)

public:
    /// A status code, or in a word or two why there is none.
    static QString status(const RequestRecord &record);
    static QString time(const RequestRecord &record);
    static QString duration(const RequestRecord &record);
    static QString attempt(const RequestRecord &record);
    /// What is to be known beyond the status in a sentence; empty for a request that went well.
    static QString sentence(const RequestRecord &record);
    /// All of it: headers and bodies, JSON indented.
    static QString details(const RequestRecord &record);

private:
    static QString summary(const RequestRecord &record);
    static QString answerBody(const RequestRecord &record);
    static QString goneText();
};

} // namespace Balehook
