// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/importjob.h"
#include "domain/records/page.h"
#include "models/fakepagesource.h"

namespace Balehook {

/// A plain import job: id "job-<number>", the other fields derived from the number.
ImportJob makeJob(qint64 number);

/// A page of the jobs given.
std::shared_ptr<const RecordPage> makeJobPage(std::vector<ImportJob> jobs);
/// Jobs \a first to \a first + \a count - 1.
std::shared_ptr<const RecordPage> makeJobPage(qint64 first, qint64 count);
/// Jobs that have the ids given.
std::shared_ptr<const RecordPage> makeJobPage(const QStringList &ids);

/// What an honest service with \a records jobs answers: page and page size echoed, the total in "result". The first job
/// of the listing is number \a firstNumber.
PageAnswer honestAnswer(const PageRequest &request, qint64 records, qint64 firstNumber = 0);
FakePageSource::Script honestScript(qint64 records);

/// The same, but nothing is echoed and no total is given.
PageAnswer silentAnswer(const PageRequest &request, qint64 records);

} // namespace Balehook
