// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"

#include <QMetaObject>
#include <QPointer>

#include <functional>
#include <map>
#include <memory>

namespace Balehook {

/// Callbacks that wait in the thread of their owner for answers of workers. A worker gets a function that can be called
/// and thrown away in any thread while the owner lives; the callback itself is called and destroyed in the owner's.
class KeptCallbacks final
{
public:
    explicit KeptCallbacks(QObject *owner)
        : m_owner(owner)
    { }

    template <typename T>
    using Callback = std::function<void(const Result<T> &)>;

    /// \a group: what drop() drops. \a isOnce: it is forgotten after the first answer.
    template <typename T>
    Callback<T> keep(QObject *context, Callback<T> done, quint64 group = 0, bool isOnce = true)
    {
        auto kept = std::make_shared<Kept<T>>(Kept<T>{QPointer<QObject>(context), std::move(done)});
        const quint64 number = ++m_last;
        m_kept.emplace(number, Entry{group, kept});
        return
            [this, owner = m_owner, number, isOnce, waiting = std::weak_ptr<Kept<T>>(kept)](const Result<T> &result) {
                const auto deliver = [this, number, isOnce, waiting, result] {
                    const auto found = waiting.lock();
                    if (!found)
                        return;
                    if (isOnce)
                        m_kept.erase(number);
                    if (found->context)
                        found->done(result);
                };
                QMetaObject::invokeMethod(owner, deliver, Qt::QueuedConnection);
            };
    }

    void drop(quint64 group)
    {
        std::erase_if(m_kept, [group](const auto &entry) { return entry.second.group == group; });
    }

private:
    template <typename T>
    struct Kept
    {
        QPointer<QObject> context;
        Callback<T> done;
    };
    struct Entry
    {
        quint64 group = 0;
        std::shared_ptr<void> kept;
    };

    QObject *m_owner;
    quint64 m_last = 0;
    std::map<quint64, Entry> m_kept;
};

} // namespace Balehook
