// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/pagesource.h"
#include "session/listing/backgroundwork.h"

#include <map>
#include <memory>
#include <optional>

namespace Balehook {

class ListingFile;

/// A listing out of a .json file as a PageSource: an envelope, or a bare list of records. The file is read and decoded
/// on another thread, is open only meanwhile, and is never changed. Its records are all that is listed; Contents tells
/// whether the service said that there are more.
///
/// Asking for page 1 looks whether the file has changed and reads it again if so; the other pages come from what was
/// read. A file that cannot be used fails the page with ErrorKind::FileNotUsable, whose userMessage() says why.
class SavedListing final : public PageSource
{
    Q_OBJECT

public:
    /// Makes the records of a listing text; see decodedPage().
    using Decode = std::shared_ptr<const RecordPage> (*)(const QByteArray &listing);

    /// No file has more records: a page of this size is all of it.
    static constexpr int wholeFile = 64 * 1024 * 1024;

    SavedListing(QString filePath, Decode decode, QObject *parent = nullptr);
    ~SavedListing() override;

    /// The records are a Page<Property>.
    static std::unique_ptr<SavedListing> ofProperties(const QString &filePath);

    const QString &filePath() const { return m_filePath; }

    struct Contents
    {
        qint64 records = 0;
        std::optional<qint64> statedTotal; ///< as the file says there are in all
    };
    /// Of what was read last; nothing before the first page arrived.
    std::optional<Contents> contents() const;

    Ticket request(PageRequest request, PagePriority priority) override;
    void cancel(Ticket ticket) override;
    SavedListing *copy(QObject &owner) const override { return new SavedListing(m_filePath, m_decode, &owner); }

private:
    struct Wish
    {
        PageRequest request;
        PagePriority priority;
    };
    struct Served;
    using Wishes = std::map<Ticket, Wish>;

    const QString m_filePath;
    const Decode m_decode;
    std::shared_ptr<const ListingFile> m_file; ///< null before the first was read
    Wishes m_wishes;
    Ticket m_lastTicket = 0;
    bool m_isBusy = false; ///< one page after the other
    BackgroundWork m_work;

    Wishes::const_iterator next() const;
    void serveNext();
    void served(Ticket ticket, const Served &result);
};

} // namespace Balehook
