// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/workbook/containedtable.h"

#include "failedrows/archive/archivekind.h"
#include "failedrows/archive/inflatestream.h"
#include "failedrows/archive/zipmember.h"
#include "failedrows/archive/zstdstream.h"
#include "failedrows/workbook/memberlist.h"
#include "failedrows/workbook/missingname.h"
#include "failedrows/workbook/olefile.h"
#include "failedrows/workbook/opendocument.h"

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

/// Unpacks all of \a stream into \a spool and finishes it.
void fillFrom(ByteStream &stream, Spool &spool)
{
    QByteArray piece(256 * 1024, Qt::Uninitialized);
    for (qint64 count = 0; (count = stream.read(piece.data(), piece.size())) > 0;) {
        spool.setShare(stream.share());
        if (!spool.append(QByteArrayView(piece).first(count)))
            return;
    }
    spool.finish(stream.failure());
}

QByteArray firstBytesOf(ByteStream &stream)
{
    QByteArray first(archiveKindBytes, Qt::Uninitialized);
    qsizetype size = 0;
    for (qint64 count = 1; count > 0 && size < first.size(); size += count)
        count = stream.read(first.data() + size, first.size() - size);
    first.truncate(size);
    return first;
}

/// Opens layer after layer.
class Finder final
{
public:
    Finder(const TableChoice &choice, const Bounds &bounds, std::shared_ptr<std::atomic_bool> stop)
        : m_choice(choice)
        , m_bounds(bounds)
        , m_stop(std::move(stop))
    { }

    Reading<ContainedTable> find(const std::shared_ptr<FileSource> &file);

private:
    using Opener = std::function<std::unique_ptr<ByteStream>()>;

    Reading<ContainedTable> inside(const Opener &opener);
    Reading<ContainedTable> zip(const std::shared_ptr<ByteSource> &source, bool isNested);
    Reading<ContainedTable> archive(const std::shared_ptr<ByteSource> &source, const ZipDirectory &directory);
    Reading<ContainedTable> take(Reading<WorkbookFile> opened, bool isNested);
    Reading<std::shared_ptr<ByteSource>> unpacked(const Opener &opener);

    ContainedTable stoppedBy(Obstacle obstacle)
    {
        m_table.obstacle = std::move(obstacle);
        return m_table;
    }

    const TableChoice m_choice;
    const Bounds m_bounds;
    const std::shared_ptr<std::atomic_bool> m_stop;
    ContainedTable m_table;
};

Reading<ContainedTable> Finder::find(const std::shared_ptr<FileSource> &file)
{
    const auto first = file->bytes(0, archiveKindBytes);
    if (!first)
        return first.error();
    const ArchiveKind kind = archiveKind(first.value());
    if (kind == ArchiveKind::Zip)
        return zip(file, false);
    if (!m_choice.member.isEmpty() && m_choice.isStrict)
        return MissingName::noArchive();
    if (kind == ArchiveKind::Gzip) {
        m_table.contents.packing = TableContents::Packing::Gzip;
        return inside(
            [file] { return std::make_unique<InflateStream>(*file, 0, file->size(), InflateStream::Wrapping::Gzip); });
    }
    if (kind == ArchiveKind::Zstd) {
        m_table.contents.packing = TableContents::Packing::Zstd;
        return inside([file] { return std::make_unique<ZstdStream>(*file, 0, file->size()); });
    }
    if (const auto obstacle = unopenedKind(first.value()))
        return stoppedBy(obstacle->kind == Obstacle::Kind::OldWorkbook ? compoundFileKind(*file) : *obstacle);
    if (!m_choice.sheet.isEmpty() && m_choice.isStrict)
        return MissingName::noWorkbook();
    return m_table;
}

/// What a compressed file or a member of an archive holds.
Reading<ContainedTable> Finder::inside(const Opener &opener)
{
    const std::unique_ptr<ByteStream> stream = opener();
    const QByteArray first = firstBytesOf(*stream);
    if (first.isEmpty() && stream->failure())
        return *stream->failure();
    const ArchiveKind kind = archiveKind(first);
    if (kind == ArchiveKind::Zip) {
        const auto source = unpacked(opener);
        if (!source)
            return source.failure();
        return zip(source.value(), true);
    }
    if (kind != ArchiveKind::None)
        return stoppedBy({Obstacle::Kind::NestedArchive});
    if (const auto obstacle = unopenedKind(first))
        return stoppedBy(*obstacle);
    if (!m_choice.sheet.isEmpty() && m_choice.isStrict)
        return MissingName::noWorkbook();
    m_table.fill = [opener](Spool &spool) { fillFrom(*opener(), spool); };
    return m_table;
}

