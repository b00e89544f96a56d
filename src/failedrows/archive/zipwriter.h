// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <memory>
#include <vector>

namespace Balehook {

/// Writes a zip archive into a buffer of the caller, who may hand it on and empty it at any time: members are deflated
/// while they come. At most 4 GiB, which isFull() warns of.
class ZipWriter final
{
public:
    ZipWriter();
    ~ZipWriter();
    Q_DISABLE_COPY_MOVE(ZipWriter)

    void beginMember(QByteArray &out, const QByteArray &name);
    void write(QByteArray &out, QByteArrayView bytes);
    void endMember(QByteArray &out);
    /// The list of members; nothing follows it.
    void end(QByteArray &out);

    /// Unpacked bytes of the member so far.
    qint64 memberSize() const { return m_size; }
    /// It is time to end: close to what the format can hold.
    bool isFull() const;

private:
    class Deflater;
    struct Member
    {
        QByteArray name;
        quint32 checksum = 0;
        quint32 packedSize = 0;
        quint32 size = 0;
        quint32 headerAt = 0;
    };

    void append(QByteArray &out, QByteArrayView bytes);
    void deflate(QByteArray &out, QByteArrayView bytes, bool isLast);
    static QByteArray facts(const Member &member, bool isKnown);

    const std::unique_ptr<Deflater> m_deflater;
    std::vector<Member> m_members;
    qint64 m_written = 0; ///< of the archive
    qint64 m_size = 0;
    qint64 m_packedBegin = 0;
    quint32 m_checksum = 0;
};

} // namespace Balehook
