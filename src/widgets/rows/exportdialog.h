// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/text/exportformat.h"

#include <QDialog>

class QCheckBox;
class QPushButton;
class QRadioButton;

namespace Balehook {

class ExportFormatBox;

/// What is to be written and how. Deletes itself; show it with open().
class ExportDialog final : public QDialog
{
    Q_OBJECT

public:
    struct Choice
    {
        bool shownRows = true; ///< else all rows of the file
        bool shownColumns = true; ///< else all columns
        ExportFormat format = ExportFormat::Csv;
        bool guardFormulas = true;
    };
    struct Extent
    {
        qint64 allRows = 0;
        qint64 shownRows = 0;
        int hiddenColumns = 0;
    };

    explicit ExportDialog(const Extent &extent, QWidget *parent = nullptr);

    void accept() override;

Q_SIGNALS:
    void chosen(const Balehook::ExportDialog::Choice &choice);

private:
    void build(const Extent &extent);
    void adapt();

    QRadioButton *m_shown = nullptr;
    QRadioButton *m_all = nullptr;
    QCheckBox *m_hidden = nullptr;
    ExportFormatBox *m_format = nullptr;
    QPushButton *m_go = nullptr;
};

} // namespace Balehook
