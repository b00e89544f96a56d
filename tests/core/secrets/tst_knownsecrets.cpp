// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/secrets/knownsecrets.h"
#include "core/secrets/redaction.h"
#include "core/secrets/secret.h"
#include "core/secretspellings.h"

#include <QRandomGenerator>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestKnownSecrets final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areFoundHoweverTheyAreWritten_data();
    void areFoundHoweverTheyAreWritten();
    void areFoundByTheirMeaning_data();
    void areFoundByTheirMeaning();
    void areForgottenWithTheLastCopy();
    void shortOnesAreLeftAlone();
    void otherTextIsShared();
    void hostsAreLowerCase();
    void inAnyCaseAtAnyPlace();
    void leaveLogLines();
};

void TestKnownSecrets::areFoundHoweverTheyAreWritten_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("rest");
    QTest::newRow("plain") << "a s3cret.T0k/en+1== b"_ba
                           << "a [...] b"_ba;
    QTest::newRow("twice") << "s3cret.T0k/en+1==s3cret.T0k/en+1=="_ba
                           << "[...][...]"_ba;
    QTest::newRow("JSON") << R"("s3cret.T0k\/en+1==")"_ba
                          << "\"[...]\""_ba;
    QTest::newRow("all encoded") << "?t=s3cret.T0k%2Fen%2B1%3D%3D&x"_ba
                                 << "?t=[...]&x"_ba;
    QTest::newRow("Base64") << ("key " + "s3cret.T0k/en+1=="_ba.toBase64()) << "key [...]"_ba;
    QTest::newRow("another one") << "the other-token here"_ba
                                 << "the [...] here"_ba;
    QTest::newRow("a part of it") << "s3cret.T0k/en"_ba
                                  << "s3cret.T0k/en"_ba;
}

void TestKnownSecrets::areFoundHoweverTheyAreWritten()
{
    const Secret first("s3cret.T0k/en+1=="_ba);
    const Secret second("other-token"_ba);
    QFETCH(QByteArray, text);
    QTEST(withoutKnownSecrets(text), "rest");
    QTEST(withoutKnownSecrets(QString::fromLatin1(text)).toLatin1(), "rest");
}

void TestKnownSecrets::areFoundByTheirMeaning_data()
{
    QTest::addColumn<QByteArray>("token");
    QTest::addColumn<QByteArray>("spelling");
    // All signs; a length for each kind of padding; one that looks like escapes; one that is nothing but digits.
    for (const char *token : {"s3cret.T0k/en+1-_~=", "cAn4ry.St0red-_~Zq7/wK+x5Xv==", "abcdef/hij+k",
                              "nu0041x2bt/r.41+b53", "12345678901234567890"}) {
        const auto spellings = Testing::spellingsOfSecret(token);
        for (const auto &[name, text] : spellings)
            QTest::addRow("%s: %s", token, name) << QByteArray(token) << text;
    }
}

void TestKnownSecrets::areFoundByTheirMeaning()
{
    QFETCH(QByteArray, token);
    QFETCH(QByteArray, spelling);
    const Secret secret(token);
    const QByteArray text = "{\"key\":\"before " + spelling + " after\"}";
    const QByteArray safe = withoutKnownSecrets(text);
    QVERIFY2(safe.contains("[...]"), safe.constData());
    QVERIFY2(safe.startsWith("{\"key\":\"before ") && safe.endsWith(" after\"}"), safe.constData());
    // Of Base64, what stood before and after the token is left.
    QVERIFY2(safe.size() < 100, safe.constData());
    QCOMPARE(withoutKnownSecrets(QString::fromLatin1(text)).toLatin1(), safe);
}

void TestKnownSecrets::areForgottenWithTheLastCopy()
{
    Secret copy;
    {
        const Secret secret("gone-token"_ba);
        copy = secret;
    }
    QCOMPARE(withoutKnownSecrets("gone-token"_ba), "[...]"_ba);
    copy = Secret();
    QCOMPARE(withoutKnownSecrets("gone-token"_ba), "gone-token"_ba);
}

void TestKnownSecrets::shortOnesAreLeftAlone()
{
    const Secret secret("order"_ba);
    QCOMPARE(withoutKnownSecrets("order 7"_ba), "order 7"_ba);
}

void TestKnownSecrets::otherTextIsShared()
{
    const Secret secret("s3cret.T0k/en+1=="_ba);
    const QByteArray bytes("nothing of it");
    QCOMPARE(withoutKnownSecrets(bytes).constData(), bytes.constData());
    const QString text = u"nothing of it"_s;
    QCOMPARE(withoutKnownSecrets(text).constData(), text.constData());
}

void TestKnownSecrets::hostsAreLowerCase()
{
    const Secret secret("S3cretToken"_ba);
    QCOMPARE(withoutKnownSecrets(u"s3crettoken.example"_s, Qt::CaseInsensitive), u"[...].example"_s);
    QCOMPARE(withoutKnownSecrets(u"s3crettoken.example"_s), u"s3crettoken.example"_s);
}

void TestKnownSecrets::inAnyCaseAtAnyPlace()
{
    const QByteArray token = "S3cret.T0k/en+1";
    const Secret secret{QByteArray(token)};
    QRandomGenerator random(20261125);
    const QList<QByteArray> written{token,
                                    token.toBase64(),
                                    "x" + token.toBase64(),
                                    token.toHex(),
                                    token.toPercentEncoding(),
                                    "\\u0053" + token.mid(1),
                                    "&#83;" + token.mid(1),
                                    "%53%33" + token.mid(2),
                                    "S\\u0033" + token.mid(2)};
    const QByteArray others = "abcsSkKtT0123.-/%&\\";
    for (int round = 0; round < 2000; ++round) {
        QByteArray text;
        for (int i = random.bounded(12); i > 0; --i)
            text += others[random.bounded(int(others.size()) - 3)];
        text += ' ';
        QByteArray spelled = written[random.bounded(int(written.size()))];
        for (qsizetype i = 0; i < spelled.size(); ++i) {
            const bool isEscape = i > 0 && (spelled[i - 1] == '\\' || spelled[i - 1] == '&');
            if (!isEscape && random.bounded(2) == 1 && QChar::isLetter(uchar(spelled[i])))
                spelled[i] = char(spelled[i] ^ 0x20); // the other case
        }
        text += spelled;
        text += " end";
        const QString hidden = withoutKnownSecrets(QString::fromLatin1(text), Qt::CaseInsensitive);
        QVERIFY2(hidden.contains(u"[...]"), text.constData());
        QVERIFY2(hidden.endsWith(u" end"), text.constData());
        QVERIFY2(hidden.size() < text.size() - 8, qPrintable(hidden));
    }
}

void TestKnownSecrets::leaveLogLines()
{
    const Secret secret("S3cretToken"_ba);
    QCOMPARE(redacted(u"GET /files/S3cretToken/rows.csv 404"_s), u"GET /files/[...]/rows.csv 404"_s);
}

QTEST_GUILESS_MAIN(TestKnownSecrets)
#include "tst_knownsecrets.moc"
