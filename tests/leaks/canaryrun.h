// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QString>

#include <functional>

namespace Balehook {

class MainWindow;
class PagedTableView;

namespace Testing {

/// A person at the real program: goes everywhere in the window where a token, or an answer that repeats it, comes by,
/// and copies whatever can be copied. Says each step on the standard output stream, and ends the program at the first
/// that is not as it should be.
class CanaryRun final : public QObject
{
    Q_OBJECT

public:
    /// \a typedToken is typed into the dialog "Update Token".
    explicit CanaryRun(QString typedToken);

    void run();
    /// As far as the first rows, and then a crash.
    void crash();

private:
    bool showWindow();
    void lookAtJobs();
    void lookAtFiles();
    void saveFile();
    void registerWebhooks();
    void registerOne(const QString &subType);
    void lookAtRefusals();
    void updateToken();
    void checkNewAccount();
    void tryTheField(QObject &dialog);
    void lookAtRequests();
    void saveAs(const QObject *above, const QString &name);
    void lookAtSelf();

    bool waitFor(const char *what, const std::function<bool()> &isSo);
    void step(const char *what);
    void trigger(const char *text);
    void copyRecord();
    void copyDetails();
    void noteClipboard();
    void leaveFile();
    PagedTableView &table() const;
    template <typename T>
    T *child(const char *name) const;
    template <typename T>
    T *shown(const char *name) const;

    const QString m_typedToken;
    MainWindow *m_window = nullptr;
    bool m_failed = false;
};

} // namespace Testing
} // namespace Balehook
