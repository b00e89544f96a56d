// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/errors/result.h"
#include "failedrows/text/tableformat.h"
#include "support/wait.h"

#include <QByteArrayList>
#include <QList>
#include <QObject>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

/// The cells of all rows of a text or a file, as the reader gives them.
using Rows = QList<QByteArrayList>;

/// Cut in one piece.
Rows tokenized(const QByteArray &text, const Balehook::Delimiter &delimiter = ',');

/// The same given byte by byte, as files are read that stop anywhere.
Rows tokenizedInPieces(const QByteArray &text, const Balehook::Delimiter &delimiter);

/// A file that is gone with its object.
class TableOnDisk final
{
public:
    explicit TableOnDisk(const QByteArray &content);
    QString path() const { return m_path; }
    void write(const QByteArray &content) const;

    struct Row
    {
        qint64 number = 0;
        qint64 offset = 0;
        QByteArrayList cells;
        bool isCut = false;
        std::optional<qint64> openQuote;

        friend bool operator==(const Row &a, const Row &b) = default;
    };
    QList<Row> read(const Balehook::TableFormat &format) const;

private:
    QTemporaryDir m_folder;
    QString m_path;
};

/// How scans and finds end; QSignalSpy cannot hold what has no default.
class OutcomeSpy final : public QObject
{
public:
    template <typename Sender>
    explicit OutcomeSpy(Sender *sender)
    {
        connect(sender, &Sender::finished, this, [this](const Balehook::Outcome &outcome) { outcomes += outcome; });
    }

    bool wait() const
    {
        return Balehook::Testing::waitFor([this] { return !outcomes.isEmpty(); });
    }

    QList<Balehook::Outcome> outcomes;
};
