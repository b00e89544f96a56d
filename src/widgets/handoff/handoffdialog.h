// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/rows/failedrows.h"
#include "failedrows/rows/handoff.h"
#include "widgets/compare/comparedside.h"
#include "widgets/rows/shownfile.h"

#include <QDialog>

#include <functional>
#include <memory>

class QCheckBox;
class QLabel;
class QListWidget;
class QPushButton;
class QRadioButton;

namespace Balehook {

class DialogNotice;
class ProgressStrip;

/// "Hand Off": which columns are hidden and what is written of the failed file of a job, or of a file of the user's
/// own. Works without the network; a file that is not on this computer is only downloaded if the user wants it.
class HandoffDialog final : public QDialog
{
    Q_OBJECT

public:
    /// The comparison with the file at \a path that is open; nothing without one.
    using FindComparison = std::function<std::optional<HandoffReport::Comparison>(const QString &path)>;

    /// Sessions and settings outlive this, and all that \a findComparison touches.
    HandoffDialog(Sessions &sessions, SettingsFile &settings, const ShownFile &file, FindComparison findComparison,
                  QWidget *parent);
    ~HandoffDialog() override;

    /// Without asking for a name: of the Markdown file or of the archive.
    void writeTo(const QString &fileName);

Q_SIGNALS:
    /// A line for the status bar.
    void written(const QString &text);
    /// The user's choice for the file at \a path; names.
    void columnsHidden(const QString &path, const QStringList &names);

private:
    void build();
    void connectParts();
    void takeFile();
    void takeRows();
    void adapt();
    void askForFile();
    void checkBeside(const QString &fileName);
    std::vector<int> hiddenColumns() const;
    HandoffReport report() const;
    void take(const Result<Handoff::Written> &result);

    Sessions &m_sessions;
    SettingsFile &m_settings;
    const ShownFile m_shown;
    const FindComparison m_findComparison;
    std::optional<HandoffReport::Comparison> m_compared;
    FailedRows m_rows;
    ComparedSide *m_file;
    std::unique_ptr<Handoff> m_handoff; ///< reads m_rows
    QString m_trouble; ///< why there are no rows
    bool m_isRead = false;
    QLabel *m_name;
    DialogNotice *m_notice;
    QPushButton *m_download = nullptr;
    QListWidget *m_columns;
    QCheckBox *m_addresses;
    QCheckBox *m_comparison;
    QRadioButton *m_documents;
    QRadioButton *m_archive;
    ProgressStrip *m_strip;
    QPushButton *m_go = nullptr;
    QObject m_links; ///< to the file and its rows: goes first
};

} // namespace Balehook
