// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/disk/writequeue.h"
#include "core/errors/result.h"
#include "settings/settingschanges.h"

#include <QObject>
#include <QStringList>
#include <QTimer>

#include <functional>
#include <memory>
#include <vector>

namespace Balehook {

class SettingsWatch;

/// What is kept between starts and cannot be made again: accounts, views, choices. The values are in memory; the file
/// is written by a worker thread, a moment after a change and all changes of that moment at once. Belongs to one
/// thread.
///
/// Other programs may have the same file open: each writes what it changed and takes over the rest
/// (settings/settingsstorage.h). What could not be written stays in memory and is tried again with the next change.
class SettingsFile final : public QObject
{
    Q_OBJECT

public:
    using Done = std::function<void(const Outcome &)>;

    /// Reads \a path, which need not exist. What cannot be used counts as empty, and is set aside by the first write.
    explicit SettingsFile(const QString &path, QObject *parent = nullptr);
    /// For a file that was read already.
    SettingsFile(QString path, SettingsValues values, QObject *parent = nullptr);
    /// Writes what is not written yet, and waits for it.
    ~SettingsFile() override;

    QString fileName() const { return m_path; }

    QVariant value(const QString &key, const QVariant &otherwise = {}) const;
    bool contains(const QString &key) const { return m_values.contains(key); }
    QStringList allKeys() const { return m_values.keys(); }
    /// Names of the groups and of the keys that stand right below \a group.
    QStringList childGroups(const QString &group) const;
    QStringList childKeys(const QString &group) const;

    /// These hold at once, and are written soon.
    void setValue(const QString &key, const QVariant &value);
    /// \a key and all below it.
    void remove(const QString &key);
    void change(const SettingsChanges &changes);

    /// Writes \a changes, and what else is not written yet, now. They hold once they are on the disk; if they cannot be
    /// written, nothing of them stays. \a done comes from the event loop of \a context, and not at all if that goes
    /// first.
    void commit(const SettingsChanges &changes, QObject *context, Done done);
    /// The same, and waits for it: for programs without a window.
    Outcome commit(const SettingsChanges &changes);
    /// Writes what is not written yet and takes over what others wrote, and waits for it: not in a window, but when the
    /// program ends.
    Outcome save() { return commit({}); }

    /// Something is in memory only.
    bool isUnsaved() const;

    /// Takes over at once what other programs write from now on.
    void watch();

Q_SIGNALS:
    /// Another program changed something; it holds here now.
    void changedElsewhere();
    /// What was changed is in memory only.
    void saveFailed(const Balehook::Error &error);
    /// All that was changed is on the disk again.
    void recovered();

private:
    struct Job;

    void write();
    void look();
    void begin(const std::shared_ptr<Job> &job);
    std::shared_ptr<Job> takeJob();
    void conclude(const std::shared_ptr<Job> &job);
    bool takeOver(const SettingsValues &written, const SettingsChanges &committed);
    void finishJob();

    const QString m_path;
    SettingsValues m_values; ///< the file's and what is not written yet
    SettingsChanges m_unsaved;
    SettingsChanges m_committed; ///< that hold once they are written
    std::vector<Done> m_waiting; ///< for m_committed
    std::shared_ptr<Job> m_job; ///< that is being written; null: none
    bool m_wantsWriting = false; ///< after m_job
    bool m_wantsLook = false;
    bool m_hasFailed = false;
    QTimer m_delay;
    std::unique_ptr<SettingsWatch> m_watch;
    WriteQueue m_queue;
};

} // namespace Balehook
