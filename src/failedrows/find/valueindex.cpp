// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/find/valueindex.h"

#include "core/disk/diskcalls.h"
#include "core/disk/durablefile.h"
#include "failedrows/text/exacthash.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <cstring>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

// Its number also rises where files are read otherwise than before: their rows have other numbers then.
constexpr std::array<char, 8> fileMagic{'B', 'H', 'V', 'A', 'L', 'U', 'E', '5'};
constexpr quint64 sectionMagic = 0x42485345'4354494fULL; // reads otherwise in another byte order
constexpr qint64 mostBlocks = 1 << 24;
constexpr qint64 mostWords = 1 << 16;

/// What the file begins with.
struct FileHead
{
    std::array<char, 8> magic = fileMagic;
    qint64 end = 0;
    quint64 check = 0;

    quint64 sum() const { return exactHash({reinterpret_cast<const char *>(this), offsetof(FileHead, check)}); }
};

using Text = std::array<char, 64>;

Text textOf(const QString &text)
{
    Text result{};
    const QByteArray bytes = text.toUtf8();
    std::copy_n(bytes.begin(), std::min<qsizetype>(bytes.size(), qsizetype(result.size()) - 1), result.begin());
    return result;
}

QString toString(const Text &text)
{
    return QString::fromUtf8(text.data(), qsizetype(strnlen(text.data(), text.size())));
}

} // namespace

/// What stands before the segments of a filter.
struct ValueIndex::Section
{
    quint64 magic = sectionMagic;
    qint64 bytes = 0; ///< of the section with this
    qint64 fileBytes = 0;
    qint64 modified = 0;
    qint64 columns = 0;
    qint64 rows = 0;
    qint64 textBytes = 0;
    qint64 blocks = 0;
    qint64 words = 0;
    qint64 skippedBytes = 0;
    Text diskName{}; ///< empty: forgotten
    Text wantedFormat{};
    Text format{};
    quint64 check = 0; ///< of what is before it

    quint64 sum() const { return exactHash({reinterpret_cast<const char *>(this), offsetof(Section, check)}); }
    /// Of the section of a filter of that shape.
    static qint64 bytesOf(const FilterShape &shape) { return qint64(sizeof(Section)) + shape.bytes(); }
    QByteArrayView asBytes() const { return {reinterpret_cast<const char *>(this), qsizetype(sizeof *this)}; }
    bool isForgotten() const { return diskName.front() == '\0'; }
    std::optional<Entry> entry() const { return entry(TableFormat::fromString(toString(format))); }
    /// \a readAs: what format says.
    std::optional<Entry> entry(const std::optional<TableFormat> &readAs) const;
};

/// Nothing where it does not make sense.
std::optional<ValueIndex::Entry> ValueIndex::Section::entry(const std::optional<TableFormat> &readAs) const
{
    const bool isSane = blocks >= 0 && blocks <= mostBlocks && words > 0 && words % 2 == 0 && words <= mostWords;
    if (magic != sectionMagic || check != sum() || !readAs || !isSane)
        return std::nullopt;
    Entry entry;
    entry.key = {toString(diskName), toString(wantedFormat), fileBytes, modified};
    entry.format = *readAs;
    entry.format.skippedBytes = int(skippedBytes);
    entry.columns = columns;
    entry.rows = rows;
    entry.textBytes = textBytes;
    entry.shape = {blocks, words};
    if (bytes != bytesOf(entry.shape))
        return std::nullopt;
    return entry;
}

QString ValueIndex::fileName()
{
    return u"values.index"_s;
}

ValueIndex::ValueIndex(QString path)
    : m_path(std::move(path))
{ }

ValueIndex::~ValueIndex() = default;

void ValueIndex::open()
{
    m_entries.clear();
    m_end = m_gone = 0;
    m_isWritable = false;
    m_file.reset();
    if (QFileInfo(m_path).isSymLink())
        return;
    m_file = std::make_unique<QFile>(m_path);
    if (!m_file->open(QFile::ReadOnly | QFile::Unbuffered)) {
        m_file.reset();
        return;
    }
    m_handle = m_file->handle();
    readSections();
}

