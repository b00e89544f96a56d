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

/// A member, in pieces of sizes that seem random.
struct Read
{
    QByteArray bytes;
    bool isWhole = false;
};

Read inPieces(ByteSource &source, const ZipEntry &entry, qint64 most, quint32 state)
{
    ZipMember member(source, entry);
    const qint64 largest = 1 + state % 300;
    Read read;
    QByteArray piece(largest, Qt::Uninitialized);
    for (qint64 count = 1; count > 0 && read.bytes.size() <= most;) {
        state = state * 1'664'525 + 1'013'904'223;
        count = member.read(piece.data(), 1 + qint64(state >> 16) % largest);
        read.bytes.append(piece.constData(), count);
    }
    read.isWhole = !member.failure() && read.bytes.size() <= most;
    return read;
}

} // namespace

/// Nothing is read outside of the archive, no two members share a byte, no name leads out of its folder, and a member
/// is the same however it is read.
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
        const ZipEntry *const found = directory.value().find(entry.name);
        demand(found && found->name == entry.name);
        constexpr qint64 most = 100'000;
        const auto bytes = ZipMember::bytes(source, entry, most);
        demand(!bytes || (bytes.value().size() == entry.size && entry.size <= most));
        const Read again = inPieces(source, entry, most, entry.checksum);
        demand(again.isWhole == (bytes ? true : false));
        demand(!bytes || again.bytes == bytes.value());
    }
    demand(packed <= qint64(size));
    return 0;
}
