// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/filename.h"

#include "demand.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Balehook;
using namespace Balehook::Fuzzing;
using namespace Qt::StringLiterals;

namespace {

bool isHarmless(QChar c)
{
    return c.unicode() >= 0x20 && c.unicode() != 0x7f && c.category() != QChar::Other_Control
        && c.category() != QChar::Other_Format && !QStringView(u"/\\:*?\"<>|\u2028\u2029").contains(c);
}

bool isDevice(const QString &name)
{
    static const QRegularExpression device(u"^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\\.|$)"_s,
                                           QRegularExpression::CaseInsensitiveOption);
    return device.match(name).hasMatch();
}

/// Harmless as a name on every platform, and in every folder: it cannot lead out of it, hide, or be a device.
void checkName(const QString &name)
{
    demand(std::all_of(name.begin(), name.end(), isHarmless));
    demand(name.toUtf8().size() <= 120 && name.isValidUtf16());
    demand(!name.startsWith(u'-') && !name.startsWith(u'~'));
    demand(!name.startsWith(u'.') && !name.startsWith(u' ') && !name.endsWith(u'.') && !name.endsWith(u' '));
    demand(!isDevice(name));
    demand(safeFileName(name) == name);
}

} // namespace

/// The first line is a Content-Disposition header, then come a URL and a name as text.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    Input input(data, size);
    const QByteArray header = input.line().toByteArray();
    const QByteArray link = input.line().toByteArray();
    const QString text = QString::fromUtf8(input.rest());
    checkName(dispositionFileName(header));
    checkName(safeFileName(text));
    checkName(safeFileName(QString::fromLatin1(header)));
    checkName(defaultFileName(text));
    const QString suggested = suggestedFileName(QUrl::fromEncoded(link), text);
    checkName(suggested);
    demand(!suggested.isEmpty() && !defaultFileName(text).isEmpty());

    // A harmless name comes through a header as it is.
    const QString name = safeFileName(text);
    if (!name.isEmpty()) {
        const QByteArray sent = "attachment; filename=\"x\"; filename*=UTF-8''" + QUrl::toPercentEncoding(name);
        demand(dispositionFileName(sent) == name);
    }
    return 0;
}
