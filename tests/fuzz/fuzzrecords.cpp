// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "api/recorddecoder.h"
#include "domain/records/count.h"
#include "domain/records/importjob.h"
#include "domain/records/property.h"
#include "domain/records/webhook.h"
#include "domain/records/webhookdraft.h"

#include "demand.h"

#include <QJsonDocument>

using namespace Balehook;
using namespace Balehook::Fuzzing;

namespace {

/// Each field says what came, and how.
template <typename Record>
void checkField(const Record &record, typename Record::Field field, const QJsonValue &value)
{
    const QString &text = record.text(field);
    switch (record.presence(field)) {
    case Presence::Missing:
        demand(value.isUndefined() && text.isEmpty());
        break;
    case Presence::Null:
        demand(value.isNull() && text.isEmpty());
        break;
    case Presence::String:
        demand(value.isString() && text == wellFormed(value.toString()));
        break;
    case Presence::List:
        demand(value.isArray() && Record::isList(field));
        demand(QJsonDocument::fromJson(text.toUtf8()).isArray());
        break;
    case Presence::OtherType:
        demand(!value.isUndefined() && !value.isNull() && !value.isString() && !text.isEmpty());
        break;
    }
    demand(wellFormed(text) == text);
}

void checkCount(const QString &text)
{
    const std::optional<quint64> count = parsedCount(text);
    if (!count)
        return;
    QString digits = text;
    while (digits.size() > 1 && digits.startsWith(u'0'))
        digits.remove(0, 1);
    demand(QString::number(*count) == digits);
}

template <typename Record>
Record checkedRecord(const QJsonObject &object, const QByteArray &body)
{
    const Record record = RecordDecoder<Record>::decodeOne(object, body);
    demand(record.isReadable() && record.byteCost() >= 0);
    demand(record.createdAt().raw() == record.text(Record::CreatedAt));
    demand(record.updatedAt().raw() == record.text(Record::UpdatedAt));
    for (int field = 0; field < Record::FieldCount; ++field) {
        const auto each = typename Record::Field(field);
        checkField(record, each, object.value(Record::fieldName(each)));
        checkCount(record.text(std::size_t(field)));
    }
    return record;
}

} // namespace

/// The input is the JSON of one record.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray body = Input(data, size).rest().toByteArray();
    checkCount(QString::fromUtf8(body));
    const QJsonDocument document = QJsonDocument::fromJson(body);
    // As Envelope does: QJsonDocument takes any byte behind a backslash.
    if (!document.isObject() || !QByteArrayView(body).isValidUtf8())
        return 0;
    const QJsonObject object = document.object();
    checkedRecord<ImportJob>(object, body);
    const Webhook webhook = checkedRecord<Webhook>(object, body);
    demand(WebhookDraft::like(webhook).isLike(webhook));
    const Property property = checkedRecord<Property>(object, body);
    for (const Property::Field field : Property::listFields)
        demand(!property.list(field) || property.presence(field) == Presence::List);
    return 0;
}
