// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/find/reasonshelf.h"

#include "core/disk/durablefile.h"
#include "failedrows/text/exacthash.h"

#include <QDataStream>
#include <QFile>
#include <QtEndian>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr quint32 magic = 0x42485253; // "BHRS"
constexpr quint32 version = 2; // rises with the form, and where files are read otherwise than before
constexpr qsizetype sumLength = sizeof(quint64);

/// Of all that stands before it.
QByteArray sumOf(QByteArrayView bytes)
{
    QByteArray sum(sumLength, Qt::Uninitialized);
    qToBigEndian(exactHash(bytes), sum.data());
    return sum;
}

} // namespace

QString ReasonShelf::fileName()
{
    return u"reasons.shelf"_s;
}

/// Whatever is odd ends it: half of a shelf would be taken for the whole.
ReasonShelf ReasonShelf::read(const QString &path)
{
    QFile file(path);
    if (!file.open(QFile::ReadOnly) || file.size() > mostBytes)
        return {};
    QByteArray bytes = file.readAll();
    // Before anything is believed of it, such as how much room it takes.
    if (bytes.size() < sumLength || sumOf(QByteArrayView(bytes).chopped(sumLength)) != bytes.last(sumLength))
        return {};
    bytes.chop(sumLength);
    QDataStream in(bytes);
    in.setVersion(QDataStream::Qt_6_0);
    quint32 foundMagic = 0;
    quint32 foundVersion = 0;
    in >> foundMagic >> foundVersion;
    if (foundMagic != magic || foundVersion != version)
        return {};
    QByteArrayList patterns;
    quint32 count = 0;
    in >> patterns >> count;
    ReasonShelf shelf;
    for (quint32 i = 0; i < count && in.status() == QDataStream::Ok; ++i) {
        FileReasons each;
        quint32 reasons = 0;
        in >> each.key.diskName >> each.key.format >> each.key.column >> each.key.bytes >> each.key.modified
            >> each.isTable >> reasons;
        if (reasons > mostReasons)
            return {};
        each.reasons.reserve(reasons);
        for (quint32 r = 0; r < reasons; ++r) {
            quint8 kind = 0;
            qint32 pattern = -1;
            FileReasons::Reason reason;
            in >> kind >> pattern >> reason.rows;
            if (kind > quint8(FileReasons::Kind::Other) || pattern >= patterns.size() || reason.rows < 0)
                return {};
            reason.kind = FileReasons::Kind(kind);
            reason.pattern = pattern >= 0 ? patterns.at(pattern) : QByteArray();
            each.reasons.push_back(reason);
        }
        shelf.m_files.insert(each.key.diskName, each);
    }
    return in.status() == QDataStream::Ok && in.atEnd() ? shelf : ReasonShelf();
}

const FileReasons *ReasonShelf::find(const FileReasons::Key &key) const
{
    const auto found = m_files.constFind(key.diskName);
    return found != m_files.cend() && found->key == key ? &*found : nullptr;
}

void ReasonShelf::put(const FileReasons &reasons)
{
    if (reasons.reasons.size() <= mostReasons)
        m_files.insert(reasons.key.diskName, reasons);
    else
        m_files.remove(reasons.key.diskName);
}

bool ReasonShelf::forget(const QSet<QString> &diskNames)
{
    return m_files.removeIf([&diskNames](const auto &each) { return diskNames.contains(each.key()); }) > 0;
}

bool ReasonShelf::keepOnly(const QSet<QString> &diskNames)
{
    return m_files.removeIf([&diskNames](const auto &each) { return !diskNames.contains(each.key()); }) > 0;
}

/// Most reasons are those of many files: each pattern stands there once.
QByteArray ReasonShelf::toBytes() const
{
    QByteArrayList patterns;
    QHash<QByteArray, qint32> places;
    QByteArray body;
    QDataStream out(&body, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_6_0);
    out << quint32(m_files.size());
    for (const FileReasons &file : m_files) {
        out << file.key.diskName << file.key.format << file.key.column << file.key.bytes << file.key.modified
            << file.isTable << quint32(file.reasons.size());
        for (const FileReasons::Reason &reason : file.reasons) {
            qint32 place = -1;
            if (reason.kind == FileReasons::Kind::Masked) {
                const auto known = places.constFind(reason.pattern);
                place = known != places.cend() ? *known : qint32(patterns.size());
                if (known == places.cend()) {
                    places.insert(reason.pattern, place);
                    patterns.append(reason.pattern);
                }
            }
            out << quint8(reason.kind) << place << reason.rows;
        }
    }
    QByteArray head;
    QDataStream front(&head, QIODevice::WriteOnly);
    front.setVersion(QDataStream::Qt_6_0);
    front << magic << version << patterns;
    const QByteArray bytes = head + body;
    return bytes + sumOf(bytes);
}

Outcome ReasonShelf::write(const QString &path) const
{
    const QByteArray bytes = toBytes();
    // One that would not be read again is not worth its place.
    return DurableFile::replace(path, bytes.size() <= mostBytes ? bytes : ReasonShelf().toBytes());
}

} // namespace Balehook
