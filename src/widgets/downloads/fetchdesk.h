// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QPointer>

#include <memory>

class QWidget;

namespace Balehook {

class FailedFilesWish;
class FetchDialog;
class MissingFiles;
class Sessions;
struct JobsChoice;

/// Downloads of many failed files, one after the other: two would ask a host for four files at once. Owned by
/// FilesDesk; sessions and window outlive it.
class FetchDesk final : public QObject
{
    Q_OBJECT

public:
    FetchDesk(Sessions &sessions, QWidget &window);
    ~FetchDesk() override;

    /// The dialog of the download that is under way; false: there is none.
    bool bring();
    /// Asks about \a wish, in the place of one that was not begun.
    void ask(const FailedFilesWish &wish);
    /// Looks for what is missing of \a chosen, then asks about it.
    void askForMissing(const JobsChoice &chosen);

Q_SIGNALS:
    /// A download is over, and some of its files are there.
    void fetched();
    /// It ended out of sight; \a text says how, in sentences.
    void endedUnseen(const QString &text);

private:
    void open(const FailedFilesWish &wish, const QString &gap);
    QString gapText() const;

    Sessions &m_sessions;
    QWidget &m_window;
    std::unique_ptr<MissingFiles> m_missing;
    QPointer<FetchDialog> m_dialog;
};

} // namespace Balehook
