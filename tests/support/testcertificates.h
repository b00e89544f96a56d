// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSslConfiguration>
#include <QString>

namespace Balehook::Testing {

/// A certificate authority of this test run and server certificates signed by it, made by the openssl command in a
/// temporary folder. Nothing of it is ever stored in the repository or in the system.
class TestCertificates final
{
public:
    enum class Kind { Good, WrongName, Expired };

    /// Configuration of a server with a certificate of \a kind for 127.0.0.1 and localhost.
    static QSslConfiguration server(Kind kind = Kind::Good);

    /// Makes QSslConfiguration::defaultConfiguration() trust the authority (besides nobody else) while it lives.
    class Trust final
    {
    public:
        Trust();
        ~Trust();
        Q_DISABLE_COPY_MOVE(Trust)

    private:
        QSslConfiguration m_before;
    };
};

} // namespace Balehook::Testing