void ValueIndex::readSections()
{
    FileHead head;
    const bool isOurs = readAt(0, &head, sizeof head) && head.magic == fileMagic && head.check == head.sum();
    if (!isOurs || head.end > m_file->size())
        return;
    qint64 at = sizeof head;
    Text format{}; // nearly all files are of one format
    std::optional<TableFormat> readAs;
    while (at < head.end) {
        Section section;
        if (!readAt(at, &section, sizeof section))
            break;
        if (section.format != format || !readAs)
            readAs = TableFormat::fromString(toString(section.format));
        format = section.format;
        auto entry = section.entry(readAs);
        if (!entry || section.bytes > head.end - at)
            break; // damaged: what follows cannot be found
        if (section.isForgotten()) {
            m_gone += section.bytes;
        } else {
            // Whoever added it may have been killed before the one in whose place it came was forgotten.
            if (const auto older = m_entries.constFind(entry->key.diskName); older != m_entries.cend())
                m_gone += Section::bytesOf(older->shape);
            entry->segments = at + qint64(sizeof section);
            m_entries.insert(entry->key.diskName, *entry);
        }
        at += section.bytes;
    }
    m_end = at;
}

bool ValueIndex::readAt(qint64 offset, void *to, qint64 size)
{
    return m_file && DiskCalls::read(m_handle, offset, to, size) == size;
}

/// Of what is kept of \a entry, \a size bytes from \a begin on and the sum behind them, for which there is room as
/// well.
bool ValueIndex::readSound(const Entry &entry, qint64 begin, void *to, qint64 size)
{
    if (!readAt(entry.segments + begin, to, size + FilterShape::sumBytes))
        return false;
    const char *const bytes = static_cast<const char *>(to);
    quint64 sum = 0;
    std::memcpy(&sum, bytes + size, sizeof sum);
    return sum == exactHash({bytes, qsizetype(size)}, quint64(begin));
}

const ValueIndex::Entry *ValueIndex::find(const FilterKey &key) const
{
    const auto found = m_entries.constFind(key.diskName);
    return found == m_entries.cend() || found->key != key ? nullptr : &*found;
}

std::optional<std::vector<ValueIndex::Range>> ValueIndex::rangesOf(const Entry &entry, qint64 segment,
                                                                   const std::vector<bool> &wanted)
{
    const FilterShape &shape = entry.shape;
    const qint64 count = shape.blocksIn(segment);
    std::vector<FilterShape::Block> places(size_t(count) + 2); // with the end, and room for the sum
    const qint64 at = shape.segmentBegin(segment) + shape.placesBegin(count);
    if (!readSound(entry, at, places.data(), FilterShape::placesBytes(count)))
        return std::nullopt;
    std::vector<Range> ranges;
    for (size_t block = 0; block < size_t(count); ++block) {
        if (!wanted.empty() && !wanted[block])
            continue;
        const Range range{places[block].offset, places[block + 1].offset, places[block].firstRow};
        if (range.begin < 0 || range.begin > range.end || range.end > entry.textBytes)
            return std::nullopt;
        ranges.push_back(range);
    }
    return ranges;
}

