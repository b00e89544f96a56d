// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/linkactions.h"

#include "core/knownsecrets.h"
#include "failedrows/linkcheck.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QGuiApplication>
#include <QRegularExpression>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype linksPerText = 5;
constexpr qsizetype searchedCharacters = 64 * 1024;

bool endsSentence(QChar c)
{
    return QStringView(u".,;:!?)]}'\"").contains(c);
}

} // namespace

Link Link::of(const QString &text, const DestinationPolicy &policy)
{
    Link link;
    link.text = text;
    link.refusal = LinkCheck::refusal(text, policy);
    if (link.isUsable()) {
        link.url = QUrl(text, QUrl::StrictMode);
        link.host = LinkCheck::hostOf(link.url);
    }
    return link;
}

QStringList linksIn(const QString &text)
{
    static const QRegularExpression pattern(uR"((?<![\w+.-])https?://[^\s<>"]+)"_s,
                                            QRegularExpression::CaseInsensitiveOption);
    QStringList links;
    const QString searched = text.left(searchedCharacters);
    for (auto matches = pattern.globalMatch(searched); matches.hasNext() && links.size() < linksPerText;) {
        QString link = matches.next().captured();
        while (!link.isEmpty() && endsSentence(link.back()) && !link.endsWith(QLatin1StringView(hiddenSecret)))
            link.chop(1);
        if (!links.contains(link))
            links += link;
    }
    return links;
}

void copyToClipboard(const QString &text)
{
    QGuiApplication::clipboard()->setText(text);
}

bool openInBrowser(const Link &link)
{
    if (!link.isUsable() || !link.url.isValid())
        return false;
    // Whatever the judgement said: nothing but these two schemes ever reaches the desktop.
    if (link.url.scheme() != "https"_L1 && link.url.scheme() != "http"_L1)
        return false;
    return QDesktopServices::openUrl(link.url);
}

} // namespace Balehook
