// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/fetch/linktrouble.h"
#include "faults/filecase.h"
#include "widgets/links/transfertext.h"
#include "widgets/rows/failedrowspage.h"

using namespace Qt::StringLiterals;

namespace Balehook::Testing {

namespace {

const QString row = u"price is required"_s;

FileCase shown(const QByteArray &name, Script answer, const QString &says = row)
{
    return {name, fileLink, std::move(answer), {}, true, says};
}

FileCase odd(const QByteArray &name, const QByteArray &headers, const QByteArray &body, const QString &says)
{
    return {name, fileLink, fileAnswer(headers, body), {}, false, says};
}

FileCase named(const QByteArray &name, const QByteArray &disposition, const QString &says, const QString &notSaid = {})
{
    return {name, fileLink, fileAnswer("Content-Disposition: " + disposition + "\r\n"), {}, true, says, notSaid};
}

} // namespace

void FileCase::fillIn(const QUrl &files, const QUrl &mirror)
{
    const auto root = [](const QUrl &url) { return url.toString(QUrl::RemovePath | QUrl::StripTrailingSlash); };
    for (Script *script : {&answer, &onward}) {
        *script = script->with("%FILES%", root(files).toLatin1()).with("%MIRROR%", root(mirror).toLatin1());
        *script = script->with("%MIRROR-HOST%", mirror.authority().toLatin1());
    }
    for (QString *text : {&link, &says}) {
        text->replace(u"%FILES%"_s, root(files)).replace(u"%MIRROR%"_s, root(mirror));
        text->replace(u"%FILES-HOST%"_s, files.authority()).replace(u"%MIRROR-HOST%"_s, mirror.authority());
    }
}

QString troubleText(ErrorKind kind, const QString &host)
{
    Error error(kind);
    const QString standIn = u"files.stand-in.example"_s; // a sign of a placeholder would not be shown as a host
    error.host = host.startsWith(u'%') ? standIn : host;
    return LinkTrouble::of(error).message.replace(standIn, host);
}

QByteArray fileRows()
{
    return "sku,reason\r\n007,price is required\r\n";
}

Script fileAnswer(const QByteArray &headers, const QByteArray &body)
{
    return Script().send("HTTP/1.1 200 OK\r\nContent-Type: text/csv\r\n" + headers
                         + "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body);
}

/// What is a file, however it comes. (case 16)
FileCases wholeFiles()
{
    const QByteArray rows = fileRows();
    const QByteArray ok = "HTTP/1.1 200 OK\r\n";
    const QString unverified = TransferText::doubt({});
    const QByteArray chunked =
        "Transfer-Encoding: chunked\r\n\r\n" + QByteArray::number(rows.size(), 16) + "\r\n" + rows + "\r\n0\r\n\r\n";
    return {
        shown("whole", fileAnswer()),
        shown("whole, then closed", fileAnswer().close()),
        shown("in chunks", Script().send(ok + chunked), unverified),
        shown("ended by closing", Script().send(ok + "\r\n" + rows).close(), unverified),
        shown("HTTP/1.0", Script().send("HTTP/1.0 200 OK\r\n\r\n" + rows).close(), unverified),
        shown("identity", fileAnswer("Content-Encoding: identity\r\n")),
        shown("no type", Script::answer(200, rows)),
        shown("a wrong type", Script::answer(200, rows, {{"Content-Type", "image/png"}})),
        shown("headers to be ignored",
              fileAnswer("Set-Cookie: a=b\r\nRefresh: 0; url=https://evil.example/\r\nAlt-Svc: h3=\":443\"\r\n"
                         "Link: <https://evil.example/>; rel=next\r\n")),
        shown("a challenge with the file", fileAnswer("WWW-Authenticate: NTLM\r\n")),
        shown("a reason of markup",
              Script().send("HTTP/1.1 200 <img src=x>\r\nContent-Length: " + QByteArray::number(rows.size())
                            + "\r\n\r\n" + rows)),
        shown("rows that begin with MZ", fileAnswer({}, "MZ,reason\r\n1,price is required\r\n")),
        shown("no bytes", fileAnswer({}, {}), Error(ErrorKind::FileEmpty).userMessage()),
        shown("only a header", fileAnswer({}, "sku,reason\r\n"), FailedRowsPage::noRowsText()),
        shown("rows of markup", fileAnswer({}, "<b>sku</b>,reason\r\n<img src=x>,price is required\r\n")),
    };
}

/// What is none, whatever it says it is. (cases 3, 21, 88)
FileCases oddFiles()
{
    const QByteArray rows = fileRows();
    const QString page = troubleText(ErrorKind::WebPage);
    const QString program = troubleText(ErrorKind::NotATable);
    const QString encoded = troubleText(ErrorKind::NotUnderstood);
    const QByteArray elf = QByteArray("\x7f"
                                      "ELF\x02\x01\x01")
        + QByteArray(600, '\0');
    const QByteArray mz = QByteArray("MZ\x90\0\3\0\0\0", 8) + QByteArray(600, '\0');
    return {
        odd("gzip", "Content-Encoding: gzip\r\n", "\x1f\x8b rubbish", encoded),
        odd("gzip, cut", "Content-Encoding: gzip\r\n", "\x1f", encoded),
        odd("deflate", "Content-Encoding: deflate\r\n", qCompress(rows).sliced(4), encoded),
        odd("br", "Content-Encoding: br\r\n", rows, encoded),
        odd("two encodings", "Content-Encoding: identity, gzip\r\n", rows, encoded),
        {"a sign-in page",
         fileLink,
         Script::answer(200, "<form>Sign in</form>", {{"Content-Type", "text/html"}}),
         {},
         false,
         page,
         u"<form>"_s},
        odd("a page that says it is CSV", {}, "\n <!DOCTYPE html><html><body>Sign in</body></html>", page),
        odd("a page after a BOM", {}, "\xef\xbb\xbf<html><body>Sign in</body></html>", page),
        {"a program by its type",
         fileLink,
         Script::answer(200, rows, {{"Content-Type", "application/x-msdownload"}}),
         {},
         false,
         program},
        {"a script by its type",
         fileLink,
         Script::answer(200, rows, {{"Content-Type", "application/x-sh"}}),
         {},
         false,
         program},
        odd("ELF", {}, elf, program),
        odd("MZ", {}, mz, program),
        odd("Mach-O", {}, "\xcf\xfa\xed\xfe" + QByteArray(600, '\1'), program),
        odd("a script", {}, "#!/bin/sh\nrm -rf ~\n", program),
    };
}

/// Names that servers suggest are shown made safe, and are none of those on the disk. (case 87)
FileCases namedFiles()
{
    const QString rightToLeft(QChar(0x202e));
    return {
        named("parents", R"(attachment; filename="../../.bashrc")", u"bashrc"_s, u"../"_s),
        named("encoded parents", "attachment; filename*=UTF-8''..%2f..%2fnew.csv", u"new.csv"_s, u".."_s),
        named("a drive", R"(attachment; filename="C:\\x\\new.csv")", u"new.csv"_s, u"C:"_s),
        named("a device", "attachment; filename=CON.csv", u"_CON.csv"_s),
        named("two extensions", "attachment; filename=a.csv.exe", u"a.csv.exe.txt"_s),
        named("an option", "attachment; filename=\"--rf.csv\"", u"rf.csv"_s, u"--rf"_s),
        named("a launcher", "attachment; filename=x.desktop", u"x.desktop.txt"_s),
        named("right to left", "attachment; filename*=UTF-8''a%e2%80%aevsc.exe", u"avsc.exe.txt"_s, rightToLeft),
        named("5 KB", "attachment; filename=" + QByteArray(5000, 'x') + ".csv", u"xxxx"_s, QString(130, u'x')),
        named("empty", "attachment; filename=", u"failed.csv"_s),
        named("markup", R"(attachment; filename="<img src=x>.csv")", u"img src=x"_s, u"<img"_s),
        named("a line break", "attachment; filename*=UTF-8''a%0d%0ab.csv", u"ab.csv"_s),
        named("a NUL", "attachment; filename*=UTF-8''a%00b.csv", u"ab.csv"_s),
        named("a stream", "attachment; filename=\"a.csv:x\"", u"a.csvx.txt"_s),
    };
}

} // namespace Balehook::Testing
