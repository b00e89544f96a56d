// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ctl/frame/terminal.h"

#include <QTemporaryFile>
#include <QTest>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace Balehook::Ctl {

namespace {

/// While it lives, what is written to the stream \a stream goes to a file.
class Caught final
{
public:
    explicit Caught(int stream)
        : m_stream(stream)
        , m_before(dup(stream))
    {
        if (m_file.open())
            dup2(m_file.handle(), m_stream);
    }
    ~Caught()
    {
        dup2(m_before, m_stream);
        ::close(m_before);
    }
    Q_DISABLE_COPY_MOVE(Caught)

    QByteArray text()
    {
        m_file.seek(0);
        return m_file.readAll();
    }

private:
    QTemporaryFile m_file;
    int m_stream;
    int m_before;
};

} // namespace

class TestTerminal final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesNoHiddenToken();
};

/// Also none that everybody else has forgotten.
void TestTerminal::writesNoHiddenToken()
{
    Terminal terminal;
    terminal.hide(Secret(QByteArrayView("terminal/canary")));
    QByteArray out;
    QByteArray err;
    {
        Caught caughtOut(STDOUT_FILENO);
        Caught caughtErr(STDERR_FILENO);
        terminal.write(R"({"a":"terminal/canary","b":"terminal\/canary"})"_ba);
        terminal.say(u"It says terminal/canary,\nand goes on"_s);
        terminal.trace(u"GET https://a.example/terminal/canary?page=1"_s);
        out = caughtOut.text();
        err = caughtErr.text();
    }
    QCOMPARE(out, R"({"a":"[...]","b":"[...]"})"_ba);
    QCOMPARE(err, "balehookctl: It says [...], and goes on\nGET https://a.example/[...]?page=1\n"_ba);
}

} // namespace Balehook::Ctl

QTEST_GUILESS_MAIN(Balehook::Ctl::TestTerminal)

#include "tst_terminal.moc"
