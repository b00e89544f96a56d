// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/records/knownwebhooks.h"

#include "domain/records/page.h"
#include "domain/records/pagesource.h"

#include <QHash>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <utility>

namespace Balehook {

namespace {

using Number = std::uint32_t;

constexpr std::ptrdiff_t mostCompared = 200;
constexpr std::size_t recalledAtOnce = 250;

Webhook webhookOf(const WebhookDraft &draft)
{
    Webhook webhook;
    for (const Webhook::Field field : WebhookDraft::fields)
        webhook.set(field, draft.text(field));
    return webhook;
}

constexpr std::array twinFields{Webhook::Resource, Webhook::EventType,         Webhook::EventSubType,
                                Webhook::Version,  Webhook::ExternalChannelId, Webhook::WebhookUrl};
constexpr std::array tabledFields{Webhook::Resource,     Webhook::EventType,         Webhook::EventSubType,
                                  Webhook::Version,      Webhook::ExternalChannelId, Webhook::WebhookUrl,
                                  Webhook::WebhookMethod};

using TwinKey = std::array<Number, twinFields.size()>;

} // namespace

/// A webhook is kept as numbers of its values and what is its own: identity and times.
class KnownWebhooks::Private final
{
public:
    /// The different values of one field, each kept once and counted.
    class ValueTable final
    {
    public:
        Number enter(const QString &text)
        {
            const auto known = m_numbers.constFind(text);
            const Number number = known == m_numbers.cend() ? append(text) : *known;
            ++m_values[number].uses;
            return number;
        }
        void leave(Number number) { --m_values[number].uses; }

        std::optional<Number> find(const QString &text) const
        {
            const auto known = m_numbers.constFind(text);
            return known == m_numbers.cend() ? std::nullopt : std::optional(*known);
        }
        const QString &text(Number number) const { return m_values[number].text; }

        /// An empty one is not worth choosing from a list.
        QStringList mostUsed(qsizetype limit) const
        {
            std::vector<const Value *> chosen;
            chosen.reserve(m_values.size());
            for (const Value &value : m_values) {
                if (value.uses > 0 && !value.text.isEmpty())
                    chosen.push_back(&value);
            }
            const qsizetype count = qsizetype(chosen.size());
            const auto end = chosen.begin() + (limit < 0 ? count : std::min(limit, count));
            std::partial_sort(chosen.begin(), end, chosen.end(), [](const Value *a, const Value *b) {
                return a->uses != b->uses ? a->uses > b->uses : a->text < b->text;
            });
            QStringList texts;
            texts.reserve(end - chosen.begin());
            std::for_each(chosen.begin(), end, [&texts](const Value *value) { texts.append(value->text); });
            return texts;
        }

    private:
        struct Value
        {
            QString text;
            int uses = 0;
        };

        std::vector<Value> m_values; ///< a number never changes hands, so that it can stand for the text
        QHash<QString, Number> m_numbers;

        Number append(const QString &text)
        {
            const auto number = Number(m_values.size());
            m_values.push_back({text});
            m_numbers.insert(text, number);
            return number;
        }
    };

    struct TwinKeyHash
    {
        std::size_t operator()(const TwinKey &key) const { return qHashRange(key.begin(), key.end()); }
    };

    /// What was kept from an earlier run, while it is being learned.
    struct Recall
    {
        explicit Recall(std::shared_ptr<const Page<Webhook>> page)
            : kept(std::move(page))
        { }

        std::shared_ptr<const Page<Webhook>> kept;
        std::size_t next = 0;
        std::optional<QSet<QString>> listed; ///< since then the service listed these, and no others
        bool isNews = false;
    };

    bool enter(const Webhook &webhook);
    bool enterRecalled(std::size_t most);
    bool leaveOthers(const QSet<QString> &ids);
    std::optional<TwinKey> keyOf(const Webhook &webhook) const;
    const std::vector<Number> *twinsOf(const Webhook &webhook) const;
    NearTwins nearTwins(const Webhook &webhook) const;
    Webhook restored(Number number) const;

    qsizetype count() const { return numbers.size(); }
    ValueTable &table(Webhook::Field field) { return tables[field - Webhook::Resource]; }
    const ValueTable &table(Webhook::Field field) const { return tables[field - Webhook::Resource]; }

    std::optional<Recall> recall;

private:
    struct Entry
    {
        QString id;
        QString createdAt;
        QString updatedAt;
        std::array<Number, tabledFields.size()> values; ///< in the order of tabledFields
        std::array<Presence, Webhook::FieldCount> presence;
    };

