// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/archive/bounds.h"
#include "failedrows/archive/bytestream.h"

#include <QByteArrayView>

#include <atomic>
#include <memory>
#include <string_view>

namespace Balehook {

/// The attributes of an element.
class XmlAttributes final
{
public:
    explicit XmlAttributes(const char **pairs)
        : m_pairs(pairs)
    { }

    /// By its name without a prefix; empty where it is missing.
    std::string_view value(std::string_view name) const;
    /// One that has a prefix, such as r:id beside id, and as all have them in OpenDocument.
    std::string_view prefixed(std::string_view name) const;

private:
    const char **m_pairs;
};

/// Is told of what is in a part. Names come without prefixes, texts in UTF-8 and in pieces.
class XmlHandler
{
public:
    virtual ~XmlHandler() = default;
    virtual void startElement(std::string_view name, const XmlAttributes &attributes) = 0;
    virtual void endElement(std::string_view name) = 0;
    virtual void text(std::string_view text) = 0;

    /// Set: the rest is not read.
    bool isDone = false;
    std::optional<ReadingFailure> failure = {};
};

/// Reads XML of strangers: a DOCTYPE, an element within too many others and a token without an end are refused. Memory
/// is bounded by what one token takes.
class XmlReader final
{
public:
    explicit XmlReader(XmlHandler &handler, const Bounds &bounds = {});
    ~XmlReader();

    /// Reads \a stream to its end, or until the handler is done; its last bytes are read even then, so that a wrong
    /// checksum is noticed. \a stop ends it soon.
    std::optional<ReadingFailure> read(ByteStream &stream, const std::atomic_bool &stop);
    std::optional<ReadingFailure> read(QByteArrayView bytes);

private:
    class State;
    bool feed(int bytes, bool isLast);
    std::optional<ReadingFailure> ended() const;

    const std::unique_ptr<State> m_state;
};

} // namespace Balehook
