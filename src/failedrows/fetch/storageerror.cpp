// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/fetch/storageerror.h"

#include <algorithm>

namespace Balehook {

namespace {

/// Code and message of <Error><Code/><Message/></Error>, as S3, its many likes, GCS and Azure write it.
struct StorageError
{
    bool isOne = false;
    QByteArray words;
};

/// \a body behind its byte order mark and what it says of itself.
QByteArrayView behindDeclaration(QByteArrayView body)
{
    constexpr QByteArrayView mark("\xef\xbb\xbf");
    if (body.startsWith(mark))
        body = body.sliced(mark.size());
    body = body.trimmed();
    if (body.startsWith("<?xml")) {
        const qsizetype end = body.indexOf("?>");
        body = end < 0 ? QByteArrayView() : body.sliced(end + 2).trimmed();
    }
    return body;
}

/// What the tag is called with which \a xml begins; empty where it is a declaration, has a prefix, or is no tag.
QByteArrayView tagName(QByteArrayView xml)
{
    const auto isPart = [](char byte) {
        return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || (byte >= '0' && byte <= '9')
            || byte == '-' || byte == '_' || byte == '.';
    };
    const auto *const begin = xml.begin() + (xml.startsWith("</") ? 2 : xml.startsWith('<') ? 1 : xml.size());
    const auto *const end = std::find_if_not(begin, xml.end(), isPart);
    const bool isWhole = end != xml.end() && QByteArrayView(">/ \t\r\n").contains(*end);
    return isWhole ? QByteArrayView(begin, end) : QByteArrayView();
}

/// Not by a parser of XML: the body is of any server, and a parser follows what it declares. What has a declaration in
/// it, or a name that no storage service uses, is no error of one. The end may be missing.
StorageError parsed(QByteArrayView body)
{
    StorageError error;
    QByteArrayView rest = behindDeclaration(body);
    for (int depth = 0;;) {
        const qsizetype tagEnd = rest.indexOf('>');
        if (tagEnd < 0)
            return error;
        const QByteArrayView name = tagName(rest);
        const bool isEnd = rest.startsWith("</");
        if (name.isEmpty() || (depth == 0 && (isEnd || name != "Error")))
            return {};
        error.isOne = true;
        const qsizetype next = rest.indexOf('<', tagEnd);
        if (depth == 1 && !isEnd && (name == "Code" || name == "Message")) {
            const QByteArrayView text = rest.first(next < 0 ? rest.size() : next).sliced(tagEnd + 1);
            error.words.append(text).append(' ');
        }
        if (isEnd)
            --depth;
        else if (rest[tagEnd - 1] != '/')
            ++depth;
        if (depth == 0 || next < 0)
            return error;
        rest = rest.sliced(next);
    }
}

} // namespace

bool saysLinkExpired(int status, const QByteArray &body)
{
    if (status < 400 || status >= 500)
        return false;
    const StorageError error = parsed(body);
    return error.isOne && (status == 403 || error.words.toLower().contains("expired"));
}

} // namespace Balehook
