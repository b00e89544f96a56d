// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "faults/faultcase.h"
#include "support/saidof.h"

#include <QTest>

using namespace Balehook;
using namespace Balehook::Testing;

/// Answers that are whole, but refuse, point elsewhere, or are no listing.
class TestFaultsAnswers final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void table_data();
    void table();
};

namespace {

constexpr auto odd = "The response from {own} could not be understood.";
constexpr auto unexpected = "{own} returned an unexpected response (status ";
constexpr auto webPage = "{own} returned a web page instead of data.";
constexpr auto rejected = "{own} rejected the request (status ";
constexpr auto toForeign = "The service redirected to {foreign}. The redirect was not followed";
constexpr auto toOwn = "The service redirected to {own}. The redirect was not followed";
const QByteArray toNowhere = Error(ErrorKind::Redirected).userMessage().toUtf8();
constexpr auto tooMany = "{own} received too many requests.";

const QByteArray json = "Content-Type: application/json\r\n";

Script raw(const QByteArray &bytes)
{
    return Script().send(bytes);
}

Script status(int code, const QByteArray &body = {}, const QByteArray &headers = json)
{
    return raw("HTTP/1.1 " + QByteArray::number(code) + " <img src=/x>\r\n" + headers
               + "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body);
}

Script to(int code, const QByteArray &location)
{
    return status(code, "<a href=x>moved</a>", "Content-Type: text/html\r\nLocation: " + location + "\r\n");
}

/// Success with \a body.
Script says(const QByteArray &body)
{
    return withHeaders(json, body);
}

FaultCases statuses()
{
    const QByteArray problem = R"({"type":"http://127.0.0.1:1/p","title":"Odd <b>page</b>","detail":"No such page",)"
                               R"("status":200})";
    const QByteArray reason = "HTTP/1.1 500 ";
    const QByteArray empty = "\r\nContent-Length: 0\r\n\r\n";
    return {
        {"204", raw("HTTP/1.1 204 No Content\r\n\r\n"), unexpected},
        {"205", status(205), unexpected},
        {"201", status(201, onePage()), unexpected},
        {"202", status(202, onePage()), unexpected},
        {"206", status(206, onePage(), json + "Content-Range: bytes 0-9/99\r\n"), unexpected},
        {"300", status(300, "x"), unexpected},
        {"304", raw("HTTP/1.1 304 Not Modified\r\n\r\n"), unexpected},
        {"305 use a proxy", to(305, "http://{foreign}/"), unexpected},
        {"400", status(400, R"({"message":"page must be smaller"})"), rejected, 1, 0, "page must be smaller"},
        {"400 with {error:{...}}", status(400, R"({"error":{"message":"no such page"}})"), rejected, 1, 0,
         "no such page"},
        {"400 in plain words", status(400, "go away", "Content-Type: text/plain\r\n"), rejected, 1, 0, "go away"},
        {"400 with nothing", status(400), rejected},
        {"400 in bytes", status(400, QByteArray("\0\1\xff\xfe", 4), "Content-Type: x/y\r\n"), rejected},
        {"400, then cut", raw("HTTP/1.1 400 No\r\nContent-Length: 99\r\n\r\nno").close(), rejected},
        {"400 that echoes the token",
         status(400, "You sent Bearer " + FaultDesk::token(), "Content-Type: text/plain\r\n"), rejected, 1, 0,
         "You sent"},
        {"402", status(402), rejected},
        {"404", status(404), "at this address on {own} (status 404)"},
        {"405", status(405), "(status 405)"},
        {"406", status(406), "(status 406)"},
        {"408", status(408), "(status 408)"},
        {"409", status(409), "(status 409)"},
        {"410", status(410), "(status 410). Check the account's URL"},
        {"413", status(413), "(status 413)"},
        {"414", status(414), "(status 414)"},
        {"415", status(415), "(status 415)"},
        {"418", status(418), "(status 418)"},
        {"421", status(421), "(status 421)"},
        {"426 wants another protocol", status(426, {}, "Upgrade: TLS/1.0\r\nConnection: Upgrade\r\n"), rejected},
        {"431", status(431), "(status 431)"},
        {"451", status(451), "(status 451)"},
        {"499", status(499), "(status 499)"},
        {"407 without a proxy", status(407, {}, "Proxy-Authenticate: Basic realm=x\r\n"),
         "The proxy {own} refused the request."},
        {"422 problem+json", status(422, problem, "Content-Type: application/problem+json\r\n"), rejected, 1, 0,
         "No such page"},
        {"422 problem+json of wrong types",
         status(422, R"({"title":5,"detail":[],"status":"x"})", "Content-Type: application/problem+json\r\n"),
         rejected},
        {"422 with a detail of 1 MB", status(422, R"({"detail":")" + QByteArray(1'000'000, 'x') + "\"}"), rejected, 1,
         0, "xxx"},
        {"500", status(500), "{own} failed (status 500)", 3},
        {"501", status(501), "{own} failed (status 501)"},
        {"502 in HTML", status(502, "<html>bad</html>", "Content-Type: text/html\r\n"), "(status 502)", 3},
        {"503", status(503), "(status 503)", 3},
        {"504", status(504), "(status 504)", 3},
        {"505", status(505), "(status 505)"},
        {"511 sign in first", status(511, "<html>", "Content-Type: text/html\r\n"), "(status 511)"},
        {"500 with a reason of 8 KB", raw(reason + QByteArray(8192, 'x') + empty), "(status 500)", 3},
        {"500 with a reason in Latin-1", raw(reason + "\xe9\xe8\x9b[31m" + empty), "(status 500)", 3},
        {"429", status(429), tooMany, 3},
        {"429, Retry-After -5", status(429, {}, "Retry-After: -5\r\n"), tooMany, 3},
        {"429, Retry-After abc", status(429, {}, "Retry-After: abc\r\n"), tooMany, 3},
        {"429, Retry-After twice", status(429, {}, "Retry-After: x\r\nRetry-After: y\r\n"), tooMany, 3},
        {"429, Retry-After 99999999", status(429, {}, "Retry-After: 99999999\r\n"), "Wait 600 second"},
        {"429, Retry-After 90", status(429, {}, "Retry-After: 90\r\n"), "Wait 90 second"},
        {"503, Retry-After 90", status(503, {}, "Retry-After: 90\r\n"), "(status 503)"},
        {"429, a date two minutes off by its own clock",
         status(429, {}, "Date: Mon, 01 Jan 2001 10:00:00 GMT\r\nRetry-After: Mon, 01 Jan 2001 10:02:00 GMT\r\n"),
         "Wait 120 second"},
    };
}

FaultCases redirects()
{
    FaultCases all;
    for (const auto &[code, name] : {std::pair(301, "301 to another host"), std::pair(302, "302 to another host"),
                                     std::pair(303, "303 to another host"), std::pair(307, "307 to another host"),
                                     std::pair(308, "308 to another host")})
        all.push_back({name, to(code, "http://{foreign}/api/platform/v1/import-job"), toForeign});
    const FaultCases more{
        {"to another host, without a scheme", to(302, "//{foreign}/x"), toForeign},
        {"to another host by https", to(302, "https://{foreign}/x"), toForeign},
        {"to the same place", to(302, "http://{own}/api/platform/v1/import-job?page=1"), toOwn},
        {"to a relative path", to(302, "/login"), toOwn},
        {"to the same host by https", to(302, "https://{own}/x"), toOwn},
        {"to a host that must not be looked up", to(302, "https://nobody.invalid/x"),
         "redirected to nobody.invalid. The redirect was not"},
        {"to a host in Cyrillic", to(302, "https://\xd0\xb0\xd1\x80\xd1\x80.example/x"), "redirected to xn--"},
        {"with our token in the address", to(302, "http://{foreign}/?t=" + FaultDesk::token()), toForeign},
        {"with our token in the path", to(302, "http://{foreign}/" + FaultDesk::token() + "/x"), toForeign},
        {"with user:pass in it", to(302, "http://user:pass@{foreign}/x"), toForeign},
        {"nowhere", status(302), toNowhere},
        {"to two places", to(302, "http://{foreign}/a\r\nLocation: http://{own}/b"),
         saidOf(ErrorKind::Redirected).toUtf8()},
        {"to a file", to(302, "file:///etc/passwd"), toNowhere},
        {"to a script", to(302, "javascript:alert(1)"), toNowhere},
        {"to data", to(302, "data:application/json,{}"), toNowhere},
        {"to ftp", to(302, "ftp://{foreign}/x"), saidOf(ErrorKind::Redirected).toUtf8()},
        {"to nonsense", to(302, "http://[::bad/%zz"), saidOf(ErrorKind::Redirected).toUtf8()},
        {"to 100 KB", to(302, "http://{foreign}/" + QByteArray(100'000, 'x')), toForeign},
        {"200 that names a place",
         withHeaders(json + "Location: http://{foreign}/\r\nRefresh: 0; url=http://{foreign}/\r\n", onePage()),
         "1 loaded", 1, 1},
        {"200 that wants much",
         withHeaders(json
                         + "Set-Cookie: a=b\r\nStrict-Transport-Security: max-age=9\r\nAlt-Svc: h2=\"{foreign}\"\r\n"
                           "Link: <http://{foreign}/>; rel=preload\r\nContent-Location: http://{foreign}/\r\n"
                           "Clear-Site-Data: \"*\"\r\nWWW-Authenticate: Basic realm=x\r\n",
                     onePage()),
         "1 loaded", 1, 1},
    };
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

FaultCases types()
{
    const QByteArray login = "<!DOCTYPE html><html><body onload=x()><form action=http://{foreign}/></body></html>";
    return {
        {"a login page", withHeaders("Content-Type: text/html\r\n", login), webPage},
        {"a login page called JSON", says("<!doctype html><title>x"), webPage},
        {"a listing called HTML", withHeaders("Content-Type: text/html\r\n", onePage()), webPage},
        {"XML", withHeaders("Content-Type: application/xml\r\n", "<?xml version=\"1.0\"?><data/>"), odd},
        {"no type", withHeaders({}, onePage()), odd, 1, 0, "no Content-Type"},
        {"an empty type", withHeaders("Content-Type: \r\n", onePage()), odd, 1, 0, "no Content-Type"},
        {"type text/plain", withHeaders("Content-Type: text/plain\r\n", onePage()), "1 loaded", 1, 1},
        {"type with a charset", withHeaders("Content-Type: application/json;charset=UTF-16\r\n", onePage()), "1 loaded",
         1, 1},
        {"two types", withHeaders(json + "Content-Type: text/plain\r\n", onePage()), "1 loaded", 1, 1},
        {"a file to save", withHeaders(json + "Content-Disposition: attachment; filename=../x\r\n", onePage()),
         "1 loaded", 1, 1},
    };
}

FaultCases bodies()
{
    const QByteArray page = onePage();
    const auto with = [](const QByteArray &value) {
        return says(R"({"total":"1","page":1,"perPage":25,"x":)" + value + R"(,"data":[{"id":"1"}]})");
    };
    const auto data = [](const QByteArray &value) {
        return says(R"({"total":"1","result":1,"page":1,"perPage":25,"data":)" + value + "}");
    };
    const auto nested = [](int depth) -> QByteArray { return QByteArray(depth, '[') + QByteArray(depth, ']'); };
    const QByteArray syntax = detailOf("{");
    const QByteArray noObject = detailOf("[]");
    const QByteArray noText = detailOf("\xff");
    const QByteArray empty = detailOf({});
    const QByteArray noData = detailOf("{}");
    const QByteArray noList = detailOf(R"({"data":1})");
    const QByteArray deep = detailOf(QByteArray(2000, '['));
    Q_ASSERT((QSet{syntax, noObject, noText, empty, noData, noList, deep}.size() == 7));
    return {
        {"empty", says({}), odd, 1, 0, empty},
        {"blank", says(" \r\n"), odd, 1, 0, empty},
        {"words", says("service unavailable"), odd, 1, 0, "service unavailable"},
        {"null", says("null"), odd},
        {"a text", says("\"x\""), odd},
        {"a number", says("5"), odd},
        {"an array", says("[]"), odd, 1, 0, noObject},
        {"an array of records", says(R"([{"id":"1"}])"), odd, 1, 0, noObject},
        {"{} is no empty list", says("{}"), odd, 1, 0, noData},
        {"an error with 200", says(R"({"error":"no rights"})"), odd, 1, 0, "no rights"},
        {"the token is echoed", says("{\"you\":\"" + FaultDesk::token() + "\"}"), odd},
        {"data is null", data("null"), odd, 1, 0, noList},
        {"data is an object", data("{}"), odd, 1, 0, noList},
        {"data is a text", data("\"x\""), odd, 1, 0, noList},
        {"data is spelled otherwise", says(R"({"Data":[],"total":"0"})"), odd, 1, 0, noData},
        {"1,025 deep", with(nested(1025)), odd, 1, 0, deep},
        {"100,000 deep", with(nested(100'000)), odd, 1, 0, deep},
        {"100,000 deep and open", says(QByteArray(100'000, '[')), odd, 1, 0, deep},
        {"NaN", with("NaN"), odd, 1, 0, syntax},
        {"Infinity", with("Infinity"), odd, 1, 0, syntax},
        {"1e400", with("1e400"), odd, 1, 0, syntax},
        {"a leading zero", with("01"), odd, 1, 0, syntax},
        {"a trailing comma", with("[1,]"), odd, 1, 0, syntax},
        {"a comment", says("/* x */" + page), odd, 1, 0, syntax},
        {"single quotes", says("{'data':[]}"), odd, 1, 0, syntax},
        {"a guard in front", says(")]}'," + page), odd, 1, 0, syntax},
        {"JSON lines", says(page + "\n" + page), odd, 1, 0, syntax},
        {"a byte order mark", says("\xef\xbb\xbf" + page), "1 loaded", 1, 1},
        {"broken UTF-8", with("\"\xff\""), odd, 1, 0, noText},
        {"overlong UTF-8", with("\"\xc0\xaf\""), odd, 1, 0, noText},
        {"a surrogate in UTF-8", with("\"\xed\xa0\x80\""), odd, 1, 0, noText},
        {"UTF-8 cut within a letter", with("\"\xe2\x82\""), odd, 1, 0, noText},
        {"UTF-16", says(QByteArray("\xff\xfe{\0}\0", 6)), odd, 1, 0, noText},
        {"UTF-16 without a mark",
         says(QByteArray("{\0\"\0x\0\"\0:\0"
                         "1\0}\0",
                         14)),
         odd},
        {"a NUL between", says(page + QByteArray(1, '\0')), odd},
    };
}

const FaultCases &cases()
{
    static const FaultCases all = [] {
        FaultCases joined;
        for (const FaultCases &part : {statuses(), redirects(), types(), bodies()})
            joined.insert(joined.end(), part.begin(), part.end());
        return joined;
    }();
    return all;
}

} // namespace

void TestFaultsAnswers::table_data()
{
    addFaultRows(cases(), {Listing::ImportJobs, Listing::Webhooks});
}

void TestFaultsAnswers::table()
{
    judgeFaultRow(cases());
}

QTEST_MAIN(TestFaultsAnswers)
#include "tst_faults_answers.moc"
