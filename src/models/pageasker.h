// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/pagesource.h"

#include <QObject>
#include <QPointer>

#include <map>

namespace Balehook {

/// The pages that one reader of a PageSource has asked for and waits for. Owned by the reader; what
/// is still open when it goes is cancelled.
class PageAsker final : public QObject
{
    Q_OBJECT

public:
    explicit PageAsker(PageSource &source, QObject *parent = nullptr);
    ~PageAsker() override;

    void ask(const PageRequest &request, PagePriority priority = PagePriority::Background);
    void cancelAll();
    int open() const { return static_cast<int>(m_open.size()); }

Q_SIGNALS:
    void arrived(const Balehook::PageRequest &asked, const Balehook::PageAnswer &answer);
    void failed(const Balehook::PageRequest &asked, const Balehook::Error &error);
    void waiting(std::chrono::seconds seconds);
    /// As PageSource::blocked(); what is asked stays asked.
    void blocked(const Balehook::Error &error);
    /// The source is, and with it all that was asked.
    void gone();

private:
    QPointer<PageSource> m_source;
    std::map<PageSource::Ticket, PageRequest> m_open;
};

} // namespace Balehook
