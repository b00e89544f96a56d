// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArray>
#include <QtGlobal>

namespace Balehook {

class SqlRun;

/// The text index, as the writer fills it. Each transaction that adds to it costs much beside what is added, so jobs
/// wait in the table pending until there are many; who searches reads these, too.
class TextIndex final
{
public:
    explicit TextIndex(SqlRun &sql);

    /// Of a job that is in the table job.
    void add(qint64 place);
    /// \a texts: as it was when it was added.
    void remove(qint64 place, const QByteArray &texts);
    /// Takes in what waits if that is worth the while.
    void endPage();
    /// Takes in what waits.
    void flush();

private:
    SqlRun &m_sql;
};

} // namespace Balehook
