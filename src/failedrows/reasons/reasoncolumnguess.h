// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QByteArrayView>
#include <QStringList>

#include <span>
#include <vector>

namespace Balehook {

/// Which column tells why a row failed. Names help, contents decide: sentences that repeat once their values are
/// masked. Feed it the header, if there is one, and some hundred rows from several places of the file.
class ReasonColumnGuess final
{
public:
    struct Guess
    {
        int column = -1; ///< -1: none looks like it
        int confidence = 0; ///< 0 to 100; below 50 the guess should be shown as a question
    };

    /// \a header empty: the file has none.
    explicit ReasonColumnGuess(const QStringList &header);
    ~ReasonColumnGuess();
    Q_DISABLE_COPY_MOVE(ReasonColumnGuess)

    void addRow(std::span<const QByteArrayView> cells);
    Guess guess() const;

private:
    struct Column;
    std::vector<Column> m_columns;
    qint64 m_rows = 0;
};

} // namespace Balehook
