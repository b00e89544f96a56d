// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/secrets/knownsecrets.h"
#include "core/secrets/secret.h"
#include "core/secrets/secretfilter.h"
#include "core/secretspellings.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

using namespace Balehook;
using namespace Qt::StringLiterals;

namespace {

/// Undoes up to \a most layers in any order, and searches.
bool holds(const QByteArray &text, const QByteArray &token, int most = 4)
{
    if (text.contains(token))
        return true;
    return most > 0
        && std::any_of(std::begin(Testing::allEscapes), std::end(Testing::allEscapes), [&](Testing::Escapes layer) {
               const QByteArray decoded = Testing::withoutEscapes(layer, text);
               return decoded != text && holds(decoded, token, most - 1);
           });
}

/// \a text, its characters in different layers of escapes.
QByteArray randomlyEscaped(const QByteArray &text, QRandomGenerator &random, int layers)
{
    QByteArray result = text;
    for (int layer = 0; layer < layers; ++layer) {
        QByteArray escaped;
        const int kind = random.bounded(3);
        for (const char c : std::as_const(result)) {
            const bool mustEscape = (kind == 0 && c == '%') || (kind == 1 && c == '\\') || (kind == 2 && c == '&');
            if (!mustEscape && random.bounded(3) > 0)
                escaped += c;
            else if (kind == 0)
                escaped += '%' + QByteArray::number(int(c), 16).rightJustified(2, '0');
            else if (kind == 1)
                escaped += "\\u" + QByteArray::number(int(c), 16).rightJustified(4, '0');
            else
                escaped += "&#" + QByteArray::number(int(c)) + ';';
        }
        result = escaped;
    }
    return result;
}

QByteArray filtered(const QByteArray &text, const QList<qsizetype> &cuts, SecretFilter::Hidden hidden)
{
    SecretFilter filter(hidden);
    QByteArray result;
    qsizetype from = 0;
    for (const qsizetype cut : cuts) {
        result += filter.feed(text.mid(from, cut - from));
        from = cut;
    }
    return result + filter.feed(text.mid(from)) + filter.finish();
}

} // namespace

class TestSecretFilter final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theResultIsTheSameHoweverTheTextIsCut_data();
    void theResultIsTheSameHoweverTheTextIsCut();
    void textWithoutASecretComesAtOnce();
    void crossingOutKeepsEachBytesPlace();
    void utf16StaysUtf16();
    void agreesWithDecodingEverything();
    void randomTextStaysAsItIs();
    void hostileTextTakesNoLonger_data();
    void hostileTextTakesNoLonger();

private:
    const QByteArray m_token = "s3cret.T0k/en+1-_~=";
};

void TestSecretFilter::theResultIsTheSameHoweverTheTextIsCut_data()
{
    QTest::addColumn<QByteArray>("spelling");
    for (const auto &[name, text] : Testing::spellingsOfSecret(m_token))
        QTest::addRow("%s", name) << text;
}

void TestSecretFilter::theResultIsTheSameHoweverTheTextIsCut()
{
    QFETCH(QByteArray, spelling);
    const Secret secret(m_token);
    const QByteArray text = "a\\\\b & " + spelling + "%,\\u00" + spelling + spelling.chopped(3) + "&#";
    const QByteArray whole = withoutKnownSecrets(text);
    QVERIFY(whole.count("[...]") >= 2);
    for (qsizetype cut = 1; cut < text.size(); cut += 1 + text.size() / 30)
        QCOMPARE(filtered(text, {cut}, SecretFilter::Hidden::Replaced), whole);
    QList<qsizetype> everywhere;
    for (qsizetype cut = 1; cut < text.size(); cut += 1 + text.size() / 60)
        everywhere.append(cut);
    QCOMPARE(filtered(text, everywhere, SecretFilter::Hidden::Replaced), whole);
    QCOMPARE(filtered(text, everywhere, SecretFilter::Hidden::CrossedOut),
             filtered(text, {}, SecretFilter::Hidden::CrossedOut));
}

void TestSecretFilter::textWithoutASecretComesAtOnce()
{
    const Secret secret(m_token);
    SecretFilter filter(SecretFilter::Hidden::Replaced);
    QCOMPARE(filter.feed("\"a\",\"b\"\n"), "\"a\",\"b\"\n"_ba);
    QCOMPARE(filter.feed("1,s3cret"), "1,"_ba);
    QCOMPARE(filter.feed("ary\n"), "s3cretary\n"_ba);
    QCOMPARE(filter.finish(), QByteArray());
}

void TestSecretFilter::crossingOutKeepsEachBytesPlace()
{
    const Secret secret(m_token);
    const QByteArray text = "1," + m_token.toPercentEncoding() + ",2\n";
    const QByteArray safe = filtered(text, {9}, SecretFilter::Hidden::CrossedOut);
    QCOMPARE(safe, "1," + QByteArray(text.size() - 5, '*') + ",2\n");
}

