// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/archive/inflatestream.h"

namespace Balehook {

/// Bytes packed by zstd, one frame or several. A window above 128 MiB is refused.
class ZstdStream final : public ByteStream
{
public:
    ZstdStream(ByteSource &source, qint64 begin, qint64 size);
    ~ZstdStream() override;

    qint64 read(char *to, qint64 size) override;
    double share() const override { return m_packed.share(); }

private:
    class State;

    PackedBytes m_packed;
    std::unique_ptr<State> m_state;
};

} // namespace Balehook
