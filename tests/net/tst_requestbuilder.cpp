// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/requestbuilder.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace Balehook;

class TestRequestBuilder final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyRequestObeysTheSixRules_data();
    void everyRequestObeysTheSixRules();
    void whereItMayGo_data();
    void whereItMayGo();
    void theTokenGoesToItsOriginsOnly_data();
    void theTokenGoesToItsOriginsOnly();
    void tokensThatWouldBreakTheHeader_data();
    void tokensThatWouldBreakTheHeader();
    void aCreationIsSequentialAndSized();
    void aDownloadAsksForTheBytesAsTheyAre();
};

namespace {

const HttpTimeouts timeouts{1234ms, 5000ms, 4321ms, 1ms};

std::vector<Origin> origins()
{
    return {*Origin::of(QUrl(u"https://acme.example.com"_s)), *Origin::of(QUrl(u"https://work.example.com:8443"_s))};
}

Result<QNetworkRequest> built(HttpKind kind, const QString &url, const char *token = nullptr)
{
    HttpRequest request{kind, QUrl(url), {}, "{}"_ba};
    if (token)
        request.token = Secret(QByteArrayView(token));
    return RequestBuilder::build(request, origins(), timeouts);
}

} // namespace

void TestRequestBuilder::everyRequestObeysTheSixRules_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("transferTimeout");
    QTest::newRow("listing") << int(HttpKind::Listing) << 1234;
    QTest::newRow("creation") << int(HttpKind::Creation) << 1234;
    QTest::newRow("download") << int(HttpKind::Download) << 4321;
}

void TestRequestBuilder::everyRequestObeysTheSixRules()
{
    QFETCH(int, kind);
    QFETCH(int, transferTimeout);
    const auto request = built(HttpKind(kind), u"https://acme.example.com/x"_s, "abc");
    QVERIFY(request.ok());
    const auto attribute = [&request](QNetworkRequest::Attribute code) { return request.value().attribute(code); };
    QCOMPARE(attribute(QNetworkRequest::RedirectPolicyAttribute).toInt(), int(QNetworkRequest::ManualRedirectPolicy));
    QCOMPARE(attribute(QNetworkRequest::Http2AllowedAttribute), QVariant(false));
    QCOMPARE(attribute(QNetworkRequest::AuthenticationReuseAttribute).toInt(), int(QNetworkRequest::Manual));
    QCOMPARE(attribute(QNetworkRequest::CookieLoadControlAttribute).toInt(), int(QNetworkRequest::Manual));
    QCOMPARE(attribute(QNetworkRequest::CookieSaveControlAttribute).toInt(), int(QNetworkRequest::Manual));
    QCOMPARE(request.value().transferTimeout(), transferTimeout);
    QCOMPARE(request.value().decompressedSafetyCheckThreshold(), decompressionThreshold);
}

void TestRequestBuilder::whereItMayGo_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<bool>("allowed");
    QTest::newRow("https") << u"https://acme.example.com/a?page=1"_s << true;
    QTest::newRow("http to loopback") << u"http://127.0.0.1:8080/a"_s << true;
    QTest::newRow("http to localhost") << u"http://localhost/a"_s << true;
    QTest::newRow("http elsewhere") << u"http://acme.example.com/a"_s << false;
    QTest::newRow("http below localhost") << u"http://acme.localhost/a"_s << false;
    QTest::newRow("http to localhost with a dot") << u"http://localhost./a"_s << false;
    QTest::newRow("http to a name that only begins so") << u"http://localhost.example.com/"_s << false;
    QTest::newRow("file") << u"file:///etc/hostname"_s << false;
    QTest::newRow("data") << u"data:,x"_s << false;
    QTest::newRow("qrc") << u"qrc:/x"_s << false;
    QTest::newRow("ftp") << u"ftp://acme.example.com/"_s << false;
    QTest::newRow("userinfo") << u"https://a:b@acme.example.com/"_s << false;
    QTest::newRow("user only") << u"https://a@acme.example.com/"_s << false;
    QTest::newRow("port 0") << u"https://acme.example.com:0/"_s << false;
    QTest::newRow("port 99999") << u"https://acme.example.com:99999/"_s << false;
    QTest::newRow("no host") << u"https:///x"_s << false;
    QTest::newRow("relative") << u"/x"_s << false;
    QTest::newRow("empty") << QString() << false;
}

