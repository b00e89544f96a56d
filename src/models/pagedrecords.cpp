// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/pagedrecords.h"

#include <algorithm>

namespace Balehook {

void PagedRecords::reset(int perPage)
{
    m_cache.clear();
    m_identity.clear();
    m_snapshot.clear();
    m_extent = ListExtent(perPage);
    m_growth = 0;
    m_movedDown = false;
    ++m_generation;
    m_answers = 0;
    m_repeats = 0;
}

void PagedRecords::setPerPage(int perPage)
{
    const std::optional<qint64> total = m_extent.total();
    reset(perPage);
    if (total)
        m_extent.assumeTotal(*total);
}

void PagedRecords::beginRefresh(PageRange shown, bool pointsOut)
{
    m_pointsOut = pointsOut;
    m_snapshot.take(m_cache, shown, m_extent.lastPage());
    m_extent.beginRefresh();
    ++m_generation;
    m_answers = 0;
    m_repeats = 0;
}

PagedRecords::Change PagedRecords::take(const PageRequest &asked, const PageAnswer &answer, qint64 now,
                                        const RefreshSnapshot::Same &same)
{
    Change change;
    const RecordPage &records = *answer.records;
    const bool first = m_answers++ == 0;
    if (repeatsAnotherPage(asked, answer)) {
        m_cache.clear();
        m_identity.clear();
        m_extent.closeAt(records.count());
        change.everything = change.listChanged = change.pageIgnored = true;
        store(1, answer, now, same, change);
        return change;
    }
    const std::optional<qint64> totalBefore = m_extent.total();
    const ListExtent::Lesson lesson = m_extent.learn(asked, records.count(), answer, hasNews(asked, records));
    if (m_pointsOut && totalBefore && m_extent.total())
        m_growth = std::max<qint64>(0, m_growth + *m_extent.total() - *totalBefore);
    change.listChanged = lesson.totalChanged && !first;
    if (lesson.sizeChanged) {
        m_cache.clear();
        m_identity.clear();
        change.everything = true;
    }
    if (lesson.usable && asked.page <= m_extent.lastPage())
        store(asked.page, answer, now, same, change);
    forget(m_cache.removeFrom(m_extent.lastPage() + 1), nullptr);
    return change;
}

void PagedRecords::store(int page, const PageAnswer &answer, qint64 now, const RefreshSnapshot::Same &same,
                         Change &change)
{
    CachedPage content;
    content.records = answer.records;
    content.arrivedAt = now;
    content.generation = m_generation;
    const qsizetype count = std::min<qsizetype>(content.count(), m_extent.pageSize());
    if (const CachedPage *old = m_cache.opened(page)) {
        content.readAgain = old->generation == m_generation;
        if (!content.readAgain) {
            if (m_pointsOut)
                content.changed = m_snapshot.changes(page, *answer.records, count, *old->records, same);
            const qint64 shift = m_snapshot.shift(page, *answer.records, count, m_extent.pageSize());
            m_movedDown = shift == 0 ? m_movedDown : shift > 0;
        }
        keepUnseen(*old, content);
        m_identity.leave(page, *old->records);
    }
    change.pages.push_back(page);
    for (const RecordPlace &place : m_identity.enter(page, *answer.records, count)) {
        CachedPage *left = m_cache.find(place.page);
        if (!left)
            continue;
        if (left->vacated.empty())
            left->vacated.resize(static_cast<std::size_t>(left->count()));
        left->vacated[static_cast<std::size_t>(place.index)] = true;
        change.listChanged = change.listChanged || left->generation == m_generation;
        if (change.pages.back() != place.page)
            change.pages.push_back(place.page);
    }
    forget(m_cache.insert(page, std::move(content)), &change);
}

void PagedRecords::forget(const std::vector<std::pair<int, CachedPage>> &gone, Change *change)
{
    for (const auto &[page, content] : gone) {
        m_identity.leave(page, *content.records);
        if (change)
            change->pages.push_back(page);
    }
}

std::vector<int> PagedRecords::forgetStale(PageRange shown)
{
    std::vector<int> forgotten;
    for (const int page : m_cache.pages()) {
        const CachedPage *held = m_cache.find(page);
        if (held->generation == m_generation || (page >= shown.first && page <= shown.last))
            continue;
        m_identity.leave(page, *held->records);
        m_cache.remove(page);
        forgotten.push_back(page);
    }
    return forgotten;
}

bool PagedRecords::hasNews(const PageRequest &asked, const RecordPage &records) const
{
    if (records.count() == 0)
        return false;
    if (m_identity.hasNewId(asked.page, records, records.count()))
        return true;
    // Without ids only the bytes can tell a page from the one before it.
    const CachedPage *before = m_cache.find(asked.page - 1);
    return records.idAt(0).isEmpty()
        && (!before || before->count() == 0 || before->records->rawAt(0) != records.rawAt(0));
}

bool PagedRecords::repeatsAnotherPage(const PageRequest &asked, const PageAnswer &answer)
{
    const RecordPage &records = *answer.records;
    if (records.count() == 0)
        return false;
    const std::optional<RecordPlace> place = m_identity.find(records.idAt(0));
    if (!place || place->page == asked.page || place->index != 0)
        return false;
    const CachedPage *other = m_cache.find(place->page);
    if (!other || other->generation != m_generation || other->count() != records.count())
        return false;
    for (qsizetype i = 0; i < records.count(); ++i) {
        if (records.idAt(i) != other->records->idAt(i))
            return false;
    }
    // A list that moved by exactly one page looks the same once; the echo of the right number speaks for that.
    const bool echoed = answer.page == asked.page && answer.total.has_value();
    if (echoed && records.count() == 1)
        return false;
    return !echoed || ++m_repeats > 1 || other->readAgain;
}

bool PagedRecords::isNeeded(int page) const
{
    const CachedPage *held = m_cache.find(page);
    if (!held || held->generation != m_generation)
        return true;
    return !held->readAgain && !held->vacated.empty();
}

PagedRecords::Record PagedRecords::record(qint64 number) const
{
    const int page = m_extent.pageOf(number);
    return recordOn(m_cache.opened(page), page, number);
}

QString PagedRecords::idOf(qint64 number) const
{
    const int page = m_extent.pageOf(number);
    const Record found = recordOn(m_cache.find(page), page, number);
    return found.page ? found.page->records->idAt(found.index) : QString();
}

PagedRecords::Record PagedRecords::recordOn(const CachedPage *held, int page, qint64 number) const
{
    if (!held)
        return {};
    const auto index = static_cast<qsizetype>(number - m_extent.firstRecordOf(page));
    if (index >= held->count())
        return {Presence::Gone};
    if (held->isVacated(index))
        return {held->readAgain && held->generation == m_generation ? Presence::Gone : Presence::Vacated};
    return {Presence::There, held, index};
}

qint64 PagedRecords::numberOf(const QString &id) const
{
    const std::optional<RecordPlace> place = id.isEmpty() ? std::nullopt : m_identity.find(id);
    return place ? m_extent.firstRecordOf(place->page) + place->index : -1;
}

bool PagedRecords::markSeen(qint64 first, qint64 last)
{
    bool any = false;
    for (int page = m_extent.pageOf(first); page <= m_extent.pageOf(last); ++page) {
        CachedPage *held = m_cache.find(page);
        if (!held || held->changed.empty())
            continue;
        const qint64 start = m_extent.firstRecordOf(page);
        for (std::size_t i = 0; i < held->changed.size(); ++i) {
            const qint64 number = start + static_cast<qint64>(i);
            if (held->changed[i] == Novelty::None || number < first || number > last)
                continue;
            if (held->changed[i] == Novelty::New)
                m_growth = std::max<qint64>(0, m_growth - 1);
            held->changed[i] = Novelty::None;
            any = true;
        }
        if (std::all_of(held->changed.begin(), held->changed.end(), [](Novelty n) { return n == Novelty::None; }))
            held->changed.clear();
    }
    return any;
}

void PagedRecords::keepUnseen(const CachedPage &old, CachedPage &content) const
{
    if (old.changed.empty())
        return;
    QHash<QString, Novelty> unseen;
    for (std::size_t i = 0; i < old.changed.size(); ++i) {
        if (old.changed[i] != Novelty::None)
            unseen.insert(old.records->idAt(qsizetype(i)), old.changed[i]);
    }
    const std::size_t count = std::min(std::size_t(content.count()), std::size_t(m_extent.pageSize()));
    for (std::size_t i = 0; i < count; ++i) {
        const Novelty before = unseen.value(content.records->idAt(qsizetype(i)), Novelty::None);
        if (before == Novelty::None)
            continue;
        content.changed.resize(count);
        content.changed[i] = std::max(before, content.changed[i]);
    }
}

PagedRecords::News PagedRecords::news() const
{
    News all{.fresh = 0, .changed = 0, .growth = m_growth, .first = -1, .isBefore = m_movedDown};
    qint64 firstChanged = -1;
    const auto note = [](qint64 &first, qint64 number) { first = first < 0 ? number : std::min(first, number); };
    for (const int page : m_cache.pages()) {
        const CachedPage &held = *m_cache.find(page);
        for (std::size_t i = 0; i < held.changed.size(); ++i) {
            const qint64 number = m_extent.firstRecordOf(page) + qint64(i);
            if (held.changed[i] == Novelty::New) {
                ++all.fresh;
                note(all.first, number);
            } else if (held.changed[i] == Novelty::Changed) {
                ++all.changed;
                note(firstChanged, number);
            }
        }
    }
    all.first = all.first < 0 ? firstChanged : all.first;
    return all;
}

bool PagedRecords::hasChanges() const
{
    const std::vector<int> pages = m_cache.pages();
    return std::any_of(pages.begin(), pages.end(), [this](int page) { return !m_cache.find(page)->changed.empty(); });
}

} // namespace Balehook
