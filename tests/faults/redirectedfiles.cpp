// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/fetch/linkcheck.h"
#include "faults/filecase.h"

using namespace Qt::StringLiterals;

namespace Balehook::Testing {

namespace {

Script to(const QByteArray &location, int status = 302)
{
    Script::Headers headers;
    if (!location.isNull())
        headers = {{"Location", location}};
    return Script::answer(status, "moved", headers);
}

FileCase followed(const QByteArray &name, Script answer)
{
    return {name, fileLink, std::move(answer), fileAnswer(), true, u"price is required"_s, {}, 1, 1};
}

FileCase refused(const QByteArray &name, const QByteArray &location, const QString &says)
{
    return {name, fileLink, to(location), fileAnswer(), false, says};
}

FileCase refusedLink(const QByteArray &name, const QString &link, const QString &says)
{
    return {name, link, fileAnswer(), fileAnswer(), false, says, {}, 0, 0};
}

} // namespace

/// Followed by hand, five times, encrypted, and nothing goes along. (cases 28, 29)
FileCases redirectedFiles()
{
    const auto leads = [](const QString &host) { return troubleText(ErrorKind::Redirected, host); };
    const QString anywhere = leads(u"%"_s).section(u" (%"_s, 0, 0); // with or without the name of a host
    FileCases cases;
    for (const int status : {301, 302, 303, 307, 308})
        cases.push_back(followed("to another host by " + QByteArray::number(status), to("%MIRROR%/new.csv", status)));
    cases.push_back(followed("to another host, with cookies",
                             Script::answer(302, {}, {{"Location", "%MIRROR%/"}, {"Set-Cookie", "a=b; Path=/"}})));
    cases.push_back(followed("to another host without a scheme", to("//%MIRROR-HOST%/new.csv")));
    const std::pair<QByteArray, QByteArray> nowhere[] = {
        {"nowhere", {}},
        {"an empty address", ""},
        {"a file", "file:///etc/passwd"},
        {"a file of a host", "file://evil.example/share/x"},
        {"data", "data:text/csv,a"},
        {"a script", "javascript:alert(1)"},
        {"a resource", "qrc:/qt-project.org/x"},
        {"FTP", "ftp://files.example.com/x"},
        {"a port of 0", "https://files.example.com:0/x"},
        {"port 99999", "https://files.example.com:99999/x"},
        {"markup", "https://<b>evil</b>/"},
        {"9,000 characters", "https://files.example.com/" + QByteArray(9000, 'x')},
    };
    for (const auto &[name, location] : nowhere)
        cases.push_back(refused("to " + name, location, anywhere));
    cases.push_back(refused("to http", "http://files.example.com/x", leads(u"files.example.com"_s)));
    cases.push_back(refused("to a user name", "https://files.example.com@evil.example/x", leads(u"evil.example"_s)));
    cases.push_back(refused("to metadata", "https://169.254.169.254/latest/", leads(u"169.254.169.254"_s)));
    cases.push_back(refused("to metadata by IPv6", "https://[fe80::1]/latest/", anywhere));
    for (const char *host : {"127.0.0.1.", "localhost.", "files.localhost", "[::ffff:7f00:1]", "[64:ff9b::7f00:1]",
                             "0.0.0.0", "2852039166", "0xa9fea9fe", "%31%36%39.254.169.254"})
        cases.push_back(refused("to "_ba + host, "https://"_ba + host + "/x", anywhere));
    cases.push_back(refused("to a look-alike", "https://\xd0\xb0\xd1\x80\xd1\x80\xd3\x8f\xd0\xb5.com/",
                            leads(u"xn--80ak6aa92e.com"_s)));
    const QString often = troubleText(ErrorKind::TooManyRedirects);
    cases.push_back({"in a circle", fileLink, to("%FILES%/out/failed.csv"), {}, false, often, {}, 6, 0});
    cases.push_back({"to and fro", fileLink, to("%MIRROR%/x"), to("%FILES%/y"), false, often, {}, 3, 3});
    return cases;
}

/// What is no address of a file is said at once, and nobody is asked. (cases 80-84)
FileCases refusedLinks()
{
    // What is said of another link that is refused for the same reason.
    const QString only = LinkCheck::refusal(u"ftp://a.example/x.csv"_s);
    const QString incomplete = LinkCheck::refusal(u"x.csv"_s);
    const QString odd = LinkCheck::refusal(u"https://a.example/a\tb"_s);
    const QString invalid = LinkCheck::refusal(u"https://"_s);
    const QString user = LinkCheck::refusal(u"https://a@b.example/"_s);
    const QString plain = LinkCheck::refusal(u"http://a.example/"_s);
    const QString isLong = LinkCheck::refusal(u"https://a.example/"_s + QString(8192, u'x'));
    const QString ours = LinkCheck::privateAddress(u"%HOST%"_s).section(u"%HOST%"_s, 0, 0);
    Q_ASSERT((QSet{only, incomplete, odd, invalid, user, plain, isLong, ours}.size() == 8));
    return {
        refusedLink("javascript", u"javascript:alert(1)"_s, only),
        refusedLink("javascript with slashes", u"javascript://x/%0aalert(1)"_s, only),
        refusedLink("data", u"data:text/csv,a"_s, only),
        refusedLink("vbscript", u"vbscript:x"_s, only),
        refusedLink("ms-msdt", u"ms-msdt:/id PCWDiagnostic"_s, only),
        refusedLink("search-ms", u"search-ms:query=x&crumb=location:\\\\evil"_s, only),
        refusedLink("a file", u"file:///etc/passwd"_s, only),
        refusedLink("a file of a host", u"file://evil.example/share/x"_s, only),
        refusedLink("SMB", u"smb://evil.example/share"_s, only),
        refusedLink("FTP", u"ftp://files.example.com/x.csv"_s, only),
        refusedLink("web socket", u"wss://files.example.com/x.csv"_s, only),
        refusedLink("a resource", u"qrc:///x.csv"_s, only),
        refusedLink("view-source", u"view-source:https://files.example.com/"_s, only),
        refusedLink("a UNC path", u"\\\\evil\\share\\x.csv"_s, incomplete),
        refusedLink("no scheme", u"//evil.example/x.csv"_s, incomplete),
        refusedLink("a drive", u"C:\\x.exe"_s, incomplete),
        refusedLink("a path", u"/files/x.csv"_s, incomplete),
        refusedLink("a key", u"a/b.csv"_s, incomplete),
        refusedLink("words", u"see the log"_s, incomplete),
        refusedLink("markup", u"<a href='https://evil.example'>x</a>"_s, incomplete),
        refusedLink("http", u"http://files.example.com/x.csv"_s, plain),
        refusedLink("http at the own host", u"http://acme.api.example.com/x.csv"_s, plain),
        refusedLink("a user name", u"https://files.example.com@evil.example/x"_s, user),
        refusedLink("a password", u"https://a:b@files.example.com/x"_s, user),
        refusedLink("port 99999", u"https://files.example.com:99999/x"_s, invalid),
        refusedLink("port 0", u"https://files.example.com:0/x"_s, invalid),
        refusedLink("no host", u"https:///x.csv"_s, invalid),
        refusedLink("a space", u"https://files.example.com/a b.csv"_s, odd),
        refusedLink("a line break", u"https://files.example.com/\r\nX-Evil: y"_s, odd),
        refusedLink("a NUL", u"https://files.example.com/"_s + QChar(0), odd),
        refusedLink("right to left", u"https://files.example.com/\u202evsc.exe"_s, odd),
        refusedLink("a backslash", u"https://files.example.com\\@evil.example/"_s, odd),
        refusedLink("9,000 characters", u"https://files.example.com/"_s + QString(9000, u'x'), isLong),
        refusedLink("metadata", u"https://169.254.169.254/latest/meta-data/"_s, ours),
        refusedLink("metadata in other numbers", u"https://0xa9fea9fe/latest/"_s, ours),
        refusedLink("metadata by IPv6", u"https://[::ffff:169.254.169.254]/"_s, ours),
        refusedLink("this computer inside IPv6", u"https://[::ffff:7f00:1]/x.csv"_s, ours),
        refusedLink("this computer with a dot", u"https://127.0.0.1./x.csv"_s, ours),
        refusedLink("a name below localhost", u"http://files.localhost/x.csv"_s, ours),
        refusedLink("localhost with a dot", u"https://localhost./x.csv"_s, ours),
        refusedLink("any address", u"https://0.0.0.0/x.csv"_s, ours),
        refusedLink("a multicast address", u"https://224.0.0.1/x.csv"_s, ours),
        refusedLink("a zone", u"https://[fe80::1%25lo]/x.csv"_s, ours),
        refusedLink("a look-alike", u"https://\u0430\u0440\u0440\u04cf\u0435.com/x.csv"_s, u"xn--80ak6aa92e.com"_s),
    };
}

} // namespace Balehook::Testing