void TestSecretFilter::utf16StaysUtf16()
{
    const Secret secret(m_token);
    const QString row = u"1,"_s + QString::fromLatin1(m_token) + u",\u00e9\u0645\n"_s;
    const QByteArray bytes(reinterpret_cast<const char *>(row.utf16()), row.size() * 2);
    const QByteArray safe = filtered(bytes, {11}, SecretFilter::Hidden::CrossedOut);
    QCOMPARE(safe.size(), bytes.size());
    QCOMPARE(QString(reinterpret_cast<const QChar *>(safe.constData()), safe.size() / 2),
             QString(u"1,"_s + QString(m_token.size(), u'*') + u",\u00e9\u0645\n"_s));
}

void TestSecretFilter::agreesWithDecodingEverything()
{
    const QByteArray token = "aB+/x.9~"; // short, so that chance comes near it
    const Secret secret(token);
    QRandomGenerator random(17);
    int found = 0;
    for (int i = 0; i < 500; ++i) {
        QByteArray text = "\"k\":\"";
        bool isThere = false;
        for (int piece = 0; piece < 3; ++piece) {
            const QByteArray part = random.bounded(2) == 0 ? token : token.left(random.bounded(8));
            isThere = isThere || part == token;
            text += "x," + randomlyEscaped(part, random, random.bounded(4)) + ' ';
        }
        const QByteArray safe = withoutKnownSecrets(text);
        QCOMPARE(holds(text, token), isThere);
        QVERIFY2((safe != text) == isThere, text.constData());
        QVERIFY2(!holds(safe, token), QByteArray(text + " became " + safe).constData());
        QCOMPARE(withoutKnownSecrets(QString::fromLatin1(text)), QString::fromLatin1(safe));
        QList<qsizetype> cuts;
        for (qsizetype cut = random.bounded(20); cut < text.size(); cut += 1 + random.bounded(20))
            cuts.append(cut);
        QCOMPARE(filtered(text, cuts, SecretFilter::Hidden::Replaced), safe);
        found += isThere ? 1 : 0;
    }
    QVERIFY(found > 150);
}

void TestSecretFilter::randomTextStaysAsItIs()
{
    const Secret secret(m_token);
    QRandomGenerator random(18);
    QByteArray text;
    const QByteArrayList words{"%2F",       "\\u002b", "\\/",    "&#43;", "&plus;", "\\n", "\r\n",
                               "s3cret.T0", "en+1",    "c2Vjcm", "&",     "%",      "\\"};
    while (text.size() < 200'000) {
        text += random.bounded(3) == 0 ? words[random.bounded(int(words.size()))]
                                       : QByteArray(1, char(32 + random.bounded(95)));
    }
    const QByteArray safe = withoutKnownSecrets(text);
    QCOMPARE(safe.constData(), text.constData()); // shared
}

/// The time limit of the test is the demand: without a bound each of these takes minutes.
void TestSecretFilter::hostileTextTakesNoLonger_data()
{
    QTest::addColumn<QByteArray>("token");
    QTest::addColumn<QByteArray>("text");
    const qsizetype size = 128 * 1024;
    const QByteArray same(8000, 'a');
    QTest::newRow("a token of one letter, but for its end") << same + 'b' << QByteArray(size, 'a');
    QTest::newRow("backslashes") << m_token << QByteArray(size, '\\');
    QTest::newRow("percent signs") << m_token << QByteArray(size, '%');
    QTest::newRow("percent signs, encoded") << m_token << QByteArray("%25").repeated(size / 3);
    QTest::newRow("backslashes, encoded") << m_token << QByteArray("\\u005c").repeated(size / 6);
    QTest::newRow("unfinished escapes") << m_token << QByteArray("\\u").repeated(size / 2);
    QTest::newRow("zeros of entities") << m_token << QByteArray("&#x").repeated(1000) + QByteArray(size, '0');
    QTest::newRow("line breaks") << m_token << QByteArray("c2Vjc\r\n").repeated(size / 7);
    QTest::newRow("zeros") << m_token << QByteArray("s\0", 2).repeated(size / 2);
}

void TestSecretFilter::hostileTextTakesNoLonger()
{
    QFETCH(QByteArray, token);
    QFETCH(QByteArray, text);
    const Secret secret(token);
    const QByteArray safe = withoutKnownSecrets(text);
    QVERIFY(safe.size() <= text.size());
    SecretFilter filter(SecretFilter::Hidden::CrossedOut);
    qsizetype sum = 0;
    for (qsizetype at = 0; at < text.size(); at += 65536)
        sum += filter.feed(text.mid(at, 65536)).size();
    QCOMPARE(sum + filter.finish().size(), text.size());
}

QTEST_GUILESS_MAIN(TestSecretFilter)
#include "tst_secretfilter.moc"
