// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/secrets/redaction.h"

#include "core/secrets/knownsecrets.h"

#include <QGlobalStatic>
#include <QRegularExpression>

#include <array>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

/// What is searched for and what it becomes. A replacement matches its own pattern again, which makes it idempotent.
class Rules final
{
public:
    QString applied(QString line) const
    {
        for (const Rule &rule : m_rules)
            line.replace(rule.pattern, rule.replacement);
        return line;
    }

private:
    struct Rule
    {
        QRegularExpression pattern;
        QString replacement;
    };

    static Rule rule(const QString &pattern, const QString &replacement)
    {
        return {QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption), replacement};
    }

    const std::array<Rule, 5> m_rules{
        rule(uR"re((authorization["']?\s*[:=]\s*["']?)[^\r\n"']+)re"_s, u"\\1[redacted]"_s),
        rule(uR"re((bearer(?:\s|%20|\+)+)[^\s"']+)re"_s, u"\\1[redacted]"_s),
        rule(uR"re(([a-z][a-z0-9+.-]*://)[^/\s?#"'<>]*@)re"_s, u"\\1"_s),
        rule(uR"re(([a-z][a-z0-9+.-]*://[^\s?#"'<>]*)[?#][^\s"'<>]*)re"_s, u"\\1?[redacted]"_s),
        rule(uR"re(((?:x-amz-[a-z-]+|x-goog-[a-z-]+|awsaccesskeyid|sig|signature|(?:[a-z]+_)?token|secret|)re"
             uR"re(password|api_?key)["']?\s*[:=]\s*["']?)[^\s&"']+)re"_s,
             u"\\1[redacted]"_s),
    };
};

Q_GLOBAL_STATIC(Rules, rules)

QtMessageHandler previousHandler = nullptr;

void redactingHandler(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    previousHandler(type, context, redacted(message));
}

} // namespace

QString redacted(const QString &line)
{
    // Lines may still be written while the program's statics go.
    const QString known = withoutKnownSecrets(line);
    return rules.isDestroyed() ? Rules().applied(known) : rules->applied(known);
}

QString redactedUrl(const QUrl &url)
{
    return url.toString(QUrl::FullyEncoded | QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveFragment);
}

void installRedactingMessageHandler()
{
    const QtMessageHandler previous = qInstallMessageHandler(redactingHandler);
    if (previous != redactingHandler)
        previousHandler = previous;
}

} // namespace Balehook
