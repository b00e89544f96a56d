// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "faults/creationcase.h"
#include "gui/registrationdesk.h"

using namespace Qt::StringLiterals;

namespace Balehook::Testing {

namespace {

const QByteArray jsonLine = "Content-Type: application/json\r\n";
const QString id = u"Its ID is wh_9."_s;

QByteArray chunk(const QByteArray &bytes)
{
    return QByteArray::number(bytes.size(), 16) + "\r\n" + bytes + "\r\n";
}

CreationCase named(const QByteArray &name, const QByteArray &newId, const QString &says, const QString &notSaid = {})
{
    const Script answer = Script::answer(200, createdRecord().replace("wh_9", newId), json);
    return {name, answer, Ending::Created, says, notSaid, {}, false, newId};
}

} // namespace

QByteArray createdRecord()
{
    return RegistrationDesk::record(RegistrationDesk::goodDraft(), "wh_9");
}

void CreationCase::fillIn(const QUrl &own, const QUrl &foreign)
{
    answer = answer.with("%SCHEME%", own.scheme().toLatin1())
                 .with("%OWN%", own.authority().toLatin1())
                 .with("%FOREIGN%", foreign.authority().toLatin1());
    says.replace(u"%OWN%"_s, own.authority()).replace(u"%FOREIGN%"_s, foreign.authority());
}

Script rawAnswer(const QByteArray &statusLine, const QByteArray &headers, const QByteArray &body)
{
    return Script().send(statusLine + "\r\n" + headers + "Content-Length: " + QByteArray::number(body.size())
                         + "\r\n\r\n" + body);
}

/// A whole webhook with 200 or 201 is a success, however it is wrapped on the wire. (cases 24, 25, 71, 94)
CreationCases createdAnswers()
{
    const QByteArray record = createdRecord();
    const QByteArray ok = "HTTP/1.1 200 OK";
    const QByteArray extra = "{\"more\":[1,{}],\"token\":null," + record.sliced(1);
    const QByteArray odd = "Set-Cookie: a=b\r\nStrict-Transport-Security: max-age=9\r\nAlt-Svc: h3=\":443\"\r\n"
                           "Refresh: 0; url=https://evil.example/\r\nLink: <https://evil.example/>; rel=next\r\n";
    const QByteArray deflated = qCompress(record).sliced(4);
    const QByteArray twice = R"({"id":"wh_1",)" + record.sliced(1);
    const auto created = Ending::Created;
    return {
        {"200", Script::answer(200, record, json), created, id},
        {"201", Script::answer(201, record, json), created, id},
        {"200, then closed", Script::answer(200, record, json).close(), created, id},
        {"200 that ends by closing", Script().send(ok + "\r\n" + jsonLine + "\r\n" + record).close(), created, id},
        {"200 of HTTP/1.0", Script().send("HTTP/1.0 200 OK\r\n" + jsonLine + "\r\n" + record).close(), created, id},
        {"200 before 100",
         Script().send("HTTP/1.1 100 Continue\r\n\r\n" + ok + "\r\n" + jsonLine
                       + "Content-Length: " + QByteArray::number(record.size()) + "\r\n\r\n" + record),
         created, id},
        {"200 in chunks",
         Script().send(ok + "\r\n" + jsonLine + "Transfer-Encoding: chunked\r\n\r\n" + chunk(record.left(9))
                       + chunk(record.sliced(9)) + "0\r\n\r\n"),
         created, id},
        {"200 in chunks without the last one",
         Script().send(ok + "\r\n" + jsonLine + "Transfer-Encoding: chunked\r\n\r\n" + chunk(record)).close(), created,
         id},
        {"200 deflated", rawAnswer(ok, jsonLine + "Content-Encoding: deflate\r\n", deflated), created, id},
        {"200 with headers to be ignored", rawAnswer(ok, jsonLine + odd, record), created, id},
        {"200 with markup as its reason", rawAnswer("HTTP/1.1 200 <img src=x>", jsonLine, record), created, id,
         u"<img"_s},
        {"200 without a reason", rawAnswer("HTTP/1.1 200", jsonLine, record), created, id},
        {"200 with small letters", rawAnswer(ok, "content-type: application/json\r\n", record), created, id},
        {"200 with a BOM", Script::answer(200, "\xef\xbb\xbf" + record, json), created, id},
        {"200 with fields of its own", Script::answer(200, extra, json), created, id},
        {"200 with two ids", Script::answer(200, twice, json), created, id},
        {"200 as problem+json", Script::answer(200, record, {{"Content-Type", "application/problem+json"}}), created,
         id},
        named("200 with an id of markup", "<b>wh_9</b><img src=x>", u"<b>wh_9</b><img src=x>"_s),
        named("200 with an id that turns round", "wh_\\u202e9", u"wh_\\u202E9"_s, QString(QChar(0x202e))),
        named("200 with an id of 10,000 characters", QByteArray(10'000, 'i'), u"iiii\u2026"_s),
        {"200 with a time that is none",
         Script::answer(200, QByteArray(record).replace("2099-01-02T03:04:05.678+01:00", "yesterday"), json), created,
         id},
    };
}

} // namespace Balehook::Testing
