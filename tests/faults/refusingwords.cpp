// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/errors/error.h"
#include "faults/creationcase.h"
#include "faults/faultdesk.h"

using namespace Qt::StringLiterals;

namespace Balehook::Testing {

namespace {

const Script::Headers problem{{"Content-Type", "application/problem+json"}};
const Script::Headers text{{"Content-Type", "text/plain"}};
const Script::Headers html{{"Content-Type", "text/html"}};

CreationCase refused(const QByteArray &name, const QByteArray &body, const Script::Headers &headers,
                     const QString &says, const QString &notSaid = {}, std::vector<const char *> marked = {})
{
    return {name, Script::answer(422, body, headers), Ending::Refused, says, notSaid, std::move(marked)};
}

CreationCase reasoned(const QByteArray &name, const QByteArray &statusLine, const QString &notSaid)
{
    return {name, rawAnswer(statusLine, {}), Ending::Refused, u"(status 400)"_s, notSaid};
}

} // namespace

/// What the service says is shown as it is, as plain text, and what it names is marked. (cases 31, 35, 37-39)
CreationCases refusingWords()
{
    const QString onlyStatus = u"rejected the request (status 422)"_s;
    const QString says = Error::fromService({}).trimmed();
    const QByteArray canary = "<img src='http://127.0.0.1:1/x'><table><tr><td>no</table>";
    return {
        {"409 with a detail", Script::answer(409, R"({"title":"Conflict","detail":"There is one already."})", problem),
         Ending::Refused, u"There is one already."_s},
        refused("problem with a list of errors",
                R"({"title":"Invalid","errors":[{"field":"webhookUrl","message":"must be reachable"}]})", problem,
                u"webhookUrl: must be reachable"_s, {}, {"webhookUrl"}),
        refused("problem with errors by field",
                R"({"title":"Invalid","errors":{"version":["is old"],"eventSubType":["is missing"]}})", problem,
                u"version: is old"_s, {}, {"eventSubType", "version"}),
        refused("problem with a pointer", R"({"errors":[{"pointer":"/resource","detail":"unknown"}]})", problem,
                u"/resource: unknown"_s, {}, {"resource"}),
        refused("problem with wrong types", R"({"title":7,"detail":{"a":1},"errors":"x","status":"200"})", problem,
                onlyStatus, says),
        refused("problem that says 200", R"({"status":200,"title":"All is well"})", problem, onlyStatus),
        refused("a detail of 1 MB", R"({"detail":")" + QByteArray(1 << 20, 'd') + "\"}", problem, onlyStatus,
                QString(1001, u'd')),
        refused("a detail of 60 KB", R"({"detail":")" + QByteArray(60'000, 'd') + "\"}", problem, u"ddd\u2026"_s,
                QString(1001, u'd')),
        refused("a detail of markup", R"({"detail":")" + canary + "\"}", problem, QString::fromLatin1(canary)),
        refused("a detail that turns round", "{\"detail\":\"a\u202e\u2066b\"}", problem, u"\\u202E"_s,
                QString(QChar(0x202e))),
        refused("a detail of lone surrogates", R"({"detail":"x\ud800y\udfffz"})", problem, u"x\ufffdy\ufffdz"_s),
        refused("a detail of lines", R"({"detail":"one\ntwo\u0000three"})", problem, u"one\ntwo"_s),
        refused("a message", R"({"message":"No channel of that name."})", json, u"No channel of that name."_s),
        refused("an error with a message", R"({"error":{"message":"Not so."}})", json, u"Not so."_s),
        refused("an error", R"({"error":"invalid_request","error_description":"Bad it is."})", json, u"Bad it is."_s),
        refused("a list of texts", R"({"errors":["first","second"]})", json, u"first\nsecond"_s),
        refused("a list", R"(["no"])", json, onlyStatus, says),
        refused("plain text", "No, and here is why.", text, u"No, and here is why."_s),
        refused("plain text of markup", "<b>no</b> <script>alert(1)</script>", text, u"service: no"_s, u"alert"_s),
        refused("a web page", "<html><style>p{}</style><body><p>Denied by the &lt;firewall&gt;</p>", html,
                u"Denied by the <firewall>"_s, u"p{}"_s),
        refused("nothing", {}, json, onlyStatus, says),
        refused("bytes", QByteArray("\x00\x01\xff\xfe\x80", 5), {{"Content-Type", "application/octet-stream"}},
                onlyStatus, says),
        refused("the token", R"({"detail":"You sent Bearer )" + FaultDesk::token() + R"(."})", json,
                u"You sent Bearer [...]."_s, QString::fromLatin1(FaultDesk::token())),
        refused("cookies", R"({"detail":"Who are you?"})",
                {{"Content-Type", "application/json"}, {"Set-Cookie", "session=1; Path=/"}}, u"Who are you?"_s),
        refused("the words of the whole request",
                R"({"detail":"resource eventType eventSubType version externalChannelID webhookUrl webhookMethod"})",
                json, u"service: resource"_s),
        reasoned("a reason of markup", "HTTP/1.1 400 <img src=/etc/passwd>", u"<img"_s),
        reasoned("a reason of 8 KB", "HTTP/1.1 400 " + QByteArray(8192, 'r'), QString(20, u'r')),
        reasoned("a reason of Latin-1", "HTTP/1.1 400 Ung\xfcltig", u"Ung"_s),
        {"422 cut short", Script().send("HTTP/1.1 422 No\r\nContent-Length: 99\r\n\r\n{\"title\":").close(),
         Ending::Refused, onlyStatus},
        {"422 that never ends",
         Script().send("HTTP/1.1 422 No\r\nContent-Type: text/plain\r\n\r\n").flood(QByteArray(1 << 16, 'x')),
         Ending::Refused, onlyStatus},
        {"422 compressed wrongly", rawAnswer("HTTP/1.1 422 No", "Content-Encoding: gzip\r\n", "rubbish"),
         Ending::Refused, onlyStatus},
        {"200 headers",
         Script()
             .send("HTTP/1.1 400 No\r\n" + QByteArray("X-A: b\r\n").repeated(200) + "Content-Length: 0\r\n\r\n")
             .close(),
         Ending::Refused, u"(status 400)"_s},
    };
}

} // namespace Balehook::Testing
