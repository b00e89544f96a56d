// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace Balehook {

/// Says which failed files were looked at, and offers to download those that could be. Owned by its window.
class CoverageLine final : public QWidget
{
    Q_OBJECT

public:
    /// \a name is the object name of the text; the button's is "downloadMissing".
    explicit CoverageLine(const QString &name, QWidget *parent = nullptr);

    QString text() const;
    /// \a notFetched files could be downloaded.
    void showCoverage(const QString &text, qint64 notFetched);

Q_SIGNALS:
    void downloadRequested();

private:
    QLabel *m_text;
    QPushButton *m_download;
};

} // namespace Balehook
