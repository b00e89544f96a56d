// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/filename.h"

#include "core/safetext.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

constexpr qsizetype longestNameBytes = 120;
constexpr qsizetype longestSuffixBytes = 16;

bool isReservedCharacter(QChar c)
{
    return QStringView(u"<>:\"|?*/\\").contains(c) || c.category() == QChar::Other_Control
        || c.category() == QChar::Other_Format || c.category() == QChar::Separator_Line
        || c.category() == QChar::Separator_Paragraph;
}

/// CON, NUL, COM1 and their like name devices on Windows, whatever follows after a dot.
bool isDeviceName(const QString &name)
{
    static const QRegularExpression pattern(
        u"^(CON|PRN|AUX|NUL|CONIN\\$|CONOUT\\$|(COM|LPT)[0-9\u00b9\u00b2\u00b3])\\s*(\\.|$)"_s,
        QRegularExpression::CaseInsensitiveOption);
    return pattern.match(name).hasMatch();
}

QString cutToBytes(const QString &text, qsizetype limit)
{
    // No character has more units than bytes.
    QString cut = text.left(limit);
    for (;;) {
        if (!cut.isEmpty() && cut.back().isHighSurrogate())
            cut.chop(1);
        const qsizetype excess = cut.toUtf8().size() - limit;
        if (excess <= 0)
            return cut;
        // Estimate first, so that a long name does not take a step a character.
        cut.chop(std::max<qsizetype>(1, excess / 4));
    }
}

QString withoutEnds(QString name)
{
    while (name.startsWith(u'.') || name.startsWith(u' '))
        name.remove(0, 1);
    while (name.endsWith(u'.') || name.endsWith(u' '))
        name.chop(1);
    return name;
}

/// Shortens the name before its extension.
QString shortened(const QString &name)
{
    if (name.toUtf8().size() <= longestNameBytes)
        return name;
    const qsizetype dot = name.lastIndexOf(u'.');
    QString suffix = dot > 0 ? name.mid(dot) : QString();
    if (suffix.toUtf8().size() > longestSuffixBytes)
        suffix.clear();
    const QString stem = name.chopped(suffix.size());
    return withoutEnds(cutToBytes(stem, longestNameBytes - suffix.toUtf8().size()) + suffix);
}

QByteArray percentDecoded(const QByteArray &text)
{
    return QByteArray::fromPercentEncoding(text);
}

/// RFC 8187: charset'language'percent-encoded text.
QString extendedValue(const QByteArray &value)
{
    const qsizetype first = value.indexOf('\'');
    const qsizetype second = first < 0 ? -1 : value.indexOf('\'', first + 1);
    if (second < 0)
        return {};
    const QByteArray charset = value.left(first).toLower();
    const QByteArray bytes = percentDecoded(value.mid(second + 1));
    if (charset == "utf-8")
        return QString::fromUtf8(bytes);
    return charset == "iso-8859-1" ? QString::fromLatin1(bytes) : QString();
}

/// The next "name=value" of \a header from \a at on; a value may be quoted.
bool takeParameter(const QByteArray &header, qsizetype &at, QByteArray &name, QByteArray &value)
{
    name.clear();
    value.clear();
    while (at < header.size() && header[at] != ';')
        ++at;
    if (at++ >= header.size())
        return false;
    const qsizetype equals = header.indexOf('=', at);
    const qsizetype semicolon = header.indexOf(';', at);
    if (equals < 0 || (semicolon >= 0 && semicolon < equals))
        return true; // a parameter without a value
    name = header.mid(at, equals - at).trimmed().toLower();
    at = equals + 1;
    while (at < header.size() && header[at] == ' ')
        ++at;
    if (at >= header.size() || header[at] != '"') {
        const qsizetype start = at;
        while (at < header.size() && header[at] != ';')
            ++at;
        value = header.mid(start, at - start).trimmed();
        return true;
    }
    for (++at; at < header.size() && header[at] != '"'; ++at) {
        if (header[at] == '\\' && at + 1 < header.size())
            ++at;
        value += header[at];
    }
    return true;
}

} // namespace

QString safeFileName(const QString &name)
{
    const qsizetype separator = std::max(name.lastIndexOf(u'/'), name.lastIndexOf(u'\\'));
    QString safe = wellFormed(name.mid(separator + 1));
    safe.removeIf(isReservedCharacter);
    safe = shortened(withoutEnds(safe));
    // Asked last: what was cut off may have been all that told it from a device.
    return isDeviceName(safe) ? shortened(u'_' + safe) : safe;
}

QString defaultFileName(const QString &jobId)
{
    const QString id = safeFileName(jobId.left(60));
    return id.isEmpty() ? u"failed-rows.csv"_s : shortened(u"failed-rows-" + id + u".csv");
}

QString suggestedFileName(const QUrl &url, const QString &jobId)
{
    const QString name = safeFileName(url.fileName(QUrl::FullyDecoded));
    return name.isEmpty() ? defaultFileName(jobId) : name;
}

QString dispositionFileName(const QByteArray &header)
{
    const QByteArray text = header.left(8192);
    QString plain;
    QByteArray name;
    QByteArray value;
    qsizetype at = 0;
    while (takeParameter(text, at, name, value)) {
        if (name == "filename*") {
            const QString extended = safeFileName(extendedValue(value));
            if (!extended.isEmpty())
                return extended;
        } else if (name == "filename" && plain.isEmpty()) {
            const QString utf8 = QString::fromUtf8(value);
            plain = safeFileName(utf8.contains(QChar::ReplacementCharacter) ? QString::fromLatin1(value) : utf8);
        }
    }
    return plain;
}

} // namespace Balehook
