// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "faults/filecase.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace Balehook::Testing {

namespace {

const Script::Headers xml{{"Content-Type", "application/xml"}};

FileCase failed(const QByteArray &name, Script answer, const QString &says, int asked = 1)
{
    return {name, fileLink, std::move(answer), {}, false, says, {}, asked};
}

FileCase said(const QByteArray &name, int status, const QByteArray &body, const QString &says)
{
    FileCase line = failed(name, Script::answer(status, body, xml), says);
    line.notSaid = u"c0ffee"_s;
    return line;
}

FileCase challenged(const QByteArray &challenge)
{
    return failed("401 " + challenge.left(challenge.indexOf(' ')),
                  Script::answer(401, {}, {{"WWW-Authenticate", challenge}}), troubleText(ErrorKind::TokenRefused));
}

FileCase cut(const QByteArray &name, const QByteArray &headers, const QByteArray &body, const QString &says,
             int asked = 1)
{
    FileCase line = failed(name, Script().send("HTTP/1.1 200 OK\r\n" + headers + "\r\n" + body).close(), says, asked);
    line.repeated = asked > 1 ? 4 : 1;
    return line;
}

/// Where nothing came on a connection, Qt asks again itself: harmless for a GET.
FileCase repeated(const QByteArray &name, Script answer)
{
    FileCase line = failed(name, std::move(answer), troubleText(ErrorKind::ConnectionLost), 3);
    line.repeated = 4;
    return line;
}

FileCase hanging(const QByteArray &name, Script answer)
{
    FileCase line = failed(name, std::move(answer), troubleText(ErrorKind::TimedOut));
    line.hangs = true;
    return line;
}

} // namespace

/// The host says no. (cases 33, 85, 86)
FileCases refusedFiles()
{
    const QString expired = troubleText(ErrorKind::LinkExpired);
    const QString forbidden = troubleText(ErrorKind::Forbidden);
    const QString gone = troubleText(ErrorKind::NotFound);
    const QByteArray denied = "<Error><Code>AccessDenied</Code><Message>Request has expired</Message>"
                              "<StringToSign>c0ffee-canary</StringToSign></Error>";
    FileCases cases{
        said("403 of S3", 403, denied, expired),
        said("403 of S3 with a namespace", 403,
             "<?xml version=\"1.0\"?><Error xmlns=\"http://s3.example/\">"
             "<Code>SignatureDoesNotMatch</Code></Error>",
             expired),
        said("400 of S3", 400, "<Error><Code>ExpiredToken</Code></Error>", expired),
        said("403 of a bomb", 403,
             "<!DOCTYPE a [<!ENTITY b \"bbbbbbbbbb\"><!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;\"><!ENTITY d "
             "\"&c;&c;&c;&c;&c;&c;&c;&c;&c;&c;\">]><Error><Code>&d;&d;&d;&d;&d;&d;&d;&d;</Code></Error>",
             forbidden),
        said("403 of a file", 403,
             "<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]><Error><Code>&b;</Code></Error>", forbidden),
        said("403", 403, "no", forbidden),
        said("403 that repeats the link", 403, "No X-Amz-Signature=c0ffee-canary", forbidden),
        said("404", 404, "no", gone),
        said("404 of S3", 404, "<Error><Code>NoSuchKey</Code></Error>", gone),
        said("410", 410, "no", gone),
        failed("401", Script::answer(401, {}), troubleText(ErrorKind::TokenRefused)),
        challenged("Basic realm=\"files\""),
        challenged(R"(Digest realm="files", nonce="x")"),
        challenged("NTLM"),
        challenged("Negotiate"),
        challenged("Bearer"),
        failed("407 of no proxy", Script::answer(407, {}, {{"Proxy-Authenticate", "Basic realm=x"}}), u"proxy"_s),
        failed("404 with a reason of markup", Script().send("HTTP/1.1 404 <img src=x>\r\nContent-Length: 0\r\n\r\n"),
               gone),
        failed("403 that never ends", Script().send("HTTP/1.1 403 No\r\n\r\n").flood(QByteArray(1 << 16, 'x')),
               forbidden),
    };
    for (const int status : {400, 405, 413, 414, 416, 418, 451}) {
        cases.push_back(
            failed(QByteArray::number(status), Script::answer(status, {}), troubleText(ErrorKind::Rejected)));
    }
    for (const int status : {202, 203, 206, 299, 300, 600}) {
        cases.push_back(failed(QByteArray::number(status), Script::answer(status, fileRows()),
                               troubleText(ErrorKind::NotUnderstood)));
    }
    for (const int status : {204, 205, 304}) {
        cases.push_back(failed(QByteArray::number(status),
                               Script().send("HTTP/1.1 " + QByteArray::number(status) + " X\r\n\r\n").close(),
                               troubleText(ErrorKind::NotUnderstood)));
    }
    for (const int status : {500, 502, 503, 504}) {
        cases.push_back(failed(QByteArray::number(status), Script::answer(status, "<h1>Bad</h1>"),
                               troubleText(ErrorKind::ServerFailed), 3));
    }
    cases.push_back(failed("501", Script::answer(501, {}), troubleText(ErrorKind::ServerFailed)));
    cases.push_back(failed("429", Script::answer(429, {}), troubleText(ErrorKind::TooManyRequests), 3));
    cases.push_back(
        failed("429 for an hour", Script::answer(429, {}, {{"Retry-After", "3600"}}), u"Wait 3,600 second"_s));
    return cases;
}

