// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/text/exportformat.h"

#include <QWidget>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;

namespace Balehook {

/// In which format rows are written. The guard against formulas goes off only after a sentence and a second click.
class ExportFormatBox final : public QWidget
{
    Q_OBJECT

public:
    struct Entry
    {
        ExportFormat format;
        QString text;
    };

    explicit ExportFormatBox(const std::vector<Entry> &formats, QWidget *parent = nullptr);

    ExportFormat format() const;
    void setFormat(ExportFormat format);
    bool guardsFormulas() const;
    /// False between the two clicks.
    bool isReady() const;

Q_SIGNALS:
    void changed();

private:
    void adapt();

    QComboBox *m_format = nullptr;
    QCheckBox *m_guard = nullptr;
    QLabel *m_warning = nullptr;
    QCheckBox *m_knowingly = nullptr;
};

} // namespace Balehook
