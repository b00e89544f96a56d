// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/text/safetext.h"
#include "domain/records/answerform.h"
#include "domain/records/fieldrecord.h"

#include "api/rawjson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <array>
#include <memory>
#include <span>
#include <vector>

namespace Balehook {

/// Shares equal short texts of a field in one page: a type or a user name comes again and again. Only with the last
/// ones, and where most are new, as IDs are, not at all.
class StringPool final
{
public:
    QString shared(const QString &text)
    {
        if (text.size() > longestShared || (m_asked >= m_texts.size() && 2 * m_found < m_asked))
            return text;
        const std::size_t added = m_asked++ - m_found;
        const auto end = m_texts.begin() + std::ptrdiff_t(std::min(added, m_texts.size()));
        if (const auto at = std::find(m_texts.begin(), end, text); at != end) {
            ++m_found;
            return *at;
        }
        m_texts[added % m_texts.size()] = text;
        return text;
    }

private:
    static constexpr qsizetype longestShared = 40;
    std::array<QString, 16> m_texts;
    std::size_t m_asked = 0;
    std::size_t m_found = 0;
};

/// A value as it is shown, and how it came. Whatever is no string keeps its text of the wire (\a raw is the element).
struct DecodedField
{
    QString text;
    Presence presence = Presence::Missing;
};
DecodedField decodedField(const QJsonValue &value, QByteArrayView raw, QLatin1StringView name);

/// The elements of a list of texts. One that is no text stands there as its JSON, so that none is lost: with all its
/// digits, as it is in \a text, which is that of the list on the wire.
QStringList decodedList(const QJsonArray &list, const QString &text);

/// Counts the fields of \a object that are none of \a known. Their names come from the service: one that is too long,
/// or one too many, is counted as "…".
void countUnknown(const QJsonObject &object, std::span<const QLatin1StringView> known, UnknownFields &unknown);

/// Turns the elements of a listing into records. A broken element or field never loses the rest.
template <typename Record>
class RecordDecoder final
{
public:
    /// \a body is what \a data was decoded from. Fields that the interface does not name are counted in \a unknown,
    /// unless it is null.
    static std::vector<Record> decodeAll(const QJsonArray &data, const QByteArray &body,
                                         UnknownFields *unknown = nullptr)
    {
        RecordDecoder decoder;
        decoder.m_unknown = unknown;
        std::vector<Record> records;
        records.reserve(std::size_t(data.size()));
        std::vector<QByteArrayView> raw; // found once, and only if some field is no string
        const auto rawText = [&] {
            if (raw.empty())
                raw = RawJson::listedElements(body);
            return records.size() < raw.size() ? raw[records.size()] : QByteArrayView();
        };
        for (const QJsonValue element : data) {
            records.push_back(element.isObject() ? decoder.decode(element.toObject(), rawText)
                                                 : unreadableRecord<Record>());
        }
        return records;
    }

    /// The records of the listing text \a body.
    static std::vector<Record> decodeText(const QByteArray &body)
    {
        const QJsonObject listing = QJsonDocument::fromJson(body).object();
        return decodeAll(listing.value(QLatin1StringView("data")).toArray(), body);
    }

    static Record decodeOne(const QJsonObject &object, const QByteArray &body)
    {
        return RecordDecoder().decode(object, [&body] { return QByteArrayView(body); });
    }

private:
    /// \a rawText is only asked for where something else than a string came.
    template <typename RawText>
    Record decode(const QJsonObject &object, const RawText &rawText)
    {
        Record record;
        qsizetype known = 0;
        for (int index = 0; index < Record::FieldCount; ++index) {
            const auto field = typename Record::Field(index);
            const QLatin1StringView name = Record::fieldName(field);
            const QJsonValue value = object.value(name);
            known += value.isUndefined() ? 0 : 1;
            if (value.isString()) {
                record.set(field, m_pools[std::size_t(index)].shared(wellFormed(value.toString())), Presence::String);
            } else if (!value.isUndefined()) {
                const QByteArrayView raw = value.isNull() ? QByteArrayView() : rawText();
                DecodedField decoded = decodedField(value, raw, name);
                if (value.isArray() && Record::isList(field)) {
                    QStringList list = decodedList(value.toArray(), decoded.text);
                    record.set(field, std::move(list), std::move(decoded.text));
                } else {
                    record.set(field, std::move(decoded.text), decoded.presence);
                }
            }
        }
        if (m_unknown && object.size() > known)
            countUnknown(object, {Record::names.data(), Record::names.size()}, *m_unknown);
        return record;
    }

    std::array<StringPool, Record::FieldCount> m_pools;
    UnknownFields *m_unknown = nullptr;
};

} // namespace Balehook
