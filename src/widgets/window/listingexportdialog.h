// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/text/exportformat.h"
#include "widgets/tables/liststatus.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace Balehook {

class ExportFormatBox;

/// Says how much of a list is exported, and asks for the format. Deletes itself; show it with open().
class ListingExportDialog final : public QDialog
{
    Q_OBJECT

public:
    struct Choice
    {
        ExportFormat format = ExportFormat::Csv;
        bool guardFormulas = true;
    };

    ListingExportDialog(Listing listing, ExportFormat format, QWidget *parent = nullptr);

    /// Plain text.
    void setScope(const QString &text);
    void accept() override;

Q_SIGNALS:
    void chosen(const Balehook::ListingExportDialog::Choice &choice);

private:
    QLabel *m_scope = nullptr;
    ExportFormatBox *m_format = nullptr;
    QPushButton *m_go = nullptr;
};

} // namespace Balehook
