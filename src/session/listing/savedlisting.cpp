// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "session/listing/savedlisting.h"

#include "core/errors/result.h"
#include "domain/records/property.h"
#include "session/listing/listingfile.h"
#include "session/listing/rawpage.h"

#include <algorithm>
#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

static_assert(SavedListing::wholeFile >= ListingFile::byteLimit);

PageAnswer pageOf(const ListingText &text, PageRequest request, SavedListing::Decode decode)
{
    PageAnswer answer;
    answer.records = decode(text.slice(qint64(request.page - 1) * request.perPage, request.perPage));
    answer.page = request.page;
    answer.perPage = request.perPage;
    answer.total = text.count();
    return answer;
}

} // namespace

/// What comes back from the other thread.
struct SavedListing::Served
{
    std::shared_ptr<const ListingFile> file;
    Result<PageAnswer> answer;
};

SavedListing::SavedListing(QString filePath, Decode decode, QObject *parent)
    : PageSource(parent)
    , m_filePath(std::move(filePath))
    , m_decode(decode)
    , m_work(this)
{ }

SavedListing::~SavedListing() = default;

std::unique_ptr<SavedListing> SavedListing::ofProperties(const QString &filePath)
{
    return std::make_unique<SavedListing>(filePath, &decodedText<Property>);
}

std::optional<SavedListing::Contents> SavedListing::contents() const
{
    if (!m_file)
        return {};
    return Contents{m_file->text().count(), m_file->text().statedTotal()};
}

PageSource::Ticket SavedListing::request(PageRequest request, PagePriority priority)
{
    const Ticket ticket = ++m_lastTicket;
    m_wishes.emplace(ticket, Wish{request, priority});
    serveNext();
    return ticket;
}

void SavedListing::cancel(Ticket ticket)
{
    m_wishes.erase(ticket);
}

SavedListing::Wishes::const_iterator SavedListing::next() const
{
    const auto newest = std::find_if(m_wishes.rbegin(), m_wishes.rend(), [](const Wishes::value_type &entry) {
        return entry.second.priority == PagePriority::Browsing;
    });
    return newest == m_wishes.rend() ? m_wishes.begin() : std::prev(newest.base());
}

void SavedListing::serveNext()
{
    if (m_isBusy || m_wishes.empty())
        return;
    m_isBusy = true;
    const auto wish = next();
    const auto work = [path = m_filePath, decode = m_decode, file = m_file, request = wish->second.request] {
        const bool isFresh = file && (request.page > 1 || file->isCurrent(path));
        const auto read = isFresh ? Result(file) : ListingFile::read(path);
        if (!read)
            return Served{file, read.error()};
        return Served{read.value(), pageOf(read.value()->text(), request, decode)};
    };
    m_work.run(work, [this, ticket = wish->first](const Served &result) { served(ticket, result); });
}

void SavedListing::served(Ticket ticket, const Served &result)
{
    m_isBusy = false;
    m_file = result.file;
    const bool isWanted = m_wishes.erase(ticket) > 0;
    serveNext();
    // The last thing done: whoever hears of it may delete the source.
    if (isWanted && result.answer)
        Q_EMIT arrived(ticket, result.answer.value());
    else if (isWanted)
        Q_EMIT failed(ticket, result.answer.error());
}

} // namespace Balehook
