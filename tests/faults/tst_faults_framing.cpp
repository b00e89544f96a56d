// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "faults/faultcase.h"

#include <QTest>

using namespace std::chrono_literals;
using namespace Balehook;
using namespace Balehook::Testing;

/// Bytes on the wire that are cut, slow, endless, wrongly counted or no HTTP at all.
class TestFaultsFraming final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void table_data();
    void table();
};

namespace {

// Where no status came before the end was seen, Qt asks once more by itself for each of our three tries.
constexpr int sixAtMost = -6;
constexpr auto lost = "{own} closed the connection before the response was complete. Try again.";
constexpr auto late = "{own} did not respond in time. Try again in a moment.";
constexpr auto odd = "The response from {own} could not be understood.";
constexpr auto large = "The response from {own} exceeded the size limit";
constexpr auto unexpected = "{own} returned an unexpected response (status ";

Script raw(const QByteArray &bytes)
{
    return Script().send(bytes);
}

QByteArray hex(qsizetype size)
{
    return QByteArray::number(size, 16);
}

FaultCases cut()
{
    const QByteArray page = onePage();
    const QByteArray right = okHead + "Content-Length: " + QByteArray::number(page.size()) + "\r\n\r\n";
    const QByteArray tooLong = okHead + "Content-Length: " + QByteArray::number(page.size() + 9) + "\r\n\r\n" + page;
    return {
        {"closes at once", Script().close(), lost, sixAtMost},
        {"resets at once", Script().reset(), lost, sixAtMost},
        {"closes before the request is read", Script().close().beforeBody(), lost, sixAtMost},
        {"closes within the status line", raw("HTT").close(), lost, sixAtMost},
        {"closes after the status line", raw("HTTP/1.1 200 OK\r\n").close(), lost, sixAtMost},
        {"closes within the headers", raw(okHead).close(), lost, sixAtMost},
        {"resets within the headers", raw(okHead).reset(), lost, sixAtMost},
        {"closes before the body", raw(right).close(), lost, 3},
        {"closes within the body", raw(right + page.left(20)).close(), lost, 3},
        {"resets within the body", raw(right + page.left(20)).reset(), lost, 3},
        {"says one length, sends whole JSON, but fewer bytes", raw(tooLong).close(), lost, 3},
        {"no length, closes within JSON", raw(okHead + "\r\n" + page.left(40)).close(), odd, 1, 0, "at byte"},
        {"no length, closes before JSON", raw(okHead + "\r\n").close(), odd, 1, 0, detailOf({})},
        {"no length, closes after JSON", raw(okHead + "\r\n" + page).close(), "1 loaded", 1, 1},
        {"gzip", withHeaders("Content-Type: application/json\r\nContent-Encoding: gzip\r\n", gzipped(page)), "1 loaded",
         1, 1},
        {"gzip cut in half, right length",
         withHeaders("Content-Type: application/json\r\nContent-Encoding: gzip\r\n", gzipped(page).left(40)), odd},
        {"gzip that is none", withHeaders("Content-Type: application/json\r\nContent-Encoding: gzip\r\n", page), odd},
        {"brotli that is none", withHeaders("Content-Type: application/json\r\nContent-Encoding: br\r\n", page), odd},
        {"zstd that is none", withHeaders("Content-Type: application/json\r\nContent-Encoding: zstd\r\n", page), odd},
        {"deflate that is none", withHeaders("Content-Type: application/json\r\nContent-Encoding: deflate\r\n", page),
         odd},
    };
}

FaultCases slow()
{
    const QByteArray head = okHead + "Content-Length: 99999\r\n\r\n";
    return {
        {"never answers", Script().hang(), late},
        {"sends the status line only", raw("HTTP/1.1 200 OK\r\n").hang(), late},
        {"sends the headers only", raw(head).hang(), late},
        {"half of the body, then nothing", raw(head + onePage()).hang(), late},
        {"a header byte at a time", raw("HTTP/1.1 200 OK\r\n").trickle("X-A: b\r\n", 20ms), late},
        {"a blank at a time, for ever", raw(head).trickle(" ", 20ms), late},
        {"a chunk at a time, for ever", chunked("").trickle("1\r\n \r\n", 5ms), late},
        {"informs for ever", Script().trickle("HTTP/1.1 100 Continue\r\n\r\n", 5ms), late},
    };
}

FaultCases endless()
{
    const QByteArray blanks(65'536, ' ');
    const QByteArray json = "Content-Type: application/json\r\n";
    QByteArray many = json;
    for (int i = 0; i < 200; ++i)
        many += "X-" + QByteArray::number(i) + ": y\r\n";
    const QByteArray thickPage = pageOf(R"({"id":"x","additionalDetails":")" + QByteArray(10'000'000, 'y') + "\"}");
    const QByteArray gzip = json + "Content-Encoding: gzip\r\n";
    return {
        {"endless body", raw(okHead + "\r\n").flood(blanks), large},
        {"endless chunks", chunked("").flood("10000\r\n" + blanks + "\r\n"), large},
        {"a length of 10^14 and an endless body", raw(okHead + "Content-Length: 100000000000000\r\n\r\n").flood(blanks),
         large},
        {"a good page of 10 MB", withHeaders(json, thickPage), large},
        {"9 MiB of zeros in gzip", withHeaders(gzip, gzipped(QByteArray(9 << 20, '\0'))), odd},
        {"20 MiB of zeros in gzip", withHeaders(gzip, gzipped(QByteArray(20 << 20, '\0'))), odd},
        {"200 headers, waits", withHeaders(many, onePage()), late},
        {"200 headers", withHeaders(many, onePage()).close(), odd, 1, 0, "no Content-Type"},
        {"a header of 300 KB", withHeaders(json + "X-A: " + QByteArray(300'000, 'y') + "\r\n", onePage()).close(), odd,
         1, 0, "no Content-Type"},
        {"endless headers", raw("HTTP/1.1 200 OK\r\n").flood("X-A: " + QByteArray(1000, 'y') + "\r\n"), late},
        {"one endless header", raw("HTTP/1.1 200 OK\r\nX-A: ").flood(QByteArray(1000, 'y')), late},
        {"endless error page", raw("HTTP/1.1 500 No\r\n\r\n").flood(blanks), "failed (status 500)", 3},
    };
}

FaultCases counted()
{
    const QByteArray page = onePage();
    const QByteArray size = QByteArray::number(page.size());
    const auto length = [&page](const QByteArray &text) {
        return raw(okHead + "Content-Length: " + text + "\r\n\r\n" + page).close();
    };
    const QByteArray whole = hex(page.size()) + "\r\n" + page + "\r\n";
    return {
        {"length too small", length("30"), odd, 1, 0, detailOf("{")},
        {"length 0", length("0"), odd, 1, 0, detailOf({})},
        {"length negative", length("-1"), "1 loaded", 1, 1},
        {"length in words", length("many"), "1 loaded", 1, 1},
        {"length in hex", length("0x" + hex(page.size())), "1 loaded", 1, 1},
        {"length twice, the same", length(size + "\r\nContent-Length: " + size), "1 loaded", 1, 1},
        {"length twice, first too small", length("30\r\nContent-Length: " + size), odd},
        {"length and chunks", chunked(whole + "0\r\n\r\n").filled("Transfer", "Content-Length: 5\r\nTransfer"),
         "1 loaded", 1, 1},
        {"chunks", chunked(whole + "0\r\n\r\n"), "1 loaded", 1, 1},
        {"chunks with extensions and trailers",
         chunked(hex(page.size()) + ";a=\"b\"\r\n" + page + "\r\n0\r\nX-Sum: 1\r\nSet-Cookie: a=b\r\n\r\n"), "1 loaded",
         1, 1},
        {"chunk size ZZ", chunked("ZZ\r\n" + page + "\r\n0\r\n\r\n").close(), odd},
        {"chunk size too large for any number", chunked("FFFFFFFFFFFFFFFFFF\r\n" + page).close(), odd},
        {"chunk size negative", chunked("-5\r\n" + page).hang(), late},
        {"cut chunk", chunked(whole.left(30)).close(), lost, sixAtMost},
        {"last chunk is missing, closes", chunked(whole).close(), "1 loaded", sixAtMost, 1},
        {"last chunk is missing, waits", chunked(whole).hang(), late},
        {"two documents", withHeaders("Content-Type: application/json\r\n", page + page), odd, 1, 0, "at byte"},
        {"more bytes than the length says", raw(okHead + "Content-Length: " + size + "\r\n\r\n" + page + "and more"),
         "1 loaded", 1, 1},
        {"a second answer behind the first",
         withHeaders("Content-Type: application/json\r\n", page).send(okHead + "Content-Length: 2\r\n\r\n{}"),
         "1 loaded", 1, 1},
    };
}

FaultCases statusLines()
{
    const QByteArray page = onePage();
    const QByteArray rest =
        "\r\nContent-Type: application/json\r\nContent-Length: " + QByteArray::number(page.size()) + "\r\n\r\n" + page;
    return {
        {"HTTP/1.0", raw("HTTP/1.0 200 OK" + rest).close(), "1 loaded", 1, 1},
        {"HTTP/9.9", raw("HTTP/9.9 200 OK" + rest), "1 loaded", 1, 1},
        {"no reason phrase", raw("HTTP/1.1 200" + rest), "1 loaded", 1, 1},
        {"lines end with LF only", raw(QByteArray("HTTP/1.1 200 OK" + rest).replace("\r\n", "\n")), "1 loaded", 1, 1},
        {"folded header", raw("HTTP/1.1 200 OK\r\nX-A: b\r\n c" + rest), "1 loaded", 1, 1},
        {"100, then 200", raw("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK" + rest), "1 loaded", 1, 1},
        {"103, then 200", raw("HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\nHTTP/1.1 200 OK" + rest), unexpected},
        {"101 to another protocol", raw("HTTP/1.1 101 Switching Protocols\r\nUpgrade: h2c\r\n\r\n"), unexpected},
        {"99", raw("HTTP/1.1 99 Low" + rest), unexpected},
        {"299", raw("HTTP/1.1 299 Odd" + rest), unexpected},
        {"600", raw("HTTP/1.1 600 High" + rest), unexpected},
        {"1000", raw("HTTP/1.1 1000 Higher" + rest), unexpected},
        {"a status in words", raw("HTTP/1.1 fine OK" + rest).close(), lost, sixAtMost},
        {"HTTP/2 settings", raw(QByteArray("\0\0\6\4\0\0\0\0\0\0\3\0\0\0\x64", 15)).close(), lost, sixAtMost},
        {"HTTP/0.9: only the body", raw(page).close(), lost, sixAtMost},
        {"a radio", raw("ICY 200 OK" + rest).close(), lost, sixAtMost},
        {"an SSH server", raw("SSH-2.0-OpenSSH_9.2\r\n").close(), lost, sixAtMost},
        {"a TLS alert", raw(QByteArray("\x15\3\1\0\2\2\x46", 7)).close(), lost, sixAtMost},
        {"zeros", raw(QByteArray(5000, '\0')).close(), lost, sixAtMost},
    };
}

const FaultCases &cases()
{
    static const FaultCases all = [] {
        FaultCases joined;
        for (const FaultCases &part : {cut(), slow(), endless(), counted(), statusLines()})
            joined.insert(joined.end(), part.begin(), part.end());
        return joined;
    }();
    return all;
}

} // namespace

void TestFaultsFraming::table_data()
{
    addFaultRows(cases(), {Listing::ImportJobs, Listing::Webhooks});
}

void TestFaultsFraming::table()
{
    judgeFaultRow(cases());
}

QTEST_MAIN(TestFaultsFraming)
#include "tst_faults_framing.moc"