/// The filter may have been forgotten meanwhile: the zeros that are there then have no such sum.
std::optional<std::vector<ValueIndex::Range>> ValueIndex::candidates(const Entry &entry, quint64 hash)
{
    const FilterShape &shape = entry.shape;
    const FilterShape::Marks marks = shape.marksOf(hash);
    std::vector<Range> ranges;
    std::array<quint64, 2 * FilterShape::blocksInSegment + 1> group{}; // with its sum
    for (qint64 segment = 0; segment < shape.segments(); ++segment) {
        const qint64 count = shape.blocksIn(segment);
        const qint64 pairs = shape.pairsInGroup(count);
        const qint64 pair = marks.word / 2;
        const qint64 before = pair / pairs; // groups
        const qint64 begin =
            shape.segmentBegin(segment) + before * (shape.groupBytes(pairs, count) + FilterShape::sumBytes);
        const qint64 pairsIn = std::min(pairs, shape.words / 2 - before * pairs);
        if (!readSound(entry, begin, group.data(), shape.groupBytes(pairsIn, count)))
            return std::nullopt;
        const quint64 *const words = group.data() + (pair % pairs) * 2 * count;
        std::vector<bool> wanted;
        for (size_t block = 0; block < size_t(count); ++block) {
            const bool mayHold = (words[block] & marks.bits) == marks.bits
                && (words[size_t(count) + block] & marks.bitsOfNext) == marks.bitsOfNext;
            if (!mayHold)
                continue;
            wanted.resize(size_t(count));
            wanted[block] = true;
        }
        if (wanted.empty())
            continue;
        const auto more = rangesOf(entry, segment, wanted);
        if (!more)
            return std::nullopt;
        ranges.insert(ranges.end(), more->begin(), more->end());
    }
    return ranges;
}

std::optional<std::vector<ValueIndex::Range>> ValueIndex::blocks(const Entry &entry)
{
    std::vector<Range> ranges;
    for (qint64 segment = 0; segment < entry.shape.segments(); ++segment) {
        const auto more = rangesOf(entry, segment, {});
        if (!more)
            return std::nullopt;
        ranges.insert(ranges.end(), more->begin(), more->end());
    }
    return ranges;
}

Outcome ValueIndex::failed(const QString &what) const
{
    Error error(m_file && m_file->error() == QFile::ResourceError ? ErrorKind::DiskFull : ErrorKind::DiskFailed);
    error.detail = m_path + u'\n' + what;
    return error;
}

Outcome ValueIndex::writeAt(qint64 offset, QByteArrayView bytes)
{
    if (!m_file->seek(offset))
        return failed(m_file->errorString());
    while (!bytes.isEmpty()) {
        const qint64 written = m_file->write(bytes.data(), bytes.size());
        if (written <= 0)
            return failed(m_file->errorString());
        bytes = bytes.sliced(qsizetype(written));
    }
    return Nothing();
}

/// After what is before \a end came to the disk.
Outcome ValueIndex::setEnd(qint64 end)
{
    if (DiskCalls::bringToDisk(m_handle) != 0)
        return failed(u"fsync"_s);
    FileHead head;
    head.end = end;
    head.check = head.sum();
    const Outcome written = writeAt(0, {reinterpret_cast<const char *>(&head), qsizetype(sizeof head)});
    if (written)
        m_end = end;
    return written;
}

/// Opens it for writing, and makes it where there is none that can be used.
Outcome ValueIndex::begin()
{
    if (m_isWritable)
        return Nothing();
    if (QFileInfo(m_path).isSymLink() && !QFile::remove(m_path))
        return failed(u"a link"_s);
    m_file = std::make_unique<QFile>(m_path);
    if (!m_file->open(QFile::ReadWrite | QFile::Unbuffered, QFile::ReadOwner | QFile::WriteOwner))
        return failed(m_file->errorString());
    m_handle = m_file->handle();
    m_isWritable = true;
    if (m_end > 0)
        return Nothing();
    if (!m_file->resize(0))
        return failed(m_file->errorString());
    return setEnd(sizeof(FileHead));
}

bool ValueIndex::canKeep(const TableFormat &format)
{
    return format.toString().toUtf8().size() < qsizetype(sizeof(Text));
}

/// What is kept of \a entry is \a segments.
bool ValueIndex::has(const Entry &entry, const QByteArray &segments)
{
    QByteArray kept(entry.shape.bytes(), Qt::Uninitialized);
    return kept.size() == segments.size() && readAt(entry.segments, kept.data(), kept.size()) && kept == segments;
}

