// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/pagesource.h"

#include <functional>
#include <map>
#include <variant>
#include <vector>

namespace Balehook {

/// A page source that answers by a script, through the event loop, and remembers what it was asked. Give it finite
/// lists: a model tester walks all it sees.
class FakePageSource final : public PageSource
{
    Q_OBJECT

public:
    using Answer = std::variant<PageAnswer, Error>;
    /// \a nth counts the requests for this page, from 1.
    using Script = std::function<Answer(const PageRequest &request, int nth)>;

    struct Asked
    {
        PageRequest request;
        PagePriority priority = PagePriority::Browsing;
    };

    explicit FakePageSource(Script script, QObject *parent = nullptr);

    void setScript(Script script) { m_script = std::move(script); }
    /// Answers wait for release() from now on.
    void hold() { m_held = true; }
    /// Answers what was held back, the newest first if told so, and everything after it as it comes.
    void release(bool newestFirst = false);
    /// Answers the request for \a page that was held back; the others stay.
    void releasePage(int page);

    /// What earlier() returns.
    void setEarlier(std::optional<EarlierPage> page) { m_earlier = std::move(page); }
    std::optional<EarlierPage> earlier() const override { return m_earlier; }

    Ticket request(PageRequest request, PagePriority priority = PagePriority::Browsing) override;
    void cancel(Ticket ticket) override;

    const std::vector<Asked> &asked() const { return m_asked; }
    std::vector<int> askedPages() const;
    void forgetAsked()
    {
        m_asked.clear();
        m_mostAtOnce = open();
    }
    int mostAtOnce() const { return m_mostAtOnce; }
    int open() const { return static_cast<int>(m_open.size()); }
    int cancelled() const { return m_cancelled; }

private:
    struct Open
    {
        Ticket ticket = 0;
        PageRequest request;
    };

    void answerSoon(Ticket ticket);
    void answer(Ticket ticket);

    Script m_script;
    std::vector<Open> m_open;
    std::vector<Asked> m_asked;
    std::map<int, int> m_times;
    Ticket m_lastTicket = 0;
    int m_mostAtOnce = 0;
    int m_cancelled = 0;
    bool m_held = false;
    std::optional<EarlierPage> m_earlier;
};

} // namespace Balehook

Q_DECLARE_METATYPE(Balehook::FakePageSource::Script)
