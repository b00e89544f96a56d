// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "faults/faultdesk.h"
#include "support/script.h"

#include <vector>

namespace Balehook::Testing {

/// One line of a table: what the server does to a listing, and what a person sees then. "{own}" and "{foreign}" in the
/// script and in \a sees stand for host and port of the two servers.
struct FaultCase
{
    const char *name = "";
    Script script;
    QByteArray sees = ""; ///< part of what message bar, empty state and status bar say
    int requests = 1; ///< that went out until it was seen; negative: at most so many
    int rows = 0; ///< that are shown; 0: none, since the list failed
    QByteArray detail = ""; ///< part of what "Details" shows
};
using FaultCases = std::vector<FaultCase>;

/// What "Details" shows first of an answer of success with \a body, which is no listing.
QByteArray detailOf(const QByteArray &body);

/// Makes a row of test data of each of \a cases for each of \a listings.
void addFaultRows(const FaultCases &cases, const QList<Listing> &listings);
/// Judges one of them in a window of its own: what is seen, what is on the wire, that nothing of it is rich or holds
/// the token, and that after Retry, with a good service, each row is there exactly once.
void judgeFaultRow(const FaultCases &cases, FaultDeskOptions options = {});

// What every message must be, whatever the server said.
void judgeTexts(const FaultDesk &desk);
/// The good service's three rows, after Retry was clicked: for one request, and those that Qt repeats by itself, where
/// a connection ended before the whole response came; at most \a repeats.
void judgeRetry(FaultDesk &desk, Listing listing, int repeats);

/// A page of one record that any of the listings understands.
QByteArray onePage();
/// The same with \a fields in the place of the record's.
QByteArray pageOf(const QByteArray &records, const QByteArray &total = "1");
/// Status line of success and the type of the answer, no blank line yet.
inline const QByteArray okHead = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";
/// \a body with the right length, below \a headers ("Name: value\r\n...") of one's own.
Script withHeaders(const QByteArray &headers, const QByteArray &body);
/// okHead and \a body by chunks as they are written in \a chunks.
Script chunked(const QByteArray &chunks);
/// \a body as a gzip stream, with its checksum and length.
QByteArray gzipped(const QByteArray &body);

} // namespace Balehook::Testing
