// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/listingtext.h"

#include "api/envelope.h"
#include "api/rawjson.h"

#include <QJsonDocument>
#include <QJsonParseError>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

Error notUsable(const QString &sentence)
{
    return Error(ErrorKind::FileNotUsable, sentence);
}

bool isUtf16(const QByteArray &text)
{
    return text.startsWith("\xFF\xFE") || text.startsWith("\xFE\xFF") || text.left(4).contains('\0');
}

} // namespace

Result<ListingText> ListingText::parse(const QByteArray &text)
{
    if (text.trimmed().isEmpty() || text.trimmed() == "\xEF\xBB\xBF")
        return notUsable(tr("The file is empty."));
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(text, &problem);
    if (isUtf16(text) || problem.error == QJsonParseError::IllegalUTF8String)
        return notUsable(tr("The file is not UTF-8 text, which JSON requires. Save it as UTF-8."));
    if (problem.error == QJsonParseError::DeepNesting)
        return notUsable(tr("The contents of the file are nested too deeply."));
    if (problem.error != QJsonParseError::NoError) {
        return notUsable(tr("The file is not JSON or is incomplete: %1, at byte %2.")
                             .arg(problem.errorString(), QString::number(problem.offset)));
    }

    ListingText listing;
    listing.m_text = text;
    if (document.isObject()) {
        const QJsonObject object = document.object();
        if (!object.value("data"_L1).isArray())
            return notUsable(tr("The file contains no list of records: it needs a list under \"data\", or to be one."));
        listing.m_elements = RawJson::listedElements(listing.m_text);
        listing.m_statedTotal = Envelope::totalOf(object, "total"_L1).count;
    } else {
        listing.m_elements = RawJson::elements(listing.m_text);
    }
    return listing;
}

QByteArray ListingText::slice(qint64 first, qint64 count) const
{
    const qint64 begin = std::clamp<qint64>(first, 0, this->count());
    const qint64 end = begin + std::clamp<qint64>(count, 0, this->count() - begin);
    QByteArray body = "{\"data\":["_ba;
    for (qint64 at = begin; at < end; ++at) {
        if (at > begin)
            body += ',';
        body += m_elements[std::size_t(at)];
    }
    return body + "]}";
}

} // namespace Balehook
