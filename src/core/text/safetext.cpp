// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/text/safetext.h"

#include <QChar>

#include <algorithm>
#include <limits>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr int maxCombiningRun = 8;
constexpr qsizetype toolTipLimit = 1000;
constexpr char16_t ellipsis = u'\u2026';

enum class Lines { AsSigns, Kept };

/// Most text is nothing but these: no look into Unicode's tables is needed.
constexpr bool isHarmlessUnit(char16_t unit)
{
    return (unit >= 0x20 && unit < 0x7f) || (unit > 0xa0 && unit < 0x300 && unit != 0xad);
}

/// Format characters that are seen, unlike all others of their category: Arabic and Syriac number signs.
bool isVisibleFormat(char32_t ch)
{
    return (ch >= 0x600 && ch <= 0x605) || ch == 0x6dd || ch == 0x70f || ch == 0x890 || ch == 0x891 || ch == 0x8e2
        || ch == 0x110bd || ch == 0x110cd;
}

/// Letters by category, but drawn as nothing.
bool isInvisibleLetter(char32_t ch)
{
    return ch == 0x34f || ch == 0x115f || ch == 0x1160 || ch == 0x17b4 || ch == 0x17b5 || ch == 0x2800 || ch == 0x3164
        || ch == 0xffa0 || (ch >= 0xe0000 && ch <= 0xe0fff);
}

bool needsEscape(char32_t ch)
{
    switch (QChar::category(ch)) {
    case QChar::Other_Control:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return true;
    case QChar::Other_Format:
        return !isVisibleFormat(ch);
    case QChar::Other_NotAssigned:
        return QChar::isNonCharacter(ch) || isInvisibleLetter(ch);
    default:
        return isInvisibleLetter(ch);
    }
}

bool isCombining(char32_t ch)
{
    return QChar::isMark(ch);
}

QString escaped(char32_t ch)
{
    if (ch == 0)
        return u"\u2400"_s;
    const QString digits = QString::number(uint(ch), 16).toUpper();
    return ch > 0xffff ? QString("\\U"_L1 + digits.rightJustified(8, u'0'))
                       : QString("\\u"_L1 + digits.rightJustified(4, u'0'));
}

/// Walks code points; a lone surrogate comes as U+FFFD.
class CodePoints final
{
public:
    explicit CodePoints(QStringView text)
        : m_text(text)
    { }

    bool atEnd() const { return m_at >= m_text.size(); }
    bool wasLone() const { return m_lone; }

    char32_t next()
    {
        const QChar unit = m_text[m_at++];
        m_lone = false;
        if (!unit.isSurrogate())
            return unit.unicode();
        if (unit.isHighSurrogate() && !atEnd() && m_text[m_at].isLowSurrogate())
            return QChar::surrogateToUcs4(unit, m_text[m_at++]);
        m_lone = true;
        return QChar::ReplacementCharacter;
    }

    bool skip(char16_t unit)
    {
        if (atEnd() || m_text[m_at] != unit)
            return false;
        ++m_at;
        return true;
    }

private:
    QStringView m_text;
    qsizetype m_at = 0;
    bool m_lone = false;
};

bool isClean(QStringView text, Lines lines)
{
    if (std::all_of(text.utf16(), text.utf16() + text.size(), isHarmlessUnit))
        return true;
    CodePoints points(text);
    int run = 0;
    while (!points.atEnd()) {
        const char32_t ch = points.next();
        if (ch < 0x300 && isHarmlessUnit(char16_t(ch))) {
            run = 0;
            continue;
        }
        run = isCombining(ch) ? run + 1 : 0;
        const bool keptBreak = lines == Lines::Kept && (ch == u'\n' || ch == u'\t');
        if (points.wasLone() || run > maxCombiningRun || (!keptBreak && needsEscape(ch)))
            return false;
    }
    return true;
}

/// The text for one character that is not shown as it is.
QString replacement(char32_t ch, CodePoints &points, Lines lines)
{
    switch (ch) {
    case u'\r':
        points.skip(u'\n');
        [[fallthrough]];
    case u'\n':
    case 0x85:
    case 0x2028:
    case 0x2029:
        return lines == Lines::Kept ? u"\n"_s : u"\u21b5"_s;
    case u'\t':
        return lines == Lines::Kept ? u"\t"_s : u"\u21e5"_s;
    default:
        return escaped(ch);
    }
}

/// \a text with everything odd replaced; stops once the result is \a limit long.
QString cleaned(QStringView text, Lines lines, qsizetype limit)
{
    QString result;
    result.reserve(std::min(text.size(), limit) + 8);
    CodePoints points(text);
    int run = 0;
    while (!points.atEnd() && result.size() <= limit) {
        const char32_t ch = points.next();
        run = isCombining(ch) ? run + 1 : 0;
        if (run > maxCombiningRun)
            continue;
        if (needsEscape(ch))
            result += replacement(ch, points, lines);
        else
            result += QStringView(QChar::fromUcs4(ch));
    }
    return result;
}

QString cut(QString text, qsizetype limit)
{
    if (text.size() <= limit)
        return text;
    qsizetype end = std::max<qsizetype>(limit - 1, 0);
    if (end > 0 && text[end - 1].isHighSurrogate())
        --end;
    text.truncate(end);
    return text + QChar(ellipsis);
}

} // namespace

QString cellText(const QString &text, qsizetype limit)
{
    // One unit more than is shown tells that there was more, without a look at the rest of a huge text.
    const QStringView start = QStringView(text).left(limit + 1);
    if (!isClean(start, Lines::AsSigns))
        return cut(cleaned(text, Lines::AsSigns, limit), limit);
    return start.size() == text.size() ? cut(text, limit) : cut(start.toString(), limit);
}

QString detailText(const QString &text)
{
    if (isClean(text, Lines::Kept))
        return text;
    return cleaned(text, Lines::Kept, std::numeric_limits<qsizetype>::max() - 8);
}

QString visibleText(const QString &text)
{
    if (isClean(text, Lines::AsSigns))
        return text;
    QString result;
    result.reserve(text.size() + 8);
    CodePoints points(text);
    while (!points.atEnd()) {
        const char32_t ch = points.next();
        if (needsEscape(ch))
            result += replacement(ch, points, Lines::AsSigns);
        else
            result += QStringView(QChar::fromUcs4(ch));
    }
    return result;
}

QString plainToolTip(const QString &text)
{
    if (text.isEmpty())
        return {};
    return toolTipOfSafeText(cut(cleaned(text, Lines::Kept, toolTipLimit), toolTipLimit));
}

QString toolTipOfSafeText(const QString &text)
{
    return text.isEmpty() ? QString() : "<qt>"_L1 + text.toHtmlEscaped().replace(u'\n', "<br/>"_L1) + "</qt>"_L1;
}

QString wellFormed(const QString &text)
{
    if (text.isValidUtf16())
        return text;
    QString result;
    result.reserve(text.size());
    CodePoints points(text);
    while (!points.atEnd())
        result += QStringView(QChar::fromUcs4(points.next()));
    return result;
}

} // namespace Balehook
