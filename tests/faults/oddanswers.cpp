// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "faults/creationcase.h"
#include "session/account/registrationwords.h"

using namespace Qt::StringLiterals;

namespace Balehook::Testing {

namespace {

QString lost(ErrorKind kind, int status = 0)
{
    Error error(kind);
    error.httpStatus = status;
    return RegistrationWords::lostAnswer(error);
}

/// The record with \a text in the place of \a was.
Script with(const QByteArray &was, const QByteArray &text)
{
    return Script::answer(200, createdRecord().replace(was, text), json);
}

CreationCases oddBodies()
{
    const QByteArray record = createdRecord();
    const QString notExpected = lost(ErrorKind::UnexpectedStatus, 200);
    const QByteArray page = "<!DOCTYPE html><html><img src=x>Sign in</html>";
    const auto json200 = [](const QByteArray &body) { return Script::answer(200, body, json); };
    return {
        {"a web page",
         Script::answer(200, page, {{"Content-Type", "text/html"}}),
         {},
         lost(ErrorKind::WebPage),
         u"<img"_s},
        {"a web page that says it is JSON", json200(page), {}, lost(ErrorKind::WebPage)},
        {"nothing", json200({}), {}, notExpected},
        {"null", json200("null"), {}, notExpected},
        {"a text", json200("\"ok\""), {}, notExpected},
        {"a number", json200("1"), {}, notExpected},
        {"an empty object", json200("{}"), {}, notExpected},
        {"an empty list", json200("[]"), {}, notExpected},
        {"the webhook in a list", json200('[' + record + ']'), {}, notExpected},
        {"the webhook in an envelope", json200("{\"data\":" + record + '}'), {}, notExpected},
        {"the webhook twice", json200(record + record), {}, notExpected},
        {"the webhook and rubbish", json200(record + "xyz"), {}, notExpected},
        {"the webhook and a NUL", json200(record + QByteArray(1, '\0')), {}, notExpected},
        {"half of it", json200(record.left(40)), {}, notExpected},
        {"no JSON", json200("{'id': 'wh_9'}"), {}, notExpected},
        {"no UTF-8", with("product", "\xff\xfe"), {}, notExpected},
        {"UTF-16", json200("\xff\xfe{\0}\0"), {}, notExpected},
        {"nested 1,100 deep", json200(QByteArray(1100, '[') + QByteArray(1100, ']')), {}, notExpected},
        {"without Content-Type", Script::answer(200, record), {}, notExpected},
        {"without an id", with(R"("id":"wh_9",)", {}), {}, notExpected},
        {"with an empty id", with(R"("id":"wh_9")", R"("id":"")"), {}, notExpected},
        {"with null as its id", with(R"("id":"wh_9")", R"("id":null)"), {}, notExpected},
        {"with a number as its id", with(R"("id":"wh_9")", R"("id":9)"), {}, notExpected},
        {"with a list as its id", with(R"("id":"wh_9")", R"("id":["wh_9"])"), {}, notExpected},
        {"without createdAt", with("createdAt", "created_at"), {}, notExpected},
        {"without the channel", with("externalChannelID", "externalChannelId"), {}, notExpected},
        {"with another version",
         with(R"("version":"v1")", R"("version":"v7")"),
         {},
         u"version: sent \u201cv1\u201d, received \u201cv7\u201d."_s},
        {"with a version of markup",
         with(R"("version":"v1")", R"("version":"<b>v1</b>")"),
         {},
         u"received \u201c<b>v1</b>\u201d."_s},
        {"with a channel that was trimmed", with("shop 7 ", "shop 7"), {}, u"externalChannelID: sent"_s},
        {"with javascript as its URL",
         with("https://hooks.example.com/x?a=1", "javascript:alert(1)"),
         {},
         u"received \u201cjavascript:alert(1)\u201d."_s},
        {"another webhook", with("product", "order"), {}, u"resource: sent \u201cproduct\u201d"_s},
        {"5 MB", json200(QByteArray(5 << 20, ' ')), {}, notExpected},
        {"a bomb",
         rawAnswer("HTTP/1.1 200 OK", "Content-Type: application/json\r\nContent-Encoding: deflate\r\n",
                   qCompress(QByteArray(20 << 20, ' ')).sliced(4)),
         {},
         {}},
    };
}

} // namespace

/// Something came that neither says that it was created nor that it was not. (cases 21, 22, 23, 25, 30, 44, 65)
CreationCases oddAnswers()
{
    CreationCases cases = oddBodies();
    const QByteArray record = createdRecord();
    // 408 and 425 may come from whoever stands before the service, after it took the request.
    for (const int status : {202, 203, 206, 207, 226, 299, 300, 305, 306, 399, 408, 425, 600, 999}) {
        cases.push_back({QByteArray::number(status) + " with the webhook",
                         Script::answer(status, record, json),
                         {},
                         lost(ErrorKind::UnexpectedStatus, status)});
    }
    for (const int status : {204, 205, 304}) {
        // Only 205 may have a body: without a length it would be what came until the end, which may also be a cut.
        const QByteArray length = status == 205 ? "Content-Length: 0\r\n" : "";
        cases.push_back({QByteArray::number(status),
                         Script().send("HTTP/1.1 " + QByteArray::number(status) + " X\r\n" + length + "\r\n").close(),
                         {},
                         lost(ErrorKind::UnexpectedStatus, status)});
    }
    cases.push_back({"103 before 200",
                     rawAnswer("HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 200 OK", {}, record),
                     {},
                     u"(status 103)"_s});
    for (const int status : {500, 501, 502, 503, 504, 505, 507, 511, 520, 599}) {
        cases.push_back({QByteArray::number(status),
                         Script::answer(status, "<html><h1>Bad Gateway</h1>",
                                        {{"Content-Type", "text/html"}, {"Retry-After", "1"}}),
                         {},
                         lost(ErrorKind::ServerFailed, status),
                         u"<h1>"_s});
    }
    return cases;
}

} // namespace Balehook::Testing
