// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/workbook/parsermemory.h"

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <cstring>

namespace Balehook {

namespace {

thread_local qint64 heldBytes = 0;
thread_local qint64 mostBytes = 0;

/// In front of each block stands its size, in as much room as keeps the block aligned.
constexpr std::size_t sizeRoom = alignof(std::max_align_t);

std::size_t sizeOf(const void *block)
{
    std::size_t size = 0;
    std::memcpy(&size, static_cast<const char *>(block) - sizeRoom, sizeof(size));
    return size;
}

void *takeBlock(std::size_t size)
{
    if (heldBytes >= mostBytes || size > std::size_t(mostBytes - heldBytes))
        return nullptr;
    auto *const room = static_cast<char *>(std::malloc(size + sizeRoom));
    if (!room)
        return nullptr;
    std::memcpy(room, &size, sizeof(size));
    heldBytes += qint64(size);
    return room + sizeRoom;
}

void freeBlock(void *block)
{
    if (!block)
        return;
    heldBytes -= qint64(sizeOf(block));
    std::free(static_cast<char *>(block) - sizeRoom);
}

void *resizeBlock(void *block, std::size_t size)
{
    void *const resized = takeBlock(size);
    if (!resized || !block)
        return resized;
    std::memcpy(resized, block, std::min(size, sizeOf(block)));
    freeBlock(block);
    return resized;
}

} // namespace

XML_ParserStruct *newXmlParser(const Bounds &bounds)
{
    constexpr XML_Memory_Handling_Suite memory{&takeBlock, &resizeBlock, &freeBlock};
    mostBytes = bounds.parserBytes;
    return XML_ParserCreate_MM(nullptr, &memory, nullptr);
}

} // namespace Balehook
