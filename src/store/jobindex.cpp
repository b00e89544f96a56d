// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/jobindex.h"

namespace Balehook {

class JobIndex::Private final
{
public:
    QString file;
    IndexStatus status;
};

JobIndex::JobIndex(QString file, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(Private{.file = std::move(file), .status = {}}))
{ }

JobIndex::~JobIndex() = default;

QString JobIndex::file() const
{
    return d->file;
}

void JobIndex::open() { }

bool JobIndex::isOpen() const
{
    return false;
}

const IndexStatus &JobIndex::status() const
{
    return d->status;
}

std::optional<Error> JobIndex::error() const
{
    return std::nullopt;
}

void JobIndex::beginPass(int, QObject *, Callback<IndexPass>) { }

void JobIndex::storePage(int, std::shared_ptr<const RecordPage>, qint64, QObject *, Callback<StoredPage>) { }

void JobIndex::endPass(QObject *, Callback<Nothing>) { }

void JobIndex::cancelPass(QObject *, Callback<Nothing>) { }

void JobIndex::storeNews(qint64, std::shared_ptr<const RecordPage>, qint64, QObject *, Callback<StoredPage>) { }

void JobIndex::purge(QObject *, Callback<Nothing>) { }

JobIndex::Search JobIndex::search(const JobQuery &, QObject *, Callback<Matches>)
{
    return 0;
}

void JobIndex::read(Search, qint64, int, QObject *, Callback<Rows>) { }

void JobIndex::find(Search, const QString &, QObject *, Callback<qint64>) { }

void JobIndex::endSearch(Search) { }

void JobIndex::facets(const JobQuery &, bool, int, QObject *, Callback<JobFacets>) { }

void JobIndex::endFacets() { }

} // namespace Balehook