    static TwinKey keyOf(const Entry &entry);
    bool isSame(const Entry &entry, const Webhook &webhook) const;
    void leave(Number number);

    std::array<ValueTable, tabledFields.size()> tables; ///< by field, from Webhook::Resource on
    std::vector<Entry> entries;
    QHash<QString, Number> numbers; ///< of entries, by id
    std::unordered_map<TwinKey, std::vector<Number>, TwinKeyHash> twins;
    QHash<QString, std::vector<Number>> alike; ///< by WebhookLikeness::key()
};

TwinKey KnownWebhooks::Private::keyOf(const Entry &entry)
{
    TwinKey key;
    std::copy_n(entry.values.begin(), key.size(), key.begin());
    return key;
}

std::optional<TwinKey> KnownWebhooks::Private::keyOf(const Webhook &webhook) const
{
    TwinKey key;
    for (std::size_t i = 0; i < key.size(); ++i) {
        const std::optional<Number> number = table(twinFields[i]).find(webhook.text(twinFields[i]));
        if (!number)
            return std::nullopt;
        key[i] = *number;
    }
    return key;
}

const std::vector<Number> *KnownWebhooks::Private::twinsOf(const Webhook &webhook) const
{
    const std::optional<TwinKey> key = keyOf(webhook);
    const auto found = key ? twins.find(*key) : twins.end();
    return found == twins.end() ? nullptr : &found->second;
}

bool KnownWebhooks::Private::isSame(const Entry &entry, const Webhook &webhook) const
{
    for (std::size_t i = 0; i < tabledFields.size(); ++i) {
        if (table(tabledFields[i]).text(entry.values[i]) != webhook.text(tabledFields[i]))
            return false;
    }
    for (std::size_t field = 0; field < entry.presence.size(); ++field) {
        if (entry.presence[field] != webhook.presence(field))
            return false;
    }
    return entry.createdAt == webhook.text(Webhook::CreatedAt) && entry.updatedAt == webhook.text(Webhook::UpdatedAt);
}

void KnownWebhooks::Private::leave(Number number)
{
    const Entry &entry = entries[number];
    const auto group = alike.find(WebhookLikeness::key(restored(number)));
    std::erase(*group, number);
    if (group->empty())
        alike.erase(group);
    const auto place = twins.find(keyOf(entry));
    std::erase(place->second, number);
    if (place->second.empty())
        twins.erase(place);
    for (std::size_t i = 0; i < tabledFields.size(); ++i)
        table(tabledFields[i]).leave(entry.values[i]);
}

/// False if it is known just so.
bool KnownWebhooks::Private::enter(const Webhook &webhook)
{
    const auto known = numbers.constFind(webhook.id());
    const bool isKnown = known != numbers.cend();
    const Number number = isKnown ? *known : Number(entries.size());
    if (isKnown) {
        if (isSame(entries[number], webhook))
            return false;
        leave(number);
    } else {
        numbers.insert(webhook.id(), number);
        entries.emplace_back();
    }
    Entry &entry = entries[number];
    entry.id = webhook.id();
    entry.createdAt = webhook.text(Webhook::CreatedAt);
    entry.updatedAt = webhook.text(Webhook::UpdatedAt);
    if (entry.updatedAt == entry.createdAt)
        entry.updatedAt = entry.createdAt; // one text in memory, not two
    for (std::size_t i = 0; i < tabledFields.size(); ++i)
        entry.values[i] = table(tabledFields[i]).enter(webhook.text(tabledFields[i]));
    for (std::size_t field = 0; field < entry.presence.size(); ++field)
        entry.presence[field] = webhook.presence(field);
    twins[keyOf(entry)].push_back(number);
    alike[WebhookLikeness::key(webhook)].push_back(number);
    return true;
}

/// False at the end of what was kept.
bool KnownWebhooks::Private::enterRecalled(std::size_t most)
{
    const std::vector<Webhook> &kept = recall->kept->records();
    const std::size_t end = std::min(kept.size(), recall->next + most);
    for (; recall->next < end; ++recall->next) {
        const Webhook &webhook = kept[recall->next];
        if (webhook.id().isEmpty() || numbers.contains(webhook.id()))
            continue;
        if (!recall->listed || recall->listed->contains(webhook.id()))
            recall->isNews = enter(webhook) || recall->isNews;
    }
    return end < kept.size();
}

/// False if there are no others. Their entries stay empty: numbers never change hands.
bool KnownWebhooks::Private::leaveOthers(const QSet<QString> &ids)
{
    const qsizetype before = numbers.size();
    erase_if(numbers, [this, &ids](std::pair<const QString &, Number &> known) {
        if (ids.contains(known.first))
            return false;
        leave(known.second);
        entries[known.second] = {};
        return true;
    });
    return numbers.size() != before;
}

KnownWebhooks::NearTwins KnownWebhooks::Private::nearTwins(const Webhook &webhook) const
{
    NearTwins found;
    const auto group = alike.constFind(WebhookLikeness::key(webhook));
    if (group == alike.cend())
        return found;
    // Each cell on screen asks: thousands that are alike are not compared with each other.
    const auto end = group->begin() + std::min<std::ptrdiff_t>(std::ssize(*group), mostCompared);
    for (auto number = group->begin(); number != end; ++number) {
        const WebhookLikeness::Differences differences = WebhookLikeness::between(webhook, restored(*number));
        if (!differences)
            continue;
        ++found.count;
        found.differences |= differences;
    }
    return found;
}

Webhook KnownWebhooks::Private::restored(Number number) const
{
    const Entry &entry = entries[number];
    Webhook webhook;
    const auto set = [&](Webhook::Field field, const QString &text) {
        webhook.set(field, text, entry.presence[field]);
    };
    set(Webhook::Id, entry.id);
    set(Webhook::CreatedAt, entry.createdAt);
    set(Webhook::UpdatedAt, entry.updatedAt);
    for (std::size_t i = 0; i < tabledFields.size(); ++i)
        set(tabledFields[i], table(tabledFields[i]).text(entry.values[i]));
    return webhook;
}

KnownWebhooks::KnownWebhooks(QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>())
{
    connect(&m_recall, &QTimer::timeout, this, &KnownWebhooks::recallSome);
}

KnownWebhooks::~KnownWebhooks() = default;

void KnownWebhooks::watch(PageSource &source)
{
    connect(&source, &PageSource::arrived, this,
            [this](PageSource::Ticket, const PageAnswer &answer) { learn(answer); });
}

void KnownWebhooks::learn(const PageAnswer &answer)
{
    const auto *page = dynamic_cast<const Page<Webhook> *>(answer.records.get());
    if (!page)
        return;
    bool news = false;
    for (const Webhook &webhook : page->records()) {
        if (!webhook.id().isEmpty())
            news = d->enter(webhook) || news;
    }
    if (news)
        Q_EMIT changed();
}

void KnownWebhooks::learn(const Webhook &webhook)
{
    if (!webhook.id().isEmpty() && d->enter(webhook))
        Q_EMIT changed();
}

void KnownWebhooks::recall(const PageAnswer &kept)
{
    auto page = std::dynamic_pointer_cast<const Page<Webhook>>(kept.records);
    if (!page)
        return;
    d->recall.emplace(std::move(page));
    m_recall.start();
}

void KnownWebhooks::recallSome()
{
    if (d->enterRecalled(recalledAtOnce))
        return;
    m_recall.stop();
    const bool isNews = d->recall->isNews;
    d->recall.reset();
    if (isNews)
        Q_EMIT changed();
}

void KnownWebhooks::forgetOthers(const QSet<QString> &ids)
{
    if (d->recall)
        d->recall->listed = ids;
    if (d->leaveOthers(ids))
        Q_EMIT changed();
}

void KnownWebhooks::clear()
{
    const bool wasEmpty = d->count() == 0;
    m_recall.stop();
    d = std::make_unique<Private>();
    if (!wasEmpty)
        Q_EMIT changed();
}

qsizetype KnownWebhooks::count() const
{
    return d->count();
}

QStringList KnownWebhooks::values(Webhook::Field field, qsizetype limit) const
{
    const bool isTabled = std::find(tabledFields.begin(), tabledFields.end(), field) != tabledFields.end();
    return isTabled ? std::as_const(*d).table(field).mostUsed(limit) : QStringList();
}

int KnownWebhooks::twinCount(const Webhook &webhook) const
{
    const std::vector<Number> *twins = d->twinsOf(webhook);
    return twins ? int(twins->size()) : 0;
}

KnownWebhooks::NearTwins KnownWebhooks::nearTwins(const Webhook &webhook) const
{
    return d->nearTwins(webhook);
}

KnownWebhooks::NearTwins KnownWebhooks::nearTwins(const WebhookDraft &draft) const
{
    return d->nearTwins(webhookOf(draft));
}

std::vector<Webhook> KnownWebhooks::twinsOf(const WebhookDraft &draft) const
{
    const Webhook wanted = webhookOf(draft);
    std::vector<Webhook> found;
    if (const std::vector<Number> *twins = d->twinsOf(wanted)) {
        for (const Number number : *twins)
            found.push_back(d->restored(number));
    }
    return found;
}

} // namespace Balehook
