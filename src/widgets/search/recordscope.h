// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "session/index/indexedrecords.h"

#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;

namespace Balehook {

/// Says how many of how many records were found and how old that is, or why there is nothing to search in. Always on
/// screen. Owned by the search row.
class RecordScope final : public QWidget
{
    Q_OBJECT

public:
    /// What it says of one kind of record.
    struct Words
    {
        QString objectPrefix; ///< of the object names of its parts
        std::function<QString(int all, const QString &found, const QString &age)> foundText; ///< "4 of 31 webhooks, …"
        std::function<QString(int all, const QString &age)> allText;
        QString loading;
        QString notLoaded;
    };

    explicit RecordScope(Words words, QWidget *parent = nullptr);

    /// \a isAsked: something is searched, filtered or sorted.
    void show(const IndexedListing::State &state, bool isAsked);

    /// "4 of 31 webhooks, loaded 2 min ago".
    QString text(const IndexedListing::State &state, bool isAsked, qint64 now) const;

Q_SIGNALS:
    /// To try again.
    void loadRequested();

private:
    const Words m_words;
    QLabel *m_text = nullptr;
    QPushButton *m_again = nullptr;
};

} // namespace Balehook