/// Half a file is no file. (cases 8, 13, 14)
FileCases brokenFiles(bool tls)
{
    const QByteArray rows = fileRows();
    const QString closed = troubleText(ErrorKind::ConnectionLost);
    const QString length = troubleText(ErrorKind::NotUnderstood);
    const QByteArray chunked = "Transfer-Encoding: chunked\r\n";
    FileCases cases{
        cut("shorter than it says", "Content-Length: 99\r\n", rows, closed, 3),
        cut("no body", "Content-Length: 99\r\n", {}, closed, 3),
        cut("a chunk cut", chunked, "99\r\n" + rows, closed, 3),
        cut("the last chunk missing", chunked, "5\r\nsku,r\r\n", closed, 3),
        cut("a negative length", "Content-Length: -5\r\n", rows, length),
        cut("a length in words", "Content-Length: many\r\n", rows, length),
        cut("two lengths", "Content-Length: 9\r\nContent-Length: 19\r\n", rows, length),
        cut("a length beyond numbers", "Content-Length: 99999999999999999999\r\n", rows, length),
        cut("a length beyond the disk", "Content-Length: 900000000000000\r\n", rows, troubleText(ErrorKind::DiskFull)),
        repeated("reset", Script().send("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n" + rows).reset()),
        repeated("closed at once", Script().close()),
        repeated("reset at once", Script().reset()),
        repeated("no HTTP", Script().send("hello\r\n\r\n").close()),
        repeated("HTTP/0.9", Script().send(rows).close()),
        hanging("no answer", Script().hang()),
        hanging("half a head", Script().send("HTTP/1.1 200 OK\r\nContent-").hang()),
        hanging("half a file", Script().send("HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\n" + rows).hang()),
    };
    // Qt takes an impossible chunk for the last one, unless TLS tells that the end came too early; then it is only
    // known that nothing is known of the length.
    const QByteArray head = "HTTP/1.1 200 OK\r\n" + chunked + "\r\n";
    const Script first = Script().send(head + "ZZ\r\n").close();
    const Script second = Script().send(head + "5\r\nsku,r\r\nZZ\r\n").close();
    if (tls) {
        cases.push_back(repeated("a first chunk of ZZ", first));
        cases.push_back(repeated("a chunk of ZZ", second));
    } else {
        // Whether Qt sees the chunk or the end first is chance: it waits, or asks again. A later chunk of ZZ ends the
        // file as one of unknown length, or as cut: no line can say which.
        FileCase either = hanging("a first chunk of ZZ", first);
        either.says = u"Try again"_s;
        either.repeated = 12;
        cases.push_back(either);
    }
    return cases;
}

} // namespace Balehook::Testing
