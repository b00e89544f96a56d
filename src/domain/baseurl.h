// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/result.h"
#include "domain/accountslug.h"
#include "domain/origin.h"

#include <QCoreApplication>
#include <QUrl>

namespace Balehook {

/// The {base_url} of an account (interface 1): https, or http on a loopback host (DestinationPolicy); a path prefix is allowed, userinfo,
/// query and fragment are not. Made from text typed whole or from a template with "{slug}" in host or path.
class BaseUrl final
{
    Q_DECLARE_TR_FUNCTIONS(Balehook::BaseUrl)

public:
    /// \a text with "{slug}" replaced. The error is ErrorKind::NotAllowed, its detail the sentence to show beside the
    /// field. The host of the result is asserted to be the one a person reads in \a text.
    static Result<BaseUrl> parse(const QString &text, const AccountSlug &slug);

    const QUrl &url() const { return m_url; }
    const Origin &origin() const { return m_origin; }

    /// The base URL followed by \a path (which starts with a slash); never loses the path prefix.
    QUrl resolved(const QString &path) const;

    QString toString() const { return m_url.toString(QUrl::FullyEncoded); }

    friend bool operator==(const BaseUrl &a, const BaseUrl &b) { return a.m_url == b.m_url; }

private:
    BaseUrl(QUrl url, Origin origin)
        : m_url(std::move(url))
        , m_origin(std::move(origin))
    { }

    QUrl m_url;
    Origin m_origin;
};

} // namespace Balehook
