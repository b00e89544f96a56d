// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

namespace Balehook::Testing {

/// One text that a service may send, meant to be rendered, opened, run, or to stop the window.
struct CorpusText
{
    const char *name;
    QString text; ///< as it is on the wire, lone surrogates included
};

/// All of them. Those with markup want to load \a canaryFile, which nobody may open.
QList<CorpusText> textCorpus(const QString &canaryFile);

/// \a text inside the quotes of a JSON string; everything but plain ASCII is escaped.
QByteArray jsonEscaped(const QString &text);

} // namespace Balehook::Testing
