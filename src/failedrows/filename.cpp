// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/filename.h"

#include "core/safetext.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

constexpr qsizetype longestNameBytes = 120;
constexpr qsizetype longestSuffixBytes = 16;
constexpr qsizetype longestEnding = 32;

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

/// A dash in front is an option to many a program, a tilde is the home folder to shells, a dot hides the file.
bool isOutOfPlaceInFront(QChar c)
{
    return c.isSpace() || QStringView(u".-~").contains(c);
}

QString withoutEnds(const QString &name)
{
    const auto *const first = std::find_if_not(name.begin(), name.end(), isOutOfPlaceInFront);
    QString rest = name.mid(first - name.begin());
    while (rest.endsWith(u'.') || (!rest.isEmpty() && rest.back().isSpace()))
        rest.chop(1);
    return rest;
}

/// Endings of files that a desktop shows and does not run, nor takes for a link, a setting or a page with scripts. All
/// others are unknown, which is why this is no list of the dangerous ones: nobody knows them all.
bool isEndingOfData(const QString &ending)
{
    static const QSet<QString> known{
        u"csv"_s, u"tsv"_s,  u"tab"_s,  u"psv"_s,  u"txt"_s, u"log"_s,  u"json"_s, u"jsonl"_s, u"ndjson"_s,
        u"xml"_s, u"yaml"_s, u"yml"_s,  u"md"_s,   u"dat"_s, u"xls"_s,  u"xlsx"_s, u"xlsm"_s,  u"xlsb"_s,
        u"ods"_s, u"doc"_s,  u"docx"_s, u"odt"_s,  u"rtf"_s, u"pdf"_s,  u"avro"_s, u"orc"_s,   u"parquet"_s,
        u"zip"_s, u"gz"_s,   u"tgz"_s,  u"bz2"_s,  u"xz"_s,  u"zst"_s,  u"lz4"_s,  u"7z"_s,    u"tar"_s,
        u"rar"_s, u"png"_s,  u"jpg"_s,  u"jpeg"_s, u"gif"_s, u"webp"_s, u"tif"_s,  u"tiff"_s,  u"bmp"_s};
    return known.contains(ending.toLower());
}

/// Whether something else than data could be known by the end of \a name. Numbers and dates are no ending, nor is what
/// follows a dot within a sentence.
bool mayBeStarted(const QString &name)
{
    const qsizetype dot = name.lastIndexOf(u'.');
    const QString ending = name.mid(dot + 1);
    if (dot < 0 || ending.size() > longestEnding || ending.contains(u' '))
        return false;
    const auto isPlain = [](QChar c) { return (c >= u'0' && c <= u'9') || c == u'-'; };
    return !std::all_of(ending.begin(), ending.end(), isPlain) && !isEndingOfData(ending);
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

QString defused(const QString &name)
{
    return mayBeStarted(name) ? shortened(name + u".txt") : name;
}

/// Harmless but for its ending.
QString cleanedName(const QString &name)
{
    const qsizetype separator = std::max(name.lastIndexOf(u'/'), name.lastIndexOf(u'\\'));
    QString safe = wellFormed(name.mid(separator + 1));
    safe.removeIf(isReservedCharacter);
    return shortened(withoutEnds(safe));
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
    const QString safe = defused(cleanedName(name));
    // Asked last: what was cut off may have been all that told it from a device.
    return isDeviceName(safe) ? defused(shortened(u'_' + safe)) : safe;
}

QString defaultFileName(const QString &jobId)
{
    const QString id = cleanedName(jobId.left(60));
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
