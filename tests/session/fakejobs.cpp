// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/fakejobs.h"

#include "api/pagedecoder.h"
#include "domain/records/importjob.h"

#include <QJsonDocument>

#include <algorithm>

namespace Balehook::Testing {

using namespace Qt::StringLiterals;

FakeJobs::FakeJobs(int count)
{
    for (int i = 0; i < count; ++i)
        ids.append(u"job-%1"_s.arg(i));
}

FakePageSource::Script FakeJobs::script()
{
    return [this](const PageRequest &request, int nth) { return answer(request, nth); };
}

QByteArray FakeJobs::rawOf(const QString &id) const
{
    return R"({"id": ")" + id.toUtf8() + R"(", "status":"1","userName":"Ada","odd":[1.50,12345678901234567890],)"
        + R"("additionalDetails":"version )" + QByteArray::number(versions.value(id)) + "\"}";
}

FakePageSource::Answer FakeJobs::answer(const PageRequest &request, int nth)
{
    if (before)
        before(request);
    if (error) {
        if (const auto said = error(request, nth))
            return *said;
    }
    if (rejectsFrom > 0 && request.perPage >= rejectsFrom)
        return Error(ErrorKind::Rejected);
    const int size = isWhole ? int(ids.size()) : std::min(request.perPage, largestPage);
    const qint64 first = ignoresPage ? 0 : qint64(request.page - 1) * size;
    QByteArrayList records;
    for (const QString &id : ids.mid(std::min<qint64>(first, ids.size()), size))
        records.append(rawOf(id));
    const QByteArray body = "{\"data\":[" + records.join(",\n") + "]}";
    PageAnswer answer;
    answer.records = decodedPage<ImportJob>(QJsonDocument::fromJson(body).object().value("data"_L1).toArray(), body);
    if (echoes) {
        answer.page = request.page;
        answer.perPage = size;
    }
    switch (total) {
    case Total::Right:
        answer.total = ids.size();
        break;
    case Total::None:
        break;
    case Total::TooLow:
        answer.total = ids.size() / 2;
        break;
    case Total::TooHigh:
        answer.total = ids.size() * 2;
        break;
    case Total::Huge:
        answer.total = 9'000'000'000'000'000'000;
        break;
    }
    return answer;
}

} // namespace Balehook::Testing
