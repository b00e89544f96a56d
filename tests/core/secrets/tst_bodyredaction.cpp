// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/secrets/bodyredaction.h"

#include "core/secrets/secret.h"

#include <QJsonDocument>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

class TestBodyRedaction final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void becomes_data();
    void becomes();
    void leavesAlone_data();
    void leavesAlone();
    void takesKnownSecretsOut();
    void isDoneOnce();
    void anyCutIsSafe();
    void secretNames_data();
    void secretNames();
};

void TestBodyRedaction::becomes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("result");
    const auto row = [](const char *name, const QByteArray &text, const QByteArray &result) {
        QTest::newRow(name) << text << result;
    };
    row("signed link", R"({"f":"https://s3.example/a.csv?sig=CANARY&x=CANARY","b":1})",
        R"({"f":"https://s3.example/a.csv?[redacted]","b":1})");
    row("escaped slashes", R"({"f":"https:\/\/s3.example\/a.csv?sig=CANARY"})",
        R"({"f":"https:\/\/s3.example\/a.csv?[redacted]"})");
    row("escaped question mark", R"({"f":"https://s3.example/a\u003fCANARY\u0026CANARY"})",
        R"({"f":"https://s3.example/a?[redacted]"})");
    row("fragment", "see https://a.example/#CANARY now", "see https://a.example/?[redacted] now");
    row("user info", R"({"f":"https://u:CAN@RY-CANARY@a.example/x"})", R"({"f":"https://a.example/x"})");
    row("user info, escaped", R"({"f":"https:\/\/u:CANARY\u0040a.example\/x"})", R"({"f":"https:\/\/a.example\/x"})");
    row("field", R"({"access_token": "CANARY", "a": 1})", R"({"access_token": "[redacted]", "a": 1})");
    row("field with an escaped quote", R"({"password":"CAN\"ARY\\","a":1})", R"({"password":"[redacted]","a":1})");
    row("number", R"({"password":12345678,"a":1})", R"({"password":"[redacted]","a":1})");
    row("list", R"({"tokens": ["CAN]ARY", {"a": "CANARY"}], "a": 1})", R"({"tokens": "[redacted]", "a": 1})");
    row("object", R"({"credentials":{"user":"CANARY","b":[1,"CANARY\"}"]},"a":1})",
        R"({"credentials":"[redacted]","a":1})");
    row("list, cut", R"({"a":1,"tokens":["CANARY","CAN)", R"({"a":1,"tokens":"[redacted]")");
    row("list in JSON in JSON", R"({"x":"{\"tokens\":[\"CANARY\"]}","b":1})",
        R"({"x":"{\"tokens\":\"[redacted]\"}","b":1})");
    row("list in JSON in JSON, cut", R"({"x":"{\"tokens\":[\"CANARY\",","b":1})",
        R"({"x":"{\"tokens\":\"[redacted]\"","b":1})");
    row("number in JSON in JSON", R"({"x":"{\"password\":12345}"})", R"({"x":"{\"password\":\"[redacted]\"}"})");
    row("brackets in a form", "password=[CAN]ARY&b=2", "password=[redacted]&b=2");
    row("JSON in JSON", R"({"x":"{\"token\":\"CANARY\"}"})", R"({"x":"{\"token\":\"[redacted]\"}"})");
    row("form", "a=1&token=CANARY&b=2", "a=1&token=[redacted]&b=2");
    row("form, escaped value", R"(token=CAN\/ARY b)", "token=[redacted] b");
    row("header", "Authorization: Basic CANARY CANARY\r\nA: b", "Authorization: [redacted]\r\nA: b");
    row("cookie", "Cookie: a=CANARY; b=CANARY\nA: b", "Cookie: [redacted]\nA: b");
    row("bearer", "sent bearer  CANARY.a/b+c= now", "sent bearer  [redacted] now");
    row("bearer, encoded", "Bearer%20CANARY now", "Bearer%20[redacted] now");
    row("cut in a query", "{\"f\":\"https://a.example/x?CANARY", "{\"f\":\"https://a.example/x?[redacted]");
    row("cut in a field", "{\"token\":\"CANARY", "{\"token\":\"[redacted]");
}

