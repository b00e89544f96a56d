// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/fetch/linktrouble.h"

#include "failedrows/fetch/storageerror.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace Balehook;

using Remedy = LinkTrouble::Remedy;

class TestLinkTrouble final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyKindHasWords_data();
    void everyKindHasWords();
    void states_data();
    void states();
    void expiredLinks_data();
    void expiredLinks();
    void sizesAreWrittenAsElsewhere();
};

void TestLinkTrouble::everyKindHasWords_data()
{
    QTest::addColumn<ErrorKind>("kind");
    for (int kind = int(ErrorKind::Cancelled); kind <= int(ErrorKind::DiskFailed); ++kind)
        QTest::addRow("kind %d", kind) << ErrorKind(kind);
}

void TestLinkTrouble::everyKindHasWords()
{
    QFETCH(ErrorKind, kind);
    for (const QString &host : {QString(), u"files.example.com:8443"_s, u"<b>evil</b>"_s}) {
        Error error(kind);
        error.host = host;
        error.serviceText = u"<img src=x> canary"_s;
        const QString message = LinkTrouble::of(error).message;
        QVERIFY(message.endsWith(u'.') || message.endsWith(u')'));
        QVERIFY2(!message.contains(u'%') && !message.contains(u'<') && !message.contains(u"canary"_s),
                 qPrintable(message));
        if (kind == ErrorKind::Redirected) // also to where no host is, such as a file
            QVERIFY2(!message.contains(u"token"_s), qPrintable(message));
    }
}

void TestLinkTrouble::states_data()
{
    QTest::addColumn<ErrorKind>("kind");
    QTest::addColumn<LinkState>("state");
    QTest::addColumn<Remedy>("remedy");
    const auto row = [](const char *name, ErrorKind kind, LinkState state, Remedy remedy) {
        QTest::newRow(name) << kind << state << remedy;
    };
    row("expired", ErrorKind::LinkExpired, LinkState::Expired, Remedy::RefreshJob);
    row("gone", ErrorKind::NotFound, LinkState::Gone, Remedy::RefreshJob);
    row("401", ErrorKind::TokenRefused, LinkState::NeedsSignIn, Remedy::OpenInBrowser);
    row("web page", ErrorKind::WebPage, LinkState::NeedsSignIn, Remedy::OpenInBrowser);
    row("403", ErrorKind::Forbidden, LinkState::NoAccess, Remedy::RefreshJob);
    row("program", ErrorKind::NotATable, LinkState::NotATable, Remedy::FetchAnyway);
    row("scheme", ErrorKind::NotAllowed, LinkState::Refused, Remedy::None);
    row("redirect to http", ErrorKind::Redirected, LinkState::RedirectRefused, Remedy::OpenInBrowser);
    row("redirects", ErrorKind::TooManyRedirects, LinkState::TooManyRedirects, Remedy::RefreshJob);
    row("name", ErrorKind::HostNotFound, LinkState::Unreachable, Remedy::Retry);
    row("refused", ErrorKind::Unreachable, LinkState::Unreachable, Remedy::Retry);
    row("certificate", ErrorKind::TlsFailed, LinkState::Unreachable, Remedy::Retry);
    row("silence", ErrorKind::TimedOut, LinkState::Unreachable, Remedy::Retry);
    row("503", ErrorKind::ServerFailed, LinkState::Busy, Remedy::Retry);
    row("cut", ErrorKind::ConnectionLost, LinkState::Incomplete, Remedy::Retry);
    row("disk full", ErrorKind::DiskFull, LinkState::NoRoom, Remedy::Retry);
    row("disk", ErrorKind::DiskFailed, LinkState::DiskFailed, Remedy::Retry);
}

void TestLinkTrouble::states()
{
    QFETCH(ErrorKind, kind);
    Error error(kind);
    error.host = u"files.example.com"_s;
    if (kind == ErrorKind::NotAllowed)
        error.detail = u"It is none of ours."_s; // there always is a sentence
    const LinkTrouble trouble = LinkTrouble::of(error);
    QTEST(trouble.state, "state");
    QTEST(trouble.remedy, "remedy");
    // Not the words for accounts and tokens.
    QVERIFY2(!trouble.message.contains(u"account"_s) && !trouble.message.contains(u"token"_s),
             qPrintable(trouble.message));
}