Outcome ValueIndex::append(const ValueFilter &filter)
{
    if (const Entry *const kept = find(filter.key); kept && has(*kept, filter.segments))
        return Nothing();
    if (const Outcome ready = begin(); !ready)
        return ready;
    Section section;
    section.bytes = qint64(sizeof section) + filter.segments.size();
    section.fileBytes = filter.key.bytes;
    section.modified = filter.key.modified;
    section.columns = filter.columns;
    section.rows = filter.rows;
    section.textBytes = filter.textBytes;
    section.blocks = filter.shape.blocks;
    section.words = filter.shape.words;
    section.skippedBytes = filter.format.skippedBytes;
    section.diskName = textOf(filter.key.diskName);
    section.wantedFormat = textOf(filter.key.format);
    section.format = textOf(filter.format.toString());
    section.check = section.sum();
    auto entry = section.entry();
    if (!entry || entry->key != filter.key)
        return failed(u"no such filter"_s);
    entry->segments = m_end + qint64(sizeof section);

    const qint64 before = m_end;
    Outcome written = writeAt(before, section.asBytes());
    if (written)
        written = writeAt(entry->segments, filter.segments);
    if (written)
        written = setEnd(before + section.bytes);
    if (!written) {
        m_file->resize(before);
        return written;
    }
    if (const auto older = m_entries.constFind(filter.key.diskName); older != m_entries.cend()) {
        if (const Outcome erased = erase(*older); !erased)
            return erased;
    }
    m_entries.insert(entry->key.diskName, *entry);
    return compactIfDue();
}

/// First the name: whoever opens it while the rest is overwritten has to know that it no longer counts.
Outcome ValueIndex::erase(const Entry &entry)
{
    const qint64 at = entry.segments - qint64(sizeof(Section));
    Section section;
    if (!readAt(at, &section, sizeof section))
        return failed(m_file->errorString());
    section.diskName = section.wantedFormat = {};
    section.modified = 0;
    section.check = section.sum();
    if (const Outcome written = writeAt(at, section.asBytes()); !written)
        return written;
    m_gone += section.bytes;
    return writeAt(entry.segments, QByteArray(entry.shape.bytes(), '\0'));
}

Outcome ValueIndex::keepOnly(const QSet<QString> &diskNames)
{
    QSet<QString> gone;
    for (auto entry = m_entries.cbegin(); entry != m_entries.cend(); ++entry) {
        if (!diskNames.contains(entry.key()))
            gone.insert(entry.key());
    }
    return forget(gone);
}

Outcome ValueIndex::forget(const QSet<QString> &diskNames)
{
    for (const QString &name : diskNames) {
        const auto found = m_entries.constFind(name);
        if (found == m_entries.cend())
            continue;
        if (const Outcome ready = begin(); !ready)
            return ready;
        if (const Outcome erased = erase(*found); !erased)
            return erased;
        m_entries.erase(found);
    }
    return compactIfDue();
}

Outcome ValueIndex::compactIfDue()
{
    if (m_gone * 3 < m_end || m_gone == 0)
        return Nothing();
    if (m_entries.isEmpty()) {
        m_file.reset();
        m_isWritable = false;
        m_end = m_gone = 0;
        return QFile::remove(m_path) ? Outcome(Nothing()) : failed(u"not removed"_s);
    }
    DurableFile newer(m_path);
    if (const Outcome opened = newer.open(); !opened)
        return opened;
    FileHead head;
    head.end = m_end - m_gone;
    head.check = head.sum();
    Outcome written = newer.write({reinterpret_cast<const char *>(&head), qsizetype(sizeof head)});
    for (const Entry &entry : std::as_const(m_entries)) {
        const qint64 size = Section::bytesOf(entry.shape);
        QByteArray bytes(size, Qt::Uninitialized);
        if (!readAt(entry.segments - qint64(sizeof(Section)), bytes.data(), size))
            return failed(m_file->errorString());
        written = newer.write(bytes);
        if (!written)
            return written;
    }
    if (const Outcome committed = newer.commit(); !committed)
        return committed;
    open();
    return Nothing();
}

} // namespace Balehook