void TestBodyRedaction::becomes()
{
    QFETCH(QByteArray, text);
    QTEST(redactedBody(text), "result");
}

void TestBodyRedaction::leavesAlone_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("record") << R"({"id":"7","createdAt":"2026-01-02T03:04:05Z","url":"https://a.example/b/c.csv"})"_ba;
    QTest::newRow("no value") << R"({"token":null,"secret":true,"cookies":[],"credentials":{}})"_ba;
    QTest::newRow("empty value") << R"({"token":""})"_ba;
    QTest::newRow("words") << "The bear of this: a = b? https:/x"_ba;
    QTest::newRow("colons at the end") << "a:"_ba;
    QTest::newRow("name at the end") << "token ="_ba;
    QTest::newRow("backslash at the end") << R"(http:\)"_ba;
}

void TestBodyRedaction::leavesAlone()
{
    QFETCH(QByteArray, text);
    const QByteArray result = redactedBody(text);
    QCOMPARE(result, text);
    QCOMPARE(result.constData(), text.constData());
}

void TestBodyRedaction::takesKnownSecretsOut()
{
    const Secret secret("s3cret.T0k/en+1=="_ba);
    QCOMPARE(redactedBody("a s3cret.T0k/en+1== b s3cret.T0k%2Fen%2B1%3D%3D"), "a [...] b [...]");
    QCOMPARE(redactedBody("a " + "s3cret.T0k/en+1=="_ba.toBase64()), "a [...]");
}

void TestBodyRedaction::isDoneOnce()
{
    const QByteArray text = R"({"f":"https://u@a.example/x?q=1","token":"t","h":"Bearer x","password":5})";
    const QByteArray once = redactedBody(text);
    QVERIFY(QJsonDocument::fromJson(once).isObject());
    QCOMPARE(redactedBody(once), once);
}

/// An answer that ended anywhere shows no more than the whole one.
void TestBodyRedaction::anyCutIsSafe()
{
    const QByteArray text =
        R"({"f":"https:\/\/u:CANARY\u0040a.example\/x?CANARY","token":"CANARY\"",)"
        R"("x":"{\"password\":\"CANARY\"}","tokens":[["CANARY"],{"a":"CANARY"}],"h":"Bearer CANARY"} )"
        R"(token=CANARY)";
    for (qsizetype size = 0; size <= text.size(); ++size) {
        const QByteArray result = redactedBody(text.left(size));
        // What is before an "@" that has not come yet is taken for a host.
        QVERIFY2(result.count("CANARY") <= (result.contains("u:CANARY") ? 1 : 0), result.constData());
    }
}

void TestBodyRedaction::secretNames_data()
{
    QTest::addColumn<bool>("isSecret");
    for (const char *name : {"Set-Cookie",
                             "cookie",
                             "X-Amz-Signature",
                             "x_api_key",
                             "API-Key",
                             "access_token",
                             "sig",
                             "Proxy-Authorization",
                             "clientSecret",
                             "PASSWORD",
                             "X-Goog-Credential",
                             "hmac",
                             "signingKey",
                             "private_key",
                             "passcode",
                             "authKey",
                             "X-Auth",
                             "X-Auth-Key",
                             "hmacKey",
                             "X-Hmac",
                             "dbPwd",
                             "auth",
                             "pwd"})
        QTest::newRow(name) << true;
    for (const char *name : {"", "a", "id", "page", "per_page", "design", "signal", "author", "X-Author", "authority",
                             "Content-Type", "url"})
        QTest::newRow(*name ? name : "empty") << false;
}

void TestBodyRedaction::secretNames()
{
    const QByteArray name = QTest::currentDataTag();
    QTEST(isSecretName(name == "empty" ? QByteArray() : name), "isSecret");
}

QTEST_APPLESS_MAIN(TestBodyRedaction)
#include "tst_bodyredaction.moc"
