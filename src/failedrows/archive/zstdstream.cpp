// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/archive/zstdstream.h"

#include <zstd.h>

namespace Balehook {

class ZstdStream::State final
{
public:
    State()
        : context(ZSTD_createDCtx(), &ZSTD_freeDCtx)
    {
        constexpr int largestWindow = 27; // as zstd itself without --long
        ZSTD_DCtx_setParameter(context.get(), ZSTD_d_windowLogMax, largestWindow);
    }

    std::unique_ptr<ZSTD_DCtx, decltype(&ZSTD_freeDCtx)> context;
    ZSTD_inBuffer in = {nullptr, 0, 0};
    bool isWithinFrame = false;
};

ZstdStream::ZstdStream(ByteSource &source, qint64 begin, qint64 size)
    : m_packed(source, begin, size)
    , m_state(std::make_unique<State>())
{ }

ZstdStream::~ZstdStream() = default;

qint64 ZstdStream::read(char *to, qint64 size)
{
    if (failure() || size <= 0)
        return 0;
    ZSTD_inBuffer &in = m_state->in;
    ZSTD_outBuffer out = {to, std::size_t(size), 0};
    while (out.pos == 0) {
        if (in.pos == in.size) {
            const auto piece = m_packed.next();
            if (!piece)
                return fail(piece.error());
            if (piece.value().isEmpty() && !m_state->isWithinFrame)
                return 0;
            in = {piece.value().data(), std::size_t(piece.value().size()), 0};
        }
        const bool isLastTry = in.size == 0;
        const std::size_t status = ZSTD_decompressStream(m_state->context.get(), &out, &in);
        if (ZSTD_isError(status) || (isLastTry && out.pos == 0)) {
            fail(Obstacle{Obstacle::Kind::Damaged});
            return qint64(out.pos);
        }
        m_state->isWithinFrame = status != 0;
    }
    return qint64(out.pos);
}

} // namespace Balehook
