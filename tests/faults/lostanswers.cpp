// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "faults/creationcase.h"
#include "session/account/registrationwords.h"
#include "support/saidof.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace Balehook::Testing {

namespace {

QByteArray headed(const QByteArray &headers)
{
    return "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n" + headers + "\r\n";
}

CreationCase hanging(const QByteArray &name, Script answer)
{
    return {name, std::move(answer), Ending::Unknown, saidOf(ErrorKind::TimedOut), {}, {}, true};
}

CreationCase redirecting(const QByteArray &name, int status, const QByteArray &location, const QString &says)
{
    Script::Headers headers;
    if (!location.isNull())
        headers = {{"Location", location}};
    // This one may point to what was created.
    if (status == 303)
        return {name, Script::answer(status, "Moved", headers), Ending::Unknown, u"(status 303)"_s};
    return {name, Script::answer(status, "Moved", headers), Ending::Refused, says};
}

} // namespace

/// It left, and then there was no answer, or half of one. (cases 5-7, 13, 14, 61-64, 67)
CreationCases lostAnswers()
{
    const auto unknown = Ending::Unknown;
    const QByteArray record = createdRecord();
    const QByteArray length = "Content-Length: 999\r\n";
    const QString ended = RegistrationWords::lostAnswer(Error(ErrorKind::ConnectionLost));
    const QString may; // what else is not sure
    return {
        {"closed after reading", Script().close(), unknown, ended},
        {"reset after reading", Script().reset(), unknown, ended},
        {"closed before the body", Script().close().beforeBody(), unknown, may},
        {"reset before the body", Script().reset().beforeBody(), unknown, may},
        {"H, then closed", Script().send("H").close(), unknown, ended},
        {"HTT, then closed", Script().send("HTT").close(), unknown, ended},
        {"HTT, then reset", Script().send("HTT").reset(), unknown, ended},
        {"status cut by a reset", Script().send("HTTP/1.1 2").reset(), unknown, ended},
        {"status, then closed", Script().send("HTTP/1.1 200 OK\r\n").close(), unknown, ended},
        {"header cut", Script().send("HTTP/1.1 200 OK\r\nContent-Ty").close(), unknown, ended},
        {"header cut by a reset", Script().send("HTTP/1.1 200 OK\r\nContent-Ty").reset(), unknown, ended},
        {"100, then closed", Script().send("HTTP/1.1 100 Continue\r\n\r\n").close(), unknown, ended},
        {"100, then reset", Script().send("HTTP/1.1 100 Continue\r\n\r\n").reset(), unknown, ended},
        {"no body", Script().send(headed(length)).close(), unknown, ended},
        {"body cut", Script().send(headed(length) + record).close(), unknown, ended},
        {"body cut by a reset", Script().send(headed(length) + record).reset(), unknown, may},
        {"chunk cut", Script().send(headed("Transfer-Encoding: chunked\r\n") + "999\r\n" + record.chopped(9)).close(),
         unknown, ended},
        {"chunk of ZZ", Script().send(headed("Transfer-Encoding: chunked\r\n") + "ZZ\r\n{}\r\n0\r\n\r\n").close(),
         unknown, may},
        {"length too small", Script().send(headed("Content-Length: 9\r\n") + record).close(), unknown, may},
        {"compressed rubbish", rawAnswer("HTTP/1.1 200 OK", "Content-Encoding: gzip\r\n", "rubbish"), unknown, may},
        {"compressed and cut",
         rawAnswer("HTTP/1.1 200 OK", "Content-Type: application/json\r\nContent-Encoding: deflate\r\n",
                   qCompress(record).sliced(4, 30)),
         unknown, may},
        {"no HTTP", Script().send("hello\r\n\r\n").close(), unknown, ended},
        {"HTTP/0.9", Script().send(record).close(), unknown, ended},
        {"TLS where none is", Script().send("\x15\x03\x01\x00\x02\x02\x28").close(), unknown, ended},
        {"99", Script().send("HTTP/1.1 99 What\r\nContent-Length: 0\r\n\r\n").close(), unknown, may},
        {"1000", Script().send("HTTP/1.1 1000 What\r\nContent-Length: 0\r\n\r\n").close(), unknown, may},
        {"headers of 300 KB",
         Script()
             .send("HTTP/1.1 200 OK\r\nX-A: " + QByteArray(300'000, 'x') + "\r\n"
                   + "Content-Length: " + QByteArray::number(record.size()) + "\r\n\r\n" + record)
             .close(),
         unknown, may},
        hanging("no answer", Script().hang()),
        hanging("100, then nothing", Script().send("HTTP/1.1 100 Continue\r\n\r\n").hang()),
        hanging("headers byte by byte", Script().trickle("HTTP/1.1 200 OK\r\nX-A: " + QByteArray(500, 'x'), 20ms)),
        hanging("half a body, then nothing", Script().send(headed(length) + record.left(20)).hang()),
        hanging("body byte by byte", Script().send(headed(length)).trickle(" ", 20ms)),
    };
}

/// Nobody is followed anywhere with a token and a body. (cases 26-28)
CreationCases redirectingAnswers()
{
    const QByteArray elsewhere = "%SCHEME%://%FOREIGN%/api/v1/webhook";
    const auto to = [](const QString &host) {
        Error error(ErrorKind::Redirected);
        error.host = QString::fromLatin1(saidHost);
        return error.userMessage().replace(error.host, host);
    };
    const QString host = to(u"%FOREIGN%"_s);
    const QString nowhere = Error(ErrorKind::Redirected).userMessage();
    CreationCases cases;
    for (const int status : {301, 302, 303, 307, 308}) {
        const QByteArray number = QByteArray::number(status);
        cases.push_back(redirecting(number + " elsewhere", status, elsewhere, host));
        cases.push_back(redirecting(number + " to itself", status, "/api/v1/webhook", to(u"%OWN%"_s)));
        cases.push_back(redirecting(number + " to nowhere", status, {}, nowhere));
    }
    const std::pair<QByteArray, QByteArray> targets[] = {
        {"a file", "file:///etc/hostname"},
        {"data", "data:application/json,{}"},
        {"a script", "javascript:alert(1)"},
        {"an empty address", ""},
        {"a resource", "qrc:/x"},
    };
    for (const auto &[name, target] : targets)
        cases.push_back(redirecting("307 to " + name, 307, target, nowhere));
    cases.push_back(redirecting("307 to another port", 307, "http://127.0.0.1:1/api/v1/webhook", to(u"127.0.0.1:1"_s)));
    cases.push_back(redirecting("307 to http", 307, "http://%OWN%/api/v1/webhook", to(u"%OWN%"_s)));
    cases.push_back(redirecting("307 to https", 307, "https://%OWN%/api/v1/webhook", to(u"%OWN%"_s)));
    cases.push_back(redirecting("307 without a scheme", 307, "//%FOREIGN%/x", host));
    cases.push_back(
        redirecting("307 with a user name", 307, "https://api.example.com@evil.example/", to(u"evil.example"_s)));
    cases.push_back(redirecting("307 to a look-alike", 307, "https://\xd0\xb0\xd1\x80\xd1\x80\xd3\x8f\xd0\xb5.com/",
                                to(u"xn--80ak6aa92e.com"_s)));
    cases.push_back(redirecting("307 to markup", 307, "https://<b>evil</b>/", nowhere));
    return cases;
}

} // namespace Balehook::Testing
