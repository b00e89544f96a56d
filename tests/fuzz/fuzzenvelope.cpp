// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/envelope.h"
#include "api/recorddecoder.h"
#include "domain/records/importjob.h"
#include "domain/records/property.h"
#include "domain/records/webhook.h"
#include "net/errorbody.h"

#include "demand.h"

#include <QJsonDocument>

#include <array>

using namespace Balehook;
using namespace Balehook::Fuzzing;
using namespace Qt::StringLiterals;

namespace {

const std::array<QByteArray, 4> contentTypes{"application/json", "text/html; charset=utf-8", "", "text/plain"};

void checkError(const Error &error)
{
    demand(error.kind == ErrorKind::WebPage || error.kind == ErrorKind::NotUnderstood);
    demand(error.kind == ErrorKind::WebPage || !error.detail.isEmpty());
    demand(!error.userMessage().isEmpty());
}

template <typename Record>
void checkRecords(const Envelope &envelope, const QByteArray &body)
{
    const std::vector<Record> records = RecordDecoder<Record>::decodeAll(envelope.data, body);
    demand(qsizetype(records.size()) == envelope.data.size());
    for (std::size_t i = 0; i < records.size(); ++i) {
        demand(records[i].isReadable() == envelope.data.at(qsizetype(i)).isObject());
        for (std::size_t field = 0; field < Record::FieldCount; ++field)
            demand(wellFormed(records[i].text(field)) == records[i].text(field));
    }
}

/// The bytes kept for "Raw" are those of each element, and nothing else.
void checkRaw(const Envelope &envelope, const QByteArray &body)
{
    const std::vector<QByteArrayView> raw = RawJson::listedElements(body);
    demand(qsizetype(raw.size()) == envelope.data.size());
    for (std::size_t i = 0; i < raw.size(); ++i) {
        const QJsonDocument parsed = QJsonDocument::fromJson('[' + raw[i].toByteArray() + ']');
        demand(parsed.array().size() == 1 && parsed.array().at(0) == envelope.data.at(qsizetype(i)));
    }
}

void checkEnvelope(const Envelope &envelope, const QByteArray &body, QLatin1StringView totalField)
{
    demand(!envelope.page || *envelope.page >= 1);
    demand(!envelope.perPage || (*envelope.perPage >= 1 && *envelope.perPage <= 1'000'000));
    demand(!envelope.total || *envelope.total >= 0);
    demand(envelope.totalField.isEmpty() == !envelope.total);
    checkRaw(envelope, body);
    checkRecords<ImportJob>(envelope, body);
    checkRecords<Webhook>(envelope, body);
    checkRecords<Property>(envelope, body);

    // Printed and read again it is the same, but for U+FEFF at the beginning of a text, which Qt drops in printing.
    if (body.lastIndexOf("\xEF\xBB\xBF") > 0 || body.toLower().contains("\\ufeff"))
        return;
    const QByteArray printed = QJsonDocument(Envelope::decodeObject(body, "application/json").value()).toJson();
    const Result<Envelope> result = Envelope::decode(printed, "application/json", totalField);
    demand(result.ok());
    const Envelope &again = result.value();
    demand(again.data == envelope.data && again.page == envelope.page);
    demand(again.perPage == envelope.perPage && again.total == envelope.total);
}

} // namespace

/// The first byte chooses the content type and the name of the total, the rest is the body.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    Input input(data, size);
    const std::uint8_t choice = input.byte();
    const QByteArray body = input.rest().toByteArray();
    const QByteArray &contentType = contentTypes[choice % contentTypes.size()];
    const QLatin1StringView totalField = choice & 0x80u ? "total"_L1 : "result"_L1;

    demand(serviceText(body, contentType).size() <= serviceTextLimit + 1);
    const Result<Envelope> envelope = Envelope::decode(body, contentType, totalField);
    if (envelope)
        checkEnvelope(envelope.value(), body, totalField);
    else
        checkError(envelope.error());
    return 0;
}
