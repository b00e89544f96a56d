// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/fetch/linktrouble.h"

#include "core/text/datasize.h"

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace Balehook {

namespace {

using Remedy = LinkTrouble::Remedy;

/// %1 is the host that answered or was asked. Without \a text the Error's own sentence is the best there is.
struct Row
{
    ErrorKind kind;
    LinkState state;
    Remedy remedy;
    const char *text;
    const char *unnamed = nullptr; ///< where there is no host to name
};

const Row rows[] = {
    {ErrorKind::Cancelled, LinkState::Cancelled, Remedy::Retry, nullptr},
    {ErrorKind::NotAllowed, LinkState::Refused, Remedy::None, nullptr},
    {ErrorKind::LinkExpired, LinkState::Expired, Remedy::RefreshJob, nullptr},
    {ErrorKind::NotFound, LinkState::Gone, Remedy::RefreshJob,
     QT_TRANSLATE_NOOP("Balehook::LinkTrouble",
                       "The file no longer exists on %1. Refresh the job to see whether it has another link; "
                       "if not, ask for the import to be run again.")},
    {ErrorKind::TokenRefused, LinkState::NeedsSignIn, Remedy::OpenInBrowser,
     QT_TRANSLATE_NOOP("Balehook::LinkTrouble",
                       "%1 requires you to sign in to get the file. Open the link in your browser.")},
    {ErrorKind::WebPage, LinkState::NeedsSignIn, Remedy::OpenInBrowser,
     QT_TRANSLATE_NOOP("Balehook::LinkTrouble",
                       "%1 sent a web page instead of the file, probably to have you sign in. Open the link "
                       "in your browser; if the page says that the link has expired, refresh the job.")},
    {ErrorKind::Forbidden, LinkState::NoAccess, Remedy::RefreshJob,
     QT_TRANSLATE_NOOP("Balehook::LinkTrouble",
                       "%1 denied access to this file. The link may have expired, or you may need to sign "
                       "in. Refresh the job to get a new link, or open the link in your browser.")},
    {ErrorKind::NotATable, LinkState::NotATable, Remedy::FetchAnyway, nullptr},
    {ErrorKind::Redirected, LinkState::RedirectRefused, Remedy::OpenInBrowser,
     QT_TRANSLATE_NOOP("Balehook::LinkTrouble",
                       "The link redirects to an unencrypted address or a private network address (%1); "
                       "files are not downloaded from there. Refresh the job, or contact the people who run "
                       "the service."),
     QT_TRANSLATE_NOOP("Balehook::LinkTrouble",
                       "The link redirects to an unencrypted address or a private network address; files are "
                       "not downloaded from there. Refresh the job, or contact the people who run the "
                       "service.")},
    {ErrorKind::TooManyRedirects, LinkState::TooManyRedirects, Remedy::RefreshJob, nullptr},
    {ErrorKind::HostNotFound, LinkState::Unreachable, Remedy::Retry,
     QT_TRANSLATE_NOOP("Balehook::LinkTrouble",
                       "No server named %1 was found. Check your network connection, then try again.")},
    {ErrorKind::Unreachable, LinkState::Unreachable, Remedy::Retry, nullptr},
    {ErrorKind::TimedOut, LinkState::Unreachable, Remedy::Retry,
     QT_TRANSLATE_NOOP("Balehook::LinkTrouble",
                       "No data was received from %1 for too long, so the download was stopped. Try again in "
                       "a moment.")},
    {ErrorKind::TlsFailed, LinkState::Unreachable, Remedy::Retry, nullptr},
    {ErrorKind::ProxyFailed, LinkState::Unreachable, Remedy::Retry, nullptr},
    {ErrorKind::TooManyRequests, LinkState::Busy, Remedy::Retry, nullptr},
    {ErrorKind::ServerFailed, LinkState::Busy, Remedy::Retry,
     QT_TRANSLATE_NOOP("Balehook::LinkTrouble", "%1 is currently having problems. Try again later.")},
    {ErrorKind::ConnectionLost, LinkState::Incomplete, Remedy::Retry,
     QT_TRANSLATE_NOOP("Balehook::LinkTrouble", "%1 closed the connection before the file was complete. Try again.")},
    {ErrorKind::Truncated, LinkState::Incomplete, Remedy::Retry,
     QT_TRANSLATE_NOOP("Balehook::LinkTrouble",
                       "The size of the file from %1 differs from the size it stated, so the file was not "
                       "kept. Try again.")},
    {ErrorKind::Rejected, LinkState::Odd, Remedy::RefreshJob,
     QT_TRANSLATE_NOOP("Balehook::LinkTrouble",
                       "%1 rejected the link. Refresh the job to get a new one, then try again.")},
    {ErrorKind::UnexpectedStatus, LinkState::Odd, Remedy::Retry,
     QT_TRANSLATE_NOOP("Balehook::LinkTrouble", "%1 returned an unusable response. See the details.")},
    {ErrorKind::NotUnderstood, LinkState::Odd, Remedy::Retry,
     QT_TRANSLATE_NOOP("Balehook::LinkTrouble", "%1 returned an unusable response. See the details.")},
    {ErrorKind::DiskFull, LinkState::NoRoom, Remedy::Retry, nullptr},
    {ErrorKind::DiskFailed, LinkState::DiskFailed, Remedy::Retry, nullptr},
};

constexpr Row otherwise{ErrorKind::UnexpectedStatus, LinkState::Odd, Remedy::Retry, nullptr};

} // namespace

LinkTrouble LinkTrouble::of(const Error &error)
{
    const auto *at =
        std::find_if(std::begin(rows), std::end(rows), [&](const Row &row) { return row.kind == error.kind; });
    const Row &row = at == std::end(rows) ? otherwise : *at;
    const QString host = error.shownHost();
    LinkTrouble trouble;
    trouble.state = row.state;
    trouble.remedy = row.remedy;
    trouble.mayBeForced = error.kind == ErrorKind::WebPage || error.kind == ErrorKind::NotATable;
    if (row.text && !host.isEmpty())
        trouble.message = tr(row.text).replace("%1"_L1, host);
    else // the Error's own sentence knows how to do without a host, if not without the account
        trouble.message = row.unnamed && host.isEmpty() ? tr(row.unnamed) : error.userMessage();
    return trouble;
}

Error LinkTrouble::tooLarge(qint64 bytes, qint64 limit)
{
    return Error(
        ErrorKind::FileNotUsable,
        tr("The file is %1 in size, but all downloaded files together may not exceed %2. Raise the limit, then try "
           "again.")
            .arg(dataSize(bytes), dataSize(limit)));
}

} // namespace Balehook
