// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "support/script.h"

#include <QString>
#include <QUrl>

#include <vector>

namespace Balehook::Testing {

/// How a registration ends for the person in front of it.
enum class Ending {
    Unknown, ///< nothing is claimed; what was listed again is shown
    Created, ///< the form goes, the new row is selected
    Refused ///< the form stays as it was typed, with the reason
};

/// A line of the table of creations: what the service does with the one POST, and what is seen then.
struct CreationCase
{
    QByteArray name;
    Script answer;
    Ending ending = Ending::Unknown;
    QString says; ///< a part of what can be read in the window
    QString notSaid = {}; ///< and what must not
    std::vector<const char *> marked = {}; ///< fields that the refusal names
    bool hangs = false; ///< ended by our own time-outs
    QByteArray id = "wh_9"; ///< as JSON has it, of what was created

    /// Puts addresses in the place of %OWN% and %FOREIGN% where a line says that.
    void fillIn(const QUrl &own, const QUrl &foreign);
};

using CreationCases = std::vector<CreationCase>;

/// The headers of most answers.
inline const Script::Headers json{{"Content-Type", "application/json"}};

/// An answer with \a status whose reason phrase and headers are given byte for byte.
Script rawAnswer(const QByteArray &statusLine, const QByteArray &headers, const QByteArray &body = {});

CreationCases createdAnswers();
CreationCases oddAnswers();
CreationCases refusingStatuses();
CreationCases refusingWords();
CreationCases lostAnswers();
CreationCases redirectingAnswers();

/// The webhook of RegistrationDesk::goodDraft() as the service answers and lists it, with the id "wh_9".
QByteArray createdRecord();

} // namespace Balehook::Testing
