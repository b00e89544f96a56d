// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace Balehook {

/// The file of an index and what SQLite keeps beside it, as the file system has them: made, put aside, deleted. Several
/// programs may do that at once; a lock beside the file keeps them apart. A value. Nothing here opens the file: to
/// close it again would take away the locks that SQLite holds for this program.
class IndexPlace final
{
public:
    /// Tells one file from another that has taken its name.
    struct Identity
    {
        quint64 device = 0;
        quint64 number = 0;

        friend bool operator==(const Identity &a, const Identity &b) = default;
    };

    explicit IndexPlace(QString file);

    const QString &file() const { return m_file; }
    /// Something has the name, be it a folder or a link to nowhere.
    bool exists() const;
    /// Of what has the name now; nothing: there is none.
    std::optional<Identity> identity() const;
    /// It and what is beside it are files that may be read and written, or not there. Gives the owner the right to
    /// write where only that is missing.
    bool isUsable() const;
    /// Files may be made and deleted in its folder.
    bool mayBeReplaced() const;
    /// Makes an empty file for the owner alone, with its folder, where nothing is.
    bool make() const;
    /// Bytes of the file and what belongs to it, a damaged copy included.
    qint64 bytes() const;

    /// The following wait for other programs that do the same, but not forever: for worker threads.
    ///
    /// Puts the file out of the way, beside the new one. False if it is still there. Only the one with \a identity:
    /// where there is another by now, somebody else has done it.
    bool setAside(const Identity &identity) const;
    /// That one lies beside the new one, whoever has set it aside.
    bool isSetAside(const Identity &identity) const;
    bool remove() const;
    /// As remove(), and what setAside() has left.
    bool removeAll() const;

private:
    QStringList parts() const;
    QString lockFile() const;
    bool removeParts() const;
    QString asideFile(int number = 0) const;
    /// Renames what has the name, or deletes it where that fails.
    bool clear(const QString &name) const;

    QString m_file;
};

} // namespace Balehook