/// A zip archive is read from its end, so that one within another has to be unpacked first.
Reading<std::shared_ptr<ByteSource>> Finder::unpacked(const Opener &opener)
{
    const auto spool = std::make_shared<Spool>(m_stop, m_bounds.nestedBytes);
    if (const Outcome opened = spool->open(); !opened)
        return opened.error();
    fillFrom(*opener(), *spool);
    if (const auto failure = spool->failure())
        return *failure;
    if (*m_stop)
        return Error(ErrorKind::Cancelled);
    return std::shared_ptr<ByteSource>(std::make_shared<SpoolSource>(spool));
}

Reading<ContainedTable> Finder::zip(const std::shared_ptr<ByteSource> &source, bool isNested)
{
    const Reading<ZipDirectory> directory = ZipDirectory::read(*source, m_bounds);
    if (!directory)
        return directory.failure();
    if (directory.value().find(u"[Content_Types].xml"_s))
        return take(openWorkbook(source, directory.value(), m_choice, m_bounds, m_stop), isNested);
    const Reading<bool> isOpenDocument = isSpreadsheet(*source, directory.value());
    if (!isOpenDocument)
        return isOpenDocument.failure();
    if (isOpenDocument.value())
        return take(openSpreadsheet(source, directory.value(), m_choice, m_bounds, m_stop), isNested);
    if (isNested)
        return stoppedBy({Obstacle::Kind::NestedArchive});
    m_table.contents.packing = TableContents::Packing::Zip;
    return archive(source, directory.value());
}

Reading<ContainedTable> Finder::archive(const std::shared_ptr<ByteSource> &source, const ZipDirectory &directory)
{
    const MemberList list = listTables(*source, directory);
    m_table.contents.members = list.members;
    if (list.entries.empty())
        return stoppedBy(list.none);
    auto entry = std::find_if(list.entries.begin(), list.entries.end(),
                              [this](const ZipEntry &each) { return each.name == m_choice.member; });
    if (entry == list.entries.end()) {
        if (!m_choice.member.isEmpty() && m_choice.isStrict)
            return MissingName::member(m_choice.member, list.members);
        if (list.entries.size() > 1)
            return m_table; // to be chosen from
        entry = list.entries.begin();
    }
    m_table.contents.member = entry->name;
    return inside([source, member = *entry] { return std::make_unique<ZipMember>(*source, member); });
}

Reading<ContainedTable> Finder::take(Reading<WorkbookFile> opened, bool isNested)
{
    if (!isNested && !m_choice.member.isEmpty() && m_choice.isStrict)
        return MissingName::noArchive();
    if (!opened)
        return opened.failure();
    WorkbookFile &file = opened.value();
    m_table.contents.workbook = file.kind;
    m_table.contents.sheets = std::move(file.sheets);
    m_table.contents.sheet = m_table.contents.sheets.at(file.sheet).name;
    m_table.fill = std::move(file.fill);
    m_table.isRows = true;
    return m_table;
}

} // namespace

Result<ContainedTable> findTable(const QString &path, const TableChoice &choice, const Bounds &bounds,
                                 const std::shared_ptr<std::atomic_bool> &stop)
{
    const auto file = std::make_shared<FileSource>(path);
    file->setStop(stop);
    if (const Outcome opened = file->open(); !opened)
        return opened.error();
    Reading<ContainedTable> found = Finder(choice, bounds, stop).find(file);
    // What was not read because of the flag may pass for something that is not there.
    if (*stop)
        return Error(ErrorKind::Cancelled);
    if (!found) {
        if (const auto *error = std::get_if<Error>(&found.failure()))
            return *error;
        ContainedTable table;
        table.obstacle = std::get<Obstacle>(found.failure());
        return table;
    }
    // Another program may change the file while it is unpacked: what was read then is not to be trusted.
    if (found.value().fill) {
        found.value().fill = [file, fill = std::move(found.value().fill)](Spool &spool) {
            spool.setCheck([file] { return file->check(); });
            fill(spool);
        };
    }
    return std::move(found.value());
}

} // namespace Balehook
