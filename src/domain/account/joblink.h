// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/account/accountslug.h"

#include <QString>

#include <optional>

namespace Balehook {

/// A link to an import job that can be sent to somebody else: balehook://SLUG/import-jobs/ID. It names an account by
/// its slug and says nothing of its host, and it carries no secret. Links come from anywhere, so nothing but exactly
/// this form is taken: no query, no fragment, no user, no port, no other path. A JobLink is always valid.
class JobLink final
{
public:
    /// Of a whole link, in characters; and of an id, in UTF-8 bytes.
    static constexpr qsizetype longestLink = 1024;
    static constexpr qsizetype longestId = 256;

    /// True for what calls itself a link of this program, valid or not.
    static bool isMeant(const QString &text);
    static std::optional<JobLink> parse(const QString &text);
    /// Nothing for an id that no link can carry: empty, very long, or with control characters in it.
    static std::optional<JobLink> to(const AccountSlug &slug, const QString &jobId);

    const AccountSlug &slug() const { return m_slug; }
    const QString &jobId() const { return m_jobId; }
    /// ASCII; the id percent-encoded.
    QString toString() const;

    friend bool operator==(const JobLink &a, const JobLink &b) = default;

private:
    JobLink(AccountSlug slug, QString jobId)
        : m_slug(std::move(slug))
        , m_jobId(std::move(jobId))
    { }

    AccountSlug m_slug;
    QString m_jobId;
};

} // namespace Balehook
