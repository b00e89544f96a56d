// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/workbook/xmlreader.h"

#include "failedrows/workbook/parsermemory.h"

#include <algorithm>
#include <cstring>

namespace Balehook {

namespace {

constexpr int pieceBytes = 64 * 1024;
/// One cell of the longest text, all of it escaped, is far below.
constexpr qint64 longestToken = 4 * 1024 * 1024;

/// In one pass, because each cell has four names.
std::string_view withoutPrefix(const char *name)
{
    const char *end = name;
    while (*end != '\0' && *end != ':')
        ++end;
    return *end == ':' ? std::string_view(end + 1) : std::string_view(name, std::size_t(end - name));
}

bool isCalled(const char *name, std::string_view wanted)
{
    for (const char letter : wanted) {
        if (*name++ != letter)
            return false;
    }
    return *name == '\0';
}

} // namespace

std::string_view XmlAttributes::value(std::string_view name) const
{
    for (const char **pair = m_pairs; *pair; pair += 2) {
        if (isCalled(pair[0], name))
            return pair[1];
    }
    return {};
}

std::string_view XmlAttributes::prefixed(std::string_view name) const
{
    for (const char **pair = m_pairs; *pair; pair += 2) {
        if (std::strchr(pair[0], ':') && withoutPrefix(pair[0]) == name)
            return pair[1];
    }
    return {};
}

class XmlReader::State final
{
public:
    State(XmlHandler &xmlHandler, const Bounds &allBounds)
        : handler(xmlHandler)
        , bounds(allBounds)
        , parser(newXmlParser(allBounds), &XML_ParserFree)
    {
        XML_SetUserData(parser.get(), this);
        XML_SetElementHandler(parser.get(), &State::start, &State::end);
        XML_SetCharacterDataHandler(parser.get(), &State::characters);
        XML_SetStartDoctypeDeclHandler(parser.get(), &State::doctype);
    }

    void stop(std::optional<ReadingFailure> reason)
    {
        if (reason && !handler.failure)
            handler.failure = std::move(reason);
        XML_StopParser(parser.get(), XML_FALSE);
    }

    void lookAtHandler()
    {
        if (handler.isDone || handler.failure)
            stop(std::nullopt);
    }

    static void start(void *self, const XML_Char *name, const XML_Char **attributes)
    {
        auto &state = *static_cast<State *>(self);
        if (++state.depth > state.bounds.depth) {
            state.stop(Obstacle{Obstacle::Kind::NestedTooDeeply, {}, state.bounds.depth});
            return;
        }
        state.handler.startElement(withoutPrefix(name), XmlAttributes(attributes));
        state.lookAtHandler();
    }

    static void end(void *self, const XML_Char *name)
    {
        auto &state = *static_cast<State *>(self);
        --state.depth;
        state.handler.endElement(withoutPrefix(name));
        state.lookAtHandler();
    }

    static void characters(void *self, const XML_Char *text, int size)
    {
        auto &state = *static_cast<State *>(self);
        state.handler.text({text, std::size_t(size)});
        if (state.handler.failure)
            state.stop(std::nullopt);
    }

    static void doctype(void *self, const XML_Char *, const XML_Char *, const XML_Char *, int)
    {
        static_cast<State *>(self)->stop(Obstacle{Obstacle::Kind::DeclaresTypes});
    }

    XmlHandler &handler;
    const Bounds bounds;
    std::unique_ptr<XML_ParserStruct, decltype(&XML_ParserFree)> parser;
    int depth = 0;
    qint64 fed = 0;
};

XmlReader::XmlReader(XmlHandler &handler, const Bounds &bounds)
    : m_state(std::make_unique<State>(handler, bounds))
{ }

XmlReader::~XmlReader() = default;

/// False: no more is wanted.
bool XmlReader::feed(int bytes, bool isLast)
{
    XML_ParserStruct *const parser = m_state->parser.get();
    m_state->fed += bytes;
    if (m_state->fed > m_state->bounds.xmlBytes) {
        m_state->handler.failure = Obstacle{Obstacle::Kind::TooManyBytes, {}, m_state->bounds.xmlBytes};
        return false;
    }
    if (XML_ParseBuffer(parser, bytes, isLast) != XML_STATUS_OK) {
        const bool wasStopped = m_state->handler.isDone || m_state->handler.failure;
        if (!wasStopped && XML_GetErrorCode(parser) == XML_ERROR_NO_MEMORY)
            m_state->handler.failure = Obstacle{Obstacle::Kind::TooManyNames};
        else if (!wasStopped)
            m_state->handler.failure = Obstacle{Obstacle::Kind::Damaged};
        return false;
    }
    if (m_state->fed - qint64(XML_GetCurrentByteIndex(parser)) > longestToken) {
        m_state->handler.failure = Obstacle{Obstacle::Kind::TooManyBytes, {}, longestToken};
        return false;
    }
    return true;
}

std::optional<ReadingFailure> XmlReader::ended() const
{
    return m_state->handler.failure;
}

std::optional<ReadingFailure> XmlReader::read(ByteStream &stream, const std::atomic_bool &stop)
{
    for (bool isWanted = true; isWanted;) {
        void *const buffer = XML_GetBuffer(m_state->parser.get(), pieceBytes);
        if (!buffer)
            return Obstacle{Obstacle::Kind::TooManyNames};
        if (stop)
            return ReadingFailure(Error(ErrorKind::Cancelled));
        const qint64 count = stream.read(static_cast<char *>(buffer), pieceBytes);
        if (count == 0 && stream.failure())
            return stream.failure();
        isWanted = feed(int(count), count == 0) && count > 0;
    }
    if (ended())
        return ended();
    QByteArray rest(pieceBytes, Qt::Uninitialized);
    while (!stop && stream.read(rest.data(), rest.size()) > 0) { }
    return stream.failure();
}

std::optional<ReadingFailure> XmlReader::read(QByteArrayView bytes)
{
    for (qsizetype at = 0, count = 1; count > 0; at += count) {
        count = std::min<qsizetype>(pieceBytes, bytes.size() - at);
        void *const buffer = XML_GetBuffer(m_state->parser.get(), pieceBytes);
        if (!buffer)
            return Obstacle{Obstacle::Kind::TooManyNames};
        std::memcpy(buffer, bytes.data() + at, std::size_t(count));
        if (!feed(int(count), count == 0))
            break;
    }
    return ended();
}

} // namespace Balehook
