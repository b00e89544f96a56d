// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "settings/settingsfile.h"

#include "core/errors/logging.h"
#include "settings/settingsstorage.h"
#include "settings/settingswatch.h"
#include "settings/settingvalue.h"

#include <QCoreApplication>
#include <QPointer>

#include <utility>

namespace Balehook {

using namespace std::chrono_literals;

namespace {

constexpr auto writeDelay = 100ms;

} // namespace

/// One writing, from the moment when its changes are taken to the moment when their end is known.
struct SettingsFile::Job
{
    QString path;
    SettingsValues known; ///< for a file that is gone
    SettingsChanges unsaved;
    SettingsChanges committed;
    std::vector<Done> waiting;
    bool onlyReads = false;
    Result<SettingsValues> result = Error();

    /// In any thread.
    Outcome run()
    {
        if (onlyReads) {
            const SettingsStorage::Contents there = SettingsStorage::read(path);
            // What is wrong with the file is for the next writing to put right.
            result = there.state == SettingsStorage::State::Good ? there.values : known;
        } else {
            result = SettingsStorage::update(path, known, [this](SettingsValues &values) {
                unsaved.applyTo(values);
                committed.applyTo(values);
            });
        }
        return result ? Outcome(Nothing()) : Outcome(result.error());
    }
};

SettingsFile::SettingsFile(const QString &path, QObject *parent)
    : SettingsFile(path, SettingsStorage::read(path).values, parent)
{ }

SettingsFile::SettingsFile(QString path, SettingsValues values, QObject *parent)
    : QObject(parent)
    , m_path(std::move(path))
    , m_values(std::move(values))
{
    m_delay.setSingleShot(true);
    m_delay.setInterval(writeDelay);
    connect(&m_delay, &QTimer::timeout, this, &SettingsFile::write);
}

SettingsFile::~SettingsFile()
{
    finishJob();
    if (m_unsaved.isEmpty() && m_committed.isEmpty())
        return;
    if (const Outcome saved = save(); !saved)
        qCWarning(logApp).noquote() << "settings not saved:" << saved.error().logLine();
}

QVariant SettingsFile::value(const QString &key, const QVariant &otherwise) const
{
    const auto found = m_values.constFind(key);
    return found == m_values.constEnd() ? otherwise : SettingValue::fromJson(*found);
}

QStringList SettingsFile::childGroups(const QString &group) const
{
    const QString above = group + u'/';
    QStringList names;
    for (auto at = m_values.lowerBound(above); at != m_values.end() && at.key().startsWith(above); ++at) {
        const qsizetype end = at.key().indexOf(u'/', above.size());
        if (end < 0)
            continue;
        const QString name = at.key().sliced(above.size(), end - above.size());
        if (names.isEmpty() || names.constLast() != name)
            names.append(name);
    }
    // Of "a/b" and "a-/b" stands another key between "a/b" and "a/c".
    names.removeDuplicates();
    return names;
}

QStringList SettingsFile::childKeys(const QString &group) const
{
    const QString above = group + u'/';
    QStringList names;
    for (auto at = m_values.lowerBound(above); at != m_values.end() && at.key().startsWith(above); ++at) {
        if (at.key().indexOf(u'/', above.size()) < 0)
            names.append(at.key().sliced(above.size()));
    }
    return names;
}

void SettingsFile::setValue(const QString &key, const QVariant &value)
{
    SettingsChanges changes;
    changes.set(key, value);
    change(changes);
}

void SettingsFile::remove(const QString &key)
{
    SettingsChanges changes;
    changes.remove(key);
    change(changes);
}

void SettingsFile::change(const SettingsChanges &changes)
{
    const SettingsValues before = m_values;
    changes.applyTo(m_values);
    // What is the same here may still differ from what is being written at this moment.
    if (m_values == before && m_unsaved.isEmpty() && !m_job)
        return;
    m_unsaved.append(changes);
    if (m_job)
        m_wantsWriting = true;
    else if (!m_delay.isActive() && QCoreApplication::instance())
        m_delay.start();
}

void SettingsFile::commit(const SettingsChanges &changes, QObject *context, Done done)
{
    m_committed.append(changes);
    m_waiting.push_back([caller = QPointer<QObject>(context), done = std::move(done)](const Outcome &outcome) {
        if (caller) {
            QMetaObject::invokeMethod(
                caller, [outcome, done] { done(outcome); }, Qt::QueuedConnection);
        }
    });
    write();
}

Outcome SettingsFile::commit(const SettingsChanges &changes)
{
    finishJob();
    m_committed.append(changes);
    const std::shared_ptr<Job> job = takeJob();
    m_job = job;
    const Outcome outcome = job->run();
    conclude(job);
    return outcome;
}

bool SettingsFile::isUnsaved() const
{
    return !m_unsaved.isEmpty() || (m_job && !m_job->onlyReads);
}

void SettingsFile::watch()
{
    m_watch = std::make_unique<SettingsWatch>(m_path);
    connect(m_watch.get(), &SettingsWatch::changed, this, &SettingsFile::look);
    look(); // it may have changed since it was read
}

std::shared_ptr<SettingsFile::Job> SettingsFile::takeJob()
{
    m_delay.stop();
    auto job = std::make_shared<Job>();
    job->path = m_path;
    job->known = m_values;
    job->unsaved = std::exchange(m_unsaved, {});
    job->committed = std::exchange(m_committed, {});
    job->waiting = std::exchange(m_waiting, {});
    // No lock for that, which takes room on the disk.
    job->onlyReads = job->unsaved.isEmpty() && job->committed.isEmpty();
    return job;
}

void SettingsFile::write()
{
    m_wantsWriting = m_job != nullptr;
    if (!m_job)
        begin(takeJob());
}

/// Not a writing in disguise: what failed before would fail again and again with each look.
void SettingsFile::look()
{
    m_wantsLook = m_job != nullptr;
    if (m_job)
        return;
    auto job = std::make_shared<Job>();
    job->path = m_path;
    job->known = m_values;
    job->onlyReads = true;
    begin(job);
}

void SettingsFile::begin(const std::shared_ptr<Job> &job)
{
    m_job = job;
    m_queue.run([job] { return job->run(); }, this, [this, job](const Outcome &) { conclude(job); });
}

/// Waits for what is being written.
void SettingsFile::finishJob()
{
    while (m_job) {
        m_queue.waitForDone();
        const std::shared_ptr<Job> job = m_job;
        conclude(job);
    }
}

/// \a job is not m_job itself, which is another one soon.
void SettingsFile::conclude(const std::shared_ptr<Job> &job)
{
    if (m_job != job)
        return; // somebody waited for it
    m_job.reset();
    const bool isDone = job->result.ok();
    const Outcome outcome = isDone ? Outcome(Nothing()) : Outcome(job->result.error());
    bool isNews = false;
    if (isDone) {
        isNews = takeOver(job->result.value(), job->committed);
    } else {
        job->unsaved.append(m_unsaved);
        m_unsaved = job->unsaved;
    }
    for (const Done &done : job->waiting)
        done(outcome);
    const bool hadFailed = m_hasFailed;
    if (!job->onlyReads)
        m_hasFailed = !isDone && !job->unsaved.isEmpty();
    if (m_wantsWriting)
        write();
    else if (m_wantsLook)
        look();
    if (isNews)
        Q_EMIT changedElsewhere();
    if (m_hasFailed && !job->onlyReads)
        Q_EMIT saveFailed(outcome.error());
    else if (hadFailed && !m_hasFailed)
        Q_EMIT recovered();
}

/// Whether somebody else changed something.
bool SettingsFile::takeOver(const SettingsValues &written, const SettingsChanges &committed)
{
    committed.applyTo(m_values);
    SettingsValues values = written;
    m_unsaved.applyTo(values);
    return std::exchange(m_values, values) != values;
}

} // namespace Balehook