void TestRequestBuilder::whereItMayGo()
{
    QFETCH(QString, url);
    QFETCH(bool, allowed);
    const auto request = built(HttpKind::Listing, url);
    QCOMPARE(request.ok(), allowed);
    if (!allowed) {
        QCOMPARE(request.error().kind, ErrorKind::NotAllowed);
        QVERIFY(!request.error().detail.isEmpty());
    }
}

void TestRequestBuilder::theTokenGoesToItsOriginsOnly_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<bool>("allowed");
    QTest::newRow("listing origin") << u"https://acme.example.com/a"_s << true;
    QTest::newRow("upper case, explicit port") << u"https://ACME.example.com:443/a"_s << true;
    QTest::newRow("create origin") << u"https://work.example.com:8443/a"_s << true;
    QTest::newRow("other host") << u"https://evil.example.com/a"_s << false;
    QTest::newRow("suffix") << u"https://acme.example.com.evil.com/a"_s << false;
    QTest::newRow("other port") << u"https://acme.example.com:8443/a"_s << false;
    QTest::newRow("other scheme") << u"http://127.0.0.1:443/a"_s << false;
}

void TestRequestBuilder::theTokenGoesToItsOriginsOnly()
{
    QFETCH(QString, url);
    QFETCH(bool, allowed);
    const auto request = built(HttpKind::Listing, url, "abc.def");
    QCOMPARE(request.ok(), allowed);
    if (allowed)
        QCOMPARE(request.value().rawHeader("Authorization"), "Bearer abc.def");
    else
        QCOMPARE(request.error().kind, ErrorKind::NotAllowed);
    QVERIFY(!built(HttpKind::Listing, u"https://acme.example.com"_s).value().hasRawHeader("Authorization"));
}

void TestRequestBuilder::tokensThatWouldBreakTheHeader_data()
{
    QTest::addColumn<QByteArray>("token");
    QTest::newRow("line break") << "abc\r\nX-Evil: 1"_ba;
    QTest::newRow("line feed") << "abc\n"_ba;
    QTest::newRow("NUL") << QByteArray("ab\0c", 4);
    QTest::newRow("space") << "a b"_ba;
    QTest::newRow("not ASCII") << "\u00e4bc"_ba;
    QTest::newRow("padding in the middle") << "ab=c"_ba;
    QTest::newRow("only padding") << "=="_ba;
    QTest::newRow("empty") << ""_ba;
    QTest::newRow("too long") << QByteArray(16 * 1024 + 1, 'x');
}

void TestRequestBuilder::tokensThatWouldBreakTheHeader()
{
    QFETCH(QByteArray, token);
    const HttpRequest request{HttpKind::Listing, QUrl(u"https://acme.example.com"_s), Secret(token), {}};
    const auto result = RequestBuilder::build(request, origins(), timeouts);
    QVERIFY(!result.ok());
    QCOMPARE(result.error().kind, ErrorKind::NotAllowed);
    QVERIFY(token.isEmpty() || !result.error().detail.contains(QString::fromUtf8(token)));
}

void TestRequestBuilder::aCreationIsSequentialAndSized()
{
    const auto request = built(HttpKind::Creation, u"https://acme.example.com/w"_s, "abc");
    QCOMPARE(request.value().attribute(QNetworkRequest::DoNotBufferUploadDataAttribute), QVariant(true));
    QCOMPARE(request.value().rawHeader("Content-Length"), "2");
    QCOMPARE(request.value().rawHeader("Content-Type"), "application/json");
}

void TestRequestBuilder::aDownloadAsksForTheBytesAsTheyAre()
{
    const auto request = built(HttpKind::Download, u"https://files.example.com/f.csv#part"_s);
    QCOMPARE(request.value().rawHeader("Accept-Encoding"), "identity");
    QVERIFY(!request.value().url().hasFragment());
}

QTEST_GUILESS_MAIN(TestRequestBuilder)
#include "tst_requestbuilder.moc"
