// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/cache/cachedfile.h"

#include <QDialog>

class QLabel;
class QPushButton;
class QTabWidget;

namespace Balehook {

class Sessions;

/// Downloads, and the files that are kept: not modal, one a window. Sessions outlives it.
class DownloadsDialog final : public QDialog
{
    Q_OBJECT

public:
    explicit DownloadsDialog(Sessions &sessions, QWidget *parent = nullptr);

    enum class Page { Downloads, Files };
    /// Shows the page and comes to the front.
    void bring(Page page);
    Page page() const;

Q_SIGNALS:
    /// A file of the cache should be shown.
    void openRequested(const Balehook::CachedFile &file);

private:
    void tell(const QString &text);
    void clearMessage();
    void offerFolder(const QString &fileName);

    QTabWidget *m_tabs;
    QLabel *m_message;
    QPushButton *m_reveal;
    QString m_saved; ///< what m_reveal shows
};

} // namespace Balehook
