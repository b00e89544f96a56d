// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/archive/zipdirectory.h"
#include "failedrows/archive/zipmember.h"

#include "demand.h"

#include <cstring>

using namespace Balehook;
using namespace Balehook::Fuzzing;

namespace {

class Bytes final : public ByteSource
{
public:
    explicit Bytes(QByteArrayView bytes)
        : m_bytes(bytes)
    { }

    qint64 size() const override { return m_bytes.size(); }
    Outcome read(char *to, qint64 offset, qint64 size) override
    {
        demand(offset >= 0 && size >= 0 && offset <= m_bytes.size() - size);
        std::memcpy(to, m_bytes.data() + offset, std::size_t(size));
        return Nothing();
    }

private:
    const QByteArrayView m_bytes;
};

} // namespace

/// Nothing is read outside of the archive, no two members share a byte, and no name leads out of its folder.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    Bytes source(QByteArrayView(reinterpret_cast<const char *>(data), qsizetype(size)));
    const auto directory = ZipDirectory::read(source, {});
    if (!directory)
        return 0;
    qint64 packed = 0;
    for (const ZipEntry &entry : directory.value().entries()) {
        packed += entry.packedSize;
        demand(!entry.name.startsWith(u'/') && !entry.name.contains(QStringLiteral("../")));
        constexpr qint64 most = 100'000;
        const auto bytes = ZipMember::bytes(source, entry, most);
        demand(!bytes || (bytes.value().size() == entry.size && entry.size <= most));
    }
    demand(packed <= qint64(size));
    return 0;
}
