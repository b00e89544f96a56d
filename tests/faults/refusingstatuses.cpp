// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "faults/creationcase.h"
#include "support/saidof.h"

using namespace Qt::StringLiterals;

namespace Balehook::Testing {

namespace {

CreationCase challenged(const QByteArray &challenge)
{
    Script::Headers headers;
    if (!challenge.isEmpty())
        headers = {{"WWW-Authenticate", challenge}};
    return {"401 " + challenge.left(challenge.indexOf(' ')), Script::answer(401, {}, headers), Ending::Refused,
            saidOf(ErrorKind::TokenRefused)};
}

CreationCase busy(const QByteArray &name, const Script::Headers &headers, const QString &says)
{
    return {"429, Retry-After " + name, Script::answer(429, {}, headers), Ending::Refused, says};
}

} // namespace

/// A status alone, whatever the service means by it: it says no, so nothing was created, and nobody asks for a
/// password. (cases 17-20, 32-36, 40-42)
CreationCases refusingStatuses()
{
    const auto refused = Ending::Refused;
    const QString wait = saidOf(ErrorKind::TooManyRequests);
    CreationCases cases{
        challenged({}),
        challenged(R"(Bearer realm="x", error="invalid_token")"),
        challenged("Basic realm=\"x\""),
        challenged(R"(Digest realm="x", nonce="y", qop="auth")"),
        challenged("NTLM"),
        challenged("Negotiate"),
        {"401 with two challenges",
         Script::answer(401, {}, {{"WWW-Authenticate", "Negotiate"}, {"WWW-Authenticate", "Basic realm=x"}}), refused,
         saidOf(ErrorKind::TokenRefused)},
        {"403", Script::answer(403, {}), refused, u"lacks permission"_s},
        {"404", Script::answer(404, {}), refused, u"(status 404)"_s, u"links"_s},
        {"410", Script::answer(410, {}), refused, u"(status 410)"_s},
        {"407 of no proxy", Script::answer(407, {}, {{"Proxy-Authenticate", "Basic realm=x"}}), refused, u"proxy"_s},
        {"407 NTLM", Script::answer(407, {}, {{"Proxy-Authenticate", "NTLM"}}), refused, u"proxy"_s},
        {"413 before the body", Script::answer(413, {}).beforeBody(), refused, u"(status 413)"_s},
        {"417 before the body", Script::answer(417, {}).beforeBody(), refused, u"(status 417)"_s},
        busy("2", {{"Retry-After", "2"}}, u"Wait 2 second"_s),
        busy("a day", {{"Retry-After", "86400"}}, u"Wait 600 second"_s),
        busy("a date", {{"Date", "Sun, 22 Nov 2026 00:00:00 GMT"}, {"Retry-After", "Sun, 22 Nov 2026 00:00:30 GMT"}},
             u"Wait 30 second"_s),
        busy("a date that is over",
             {{"Date", "Sun, 22 Nov 2026 00:00:00 GMT"}, {"Retry-After", "Sat, 21 Nov 2026 00:00:30 GMT"}}, wait),
        busy("-5", {{"Retry-After", "-5"}}, wait),
        busy("soon", {{"Retry-After", "soon"}}, wait),
        busy("99999999999999999999", {{"Retry-After", "99999999999999999999"}}, wait),
        busy("twice", {{"Retry-After", "1"}, {"Retry-After", "2"}}, wait),
        busy("missing", {}, wait),
    };
    for (const int status :
         {400, 402, 405, 406, 409, 411, 412, 413, 414, 415, 416, 418, 421, 422, 423, 424, 426, 428, 431, 451, 499}) {
        cases.push_back({QByteArray::number(status), Script::answer(status, {}), refused,
                         u"rejected the request (status %1)"_s.arg(status)});
    }
    return cases;
}

} // namespace Balehook::Testing
