// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/protectedmemory.h"

#include <QByteArrayView>

#include <memory>

namespace Balehook {

/// Bytes that must not be written anywhere by accident: a private mapping left out of core dumps (MADV_DONTDUMP where
/// there is one), wiped before it is given back. While it lives, withoutKnownSecrets() knows it.
/// Copies share it. Never convert it to a QString.
class Secret final
{
public:
    Secret() = default;
    explicit Secret(QByteArrayView bytes);

    bool isEmpty() const { return size() == 0; }
    qsizetype size() const;
    QByteArrayView view() const;

    friend bool operator==(const Secret &a, const Secret &b) { return a.view() == b.view(); }

private:
    class Memory;
    std::shared_ptr<const Memory> m_memory;
};

} // namespace Balehook