void TestLinkTrouble::expiredLinks_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<bool>("expired");
    const QByteArray prolog = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
    const auto xml = [&](const char *code, const char *message) {
        return QByteArray(prolog + "<Error><Code>" + code + "</Code><Message>" + message + "</Message></Error>");
    };
    QTest::newRow("S3, expired") << 403 << xml("AccessDenied", "Request has expired") << true;
    QTest::newRow("S3, no word of it") << 403 << xml("AccessDenied", "Access Denied") << true;
    QTest::newRow("S3, token") << 400 << xml("ExpiredToken", "The provided token has expired.") << true;
    QTest::newRow("S3, other") << 400 << xml("InvalidArgument", "x") << false;
    QTest::newRow("S3, gone") << 404 << xml("NoSuchKey", "The specified key does not exist.") << false;
    QTest::newRow("Azure") << 403
                           << QByteArray("\xef\xbb\xbf"
                                         + xml("AuthenticationFailed",
                                               "Signature not valid in the "
                                               "specified time frame"))
                           << true;
    QTest::newRow("no prolog") << 403 << "<Error><Code>AccessDenied</Code></Error>"_ba << true;
    QTest::newRow("nested words") << 401 << "<Error><Code><b>Expired</b>Token</Code></Error>"_ba << false;
    QTest::newRow("with attributes") << 400
                                     << "<Error xmlns=\"http://s3.example/\"><Code>ExpiredToken</Code></Error>"_ba
                                     << true;
    QTest::newRow("empty") << 403 << "<Error/>"_ba << true;
    QTest::newRow("message of another element")
        << 400 << "<Error><Code>Busy</Code><Item><Message>expired</Message></Item></Error>"_ba << false;
    QTest::newRow("other root") << 403 << "<Errors><Error><Code>AccessDenied</Code></Error></Errors>"_ba << false;
    QTest::newRow("two roots") << 400 << "<Error/><Error><Code>ExpiredToken</Code></Error>"_ba << false;
    QTest::newRow("cut") << 403 << "<Error><Code>AccessD"_ba << true;
    QTest::newRow("cut in its words") << 400 << "<Error><Code>ExpiredTok"_ba << true;
    QTest::newRow("cut in its first tag") << 403 << "<?xml version=\"1.0\"?><Error"_ba << false;
    QTest::newRow("cut in what it says of itself") << 403 << "<?xml version=\"1.0\" <Error>"_ba << false;
    QTest::newRow("web page") << 403 << "<html><body>Request has expired</body></html>"_ba << false;
    QTest::newRow("text") << 403 << "Request has expired"_ba << false;
    QTest::newRow("nothing") << 403 << QByteArray() << false;
    QTest::newRow("server error") << 503 << xml("SlowDown", "expired") << false;
    QTest::newRow("bomb")
        << 403
        << "<!DOCTYPE e [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\"><!ENTITY c "
           "\"&b;&b;&b;&b;&b;&b;&b;&b;\"><!ENTITY d \"&c;&c;&c;&c;&c;&c;&c;&c;\">]>"
           "<Error><Code>&d;</Code></Error>"_ba
        << false;
    // What is known to crash readers of XML, or to keep them for ever.
    QTest::newRow("prefix longer than a name") << 403 << "<Error><a:" + QByteArray(5'000, 'b') + ">" << false;
    QTest::newRow("entities that name each other") << 403
                                                   << "<Error><!DOCTYPE e [<!ENTITY a \"&b;&b;\"><!ENTITY b "
                                                      "\"&a;&a;\">]><Code>&a;</Code><Message>expired</Message>"
                                                      "</Error>"_ba
                                                   << false;
    QTest::newRow("declared behind its code")
        << 400 << "<Error><Code>ExpiredToken</Code><!DOCTYPE e [<!ENTITY a \"&a;\">]><Message>&a;</Message></Error>"_ba
        << false;
    QTest::newRow("nothing but tags") << 403 << "<Error>" + QByteArray("<a>").repeated(20'000) << true;
    QTest::newRow("nothing but signs") << 403 << "<Error>" + QByteArray(60'000, '<') << true;
    QTest::newRow("tags of signs") << 403 << "<Error>" + QByteArray("<<>>").repeated(15'000) << false;
}

void TestLinkTrouble::expiredLinks()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QTEST(saysLinkExpired(status, body), "expired");
}

void TestLinkTrouble::sizesAreWrittenAsElsewhere()
{
    const QString text = LinkTrouble::tooLarge(3 * 1024 * 512, 5 << 20).userMessage();
    QVERIFY2(text.contains(u"1.5 MiB") && text.contains(u"5.0 MiB"), qPrintable(text));
}

QTEST_GUILESS_MAIN(TestLinkTrouble)
#include "tst_linktrouble.moc"
