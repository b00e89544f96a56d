// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace Balehook {

/// What went wrong, by what a person can do about it. HTTP statuses map onto these in one place (net/httpverdict.h).
enum class ErrorKind {
    Cancelled, ///< the user or the owner stopped it; never shown
    NotAllowed, ///< refused here, before any request left (address, scheme, foreign origin)
    HostNotFound, ///< the name did not resolve
    Unreachable, ///< refused, no route, network down
    TimedOut, ///< our own deadline or the transfer time-out
    ConnectionLost, ///< the peer closed or reset before the answer was complete
    TlsFailed, ///< certificate or handshake; there is no way to ignore it
    ProxyFailed, ///< the proxy refused, was not found or wants a password
    Redirected, ///< a 3xx; never followed on the API. Error::host names where it pointed
    TokenRefused, ///< 401
    Forbidden, ///< 403
    NotFound, ///< 404, 410
    TooManyRequests, ///< 429; Error::retryAfter if the service said so
    Rejected, ///< every other 4xx
    ServerFailed, ///< 5xx
    UnexpectedStatus, ///< any other status than the interface gives
    TooLarge, ///< more bytes than the cap of this kind of answer
    Truncated, ///< fewer bytes than announced
    NotUnderstood, ///< not JSON, or not the shape of the interface
    PagingIgnored, ///< the page that came is not the one that page[offset] and page[limit] asked for
    WebPage, ///< HTML where JSON or a file was expected: captive portal or sign-in page
    TokenMissing, ///< no token stored for the account
    KeychainUnavailable, ///< no keychain service on this machine or session
    KeychainLocked, ///< locked, or the entry can't be seen while it is
    KeychainSilent, ///< the keychain did not answer in time
    KeychainRefused, ///< the keychain refused to store, or forgot what it stored
    FileNotUsable, ///< a file that was opened is not what it should be; Error::detail is the sentence to show
    LinkExpired, ///< a storage service says that the signed link of a file is no longer good
    TooManyRedirects, ///< of a file; Error::host is where the next one would have gone
    NotATable, ///< a program where a file of rows was expected
    FilesRemain, ///< downloaded files could not be deleted; Error::detail names them
    DiskFull, ///< no room for what was to be written
    FileGone, ///< a file that is read is no longer at its path
    FileUnreadable, ///< a file may not be read or is none; Error::detail has the system's words
    FileChanged, ///< a file was changed or cut by another program while it was read
    FileEmpty, ///< a file without anything in it
    PatternTooCostly, ///< a regular expression needs more steps than it may take
    IndexDeleted, ///< the jobs stored for searching are gone, by another program
    IndexOutdated, ///< another version of this program stored them, in another way; they were put away
    DiskFailed, ///< a file could not be written or read; Error::detail has the system's words
};

} // namespace Balehook
