// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "net/requesthistory.h"

#include "core/process/background.h"
#include "core/secrets/bodyredaction.h"
#include "core/secrets/knownsecrets.h"

#include <QUrl>

#include <algorithm>
#include <utility>
#include <vector>

namespace Balehook {

namespace {

constexpr qsizetype valueCap = 2 * 1024;
constexpr qsizetype headersCap = 16 * 1024;
/// As long as a secret can be once it is percent-encoded: cut in the middle it would not be found.
constexpr qsizetype overlap = 48 * 1024;

/// \a text cut to \a cap bytes, between two characters of UTF-8.
void cut(QByteArray &text, qsizetype cap)
{
    if (text.size() <= cap)
        return;
    qsizetype end = cap;
    while (end > 0 && (uchar(text[end]) & 0xc0) == 0x80)
        --end;
    text.truncate(end);
    text.squeeze();
}

/// The query of a file's link is its key, and nobody knows what that of an update address is.
QByteArray keptUrl(const QUrl &url, bool keepsQuery)
{
    QUrl bare = url.adjusted(QUrl::RemoveUserInfo | QUrl::RemoveFragment);
    if (bare.hasQuery()) {
        QByteArrayList items = bare.query(QUrl::FullyEncoded).toLatin1().split('&');
        for (QByteArray &item : items) {
            const qsizetype equals = item.indexOf('=');
            const QByteArray name = QByteArray::fromPercentEncoding(item.left(equals));
            if (equals >= 0 && isSecretName(name))
                item = item.left(equals + 1) + "redacted";
        }
        bare.setQuery(keepsQuery ? QString::fromLatin1(items.join('&')) : QStringLiteral("redacted"));
    }
    // A host is lower case, whatever the secret in it was.
    return withoutKnownSecrets(bare.toString(QUrl::FullyEncoded), Qt::CaseInsensitive).toLatin1();
}

QByteArray keptHeader(const QByteArray &name, const QByteArray &value)
{
    if (name.compare("Authorization", Qt::CaseInsensitive) == 0)
        return value.startsWith("Bearer ") ? "Bearer (hidden)" : "(hidden)";
    if (isSecretName(name))
        return "(hidden)";
    if (name.compare("Location", Qt::CaseInsensitive) == 0 || name.compare("Content-Location", Qt::CaseInsensitive) == 0
        || name.compare("Referer", Qt::CaseInsensitive) == 0) {
        const QUrl url = QUrl::fromEncoded(withoutKnownSecrets(value).left(8192));
        return url.isValid() ? keptUrl(url, false) : QByteArray("(hidden)");
    }
    return redactedBody(value);
}

void redact(HeaderList &headers, bool *changed)
{
    qsizetype sum = 0;
    HeaderList kept;
    for (const auto &[name, value] : std::as_const(headers)) {
        QByteArray shown = keptHeader(name, value);
        *changed = *changed || (shown != value && name.compare("Authorization", Qt::CaseInsensitive) != 0);
        cut(shown, valueCap);
        QByteArray shownName = redactedBody(name);
        cut(shownName, valueCap);
        sum += shown.size() + shownName.size();
        if (sum > headersCap)
            break;
        kept.append({shownName, shown});
    }
    headers = kept;
}

void redact(QByteArray &body, bool isSearched, bool *changed, bool *isCut)
{
    // Half of UTF-16, or no text at all: nothing would be found in it.
    if (body.contains('\0')) {
        *changed = true;
        body.clear();
        return;
    }
    *isCut = *isCut || body.size() > RequestHistory::bodyCap;
    const QByteArray seen = body.left(RequestHistory::bodyCap + overlap); // shared if that is all
    const bool isCutBefore = seen.size() < body.size();
    body = isSearched ? redactedSearchedBody(seen) : redactedBody(seen);
    *changed = *changed || body != seen;
    // What is left of a secret that was cut is not known as one, and comes forward when those before it are shorter.
    if (const qsizetype comma = body.lastIndexOf(','); isCutBefore)
        body.truncate(comma >= 0 ? comma : std::max<qsizetype>(0, body.size() - overlap));
    cut(body, RequestHistory::bodyCap);
}

} // namespace

RequestHistory::RequestHistory(QObject *parent)
    : QObject(parent)
{ }

RequestHistory::~RequestHistory() = default;

RequestRecordPtr RequestHistory::record(qint64 id) const
{
    if (m_records.empty() || id < m_records.front()->id || id > m_records.back()->id)
        return nullptr;
    return m_records[std::size_t(id - m_records.front()->id)];
}

qint64 RequestHistory::add(RequestRecord record)
{
    record.id = ++m_lastId;
    const QByteArray asked = record.url;
    const bool keepsQuery = record.kind != HttpKind::Download && !record.isUpdateCheck;
    record.url = keptUrl(QUrl::fromEncoded(asked), keepsQuery);
    record.hasHiddenParts = record.url != asked;
    redact(record.requestHeaders, &record.hasHiddenParts);
    bool isCut = false;
    redact(record.requestBody, false, &record.hasHiddenParts, &isCut);
    record.hasHiddenParts = record.hasHiddenParts || isCut;
    count(record, 1);
    m_records.push_back(std::make_shared<const RequestRecord>(std::move(record)));
    const RequestRecordPtr kept = m_records.back();
    Q_EMIT added(kept);
    trim();
    while (m_foldedFrom <= kept->id - mostUnfolded)
        fold(m_foldedFrom++);
    return kept->id;
}

void RequestHistory::update(RequestRecord record)
{
    RequestRecordPtr *place = find(record.id);
    if (!place)
        return;
    const RequestRecord &begun = **place;
    if (begun.accountId.isEmpty() && !record.accountId.isEmpty())
        return; // its account was forgotten meanwhile
    record.url = begun.url;
    record.requestHeaders = begun.requestHeaders;
    record.requestBody = begun.requestBody;
    record.hasHiddenParts = begun.hasHiddenParts;
    bool isAnswerChanged = false;
    redact(record.answerHeaders, &isAnswerChanged);
    if (record.kind == HttpKind::Download)
        record.answerBody = {}; // the data of the merchant's customers
    QByteArray answer = record.answerBody.bytes();
    redact(answer, record.isAnswerWhole, &isAnswerChanged, &record.isBodyCut);
    record.answerBody = std::move(answer);
    count(begun, -1);
    count(record, 1);
    *place = std::make_shared<const RequestRecord>(std::move(record));
    const RequestRecordPtr kept = *place;
    Q_EMIT changed(kept);
    trim();
    if (kept->id < m_foldedFrom)
        fold(kept->id); // it took longer than all that left meanwhile
}

void RequestHistory::clear()
{
    const int gone = int(m_records.size());
    m_records.clear();
    m_bytes = 0;
    m_bodyBytes = 0;
    m_bodiesFrom = m_lastId + 1;
    if (gone > 0)
        Q_EMIT removed(gone);
}

void RequestHistory::forgetAccount(const QString &accountId)
{
    std::vector<RequestRecordPtr> blanked;
    for (RequestRecordPtr &place : m_records) {
        if (accountId.isEmpty() || place->accountId != accountId)
            continue;
        RequestRecord bare{.id = place->id,
                           .state = place->state,
                           .kind = place->kind,
                           .at = place->at,
                           .attempt = place->attempt,
                           .mostAttempts = place->mostAttempts};
        if (bare.state == RequestRecord::State::UnderWay)
            bare.state = RequestRecord::State::Stopped; // with the account; nothing more is heard of it
        bare.status = place->status;
        bare.verdict = place->verdict;
        bare.elapsed = place->elapsed;
        bare.received = place->received;
        bare.isBodyGone = true;
        bare.mayHaveArrived = place->mayHaveArrived;
        bare.hasHiddenParts = true;
        count(*place, -1);
        count(bare, 1);
        place = std::make_shared<const RequestRecord>(std::move(bare));
        blanked.push_back(place);
    }
    for (const RequestRecordPtr &record : blanked)
        Q_EMIT changed(record);
}

RequestRecordPtr *RequestHistory::find(qint64 id)
{
    return record(id) ? &m_records[std::size_t(id - m_records.front()->id)] : nullptr;
}

void RequestHistory::count(const RequestRecord &record, int sign)
{
    m_bytes += sign * record.bytes();
    m_bodyBytes += sign * record.bodyBytes();
}

void RequestHistory::trim()
{
    while (m_bodyBytes > mostBodyBytes && m_bodiesFrom <= m_lastId)
        dropOldestBody();
    int gone = 0;
    while (m_records.size() > std::size_t(mostRecords) || (m_bytes > mostBytes && !m_records.empty())) {
        count(*m_records.front(), -1);
        m_records.pop_front();
        ++gone;
    }
    if (gone > 0)
        Q_EMIT removed(gone);
}

void RequestHistory::fold(qint64 id)
{
    RequestRecordPtr *place = find(id);
    if (!place || !(*place)->answerBody.isFoldable())
        return;
    const RequestRecordPtr unfolded = *place;
    const auto packed = inBackground<KeptBody>([unfolded](auto &) { return unfolded->answerBody.folded(); });
    whenDone(packed, this, [this, unfolded](const KeptBody &body) {
        RequestRecordPtr *now = find(unfolded->id);
        if (!now || *now != unfolded)
            return; // what it says has changed, or it is gone
        RequestRecord record = *unfolded;
        record.answerBody = body;
        *now = std::make_shared<const RequestRecord>(std::move(record));
        const RequestRecordPtr kept = *now;
        Q_EMIT folded(kept);
    });
}

void RequestHistory::dropOldestBody()
{
    RequestRecordPtr *place = find(m_bodiesFrom++);
    if (!place || (*place)->bodyBytes() == 0)
        return;
    RequestRecord bare = **place;
    count(bare, -1);
    bare.requestBody.clear();
    bare.answerBody = {};
    bare.isBodyGone = true;
    count(bare, 1);
    *place = std::make_shared<const RequestRecord>(std::move(bare));
    const RequestRecordPtr kept = *place;
    Q_EMIT changed(kept);
}

} // namespace Balehook
