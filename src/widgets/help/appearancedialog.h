// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/appearancesettings.h"

#include <QDialog>

class QComboBox;
class QSpinBox;

namespace Balehook {

class Appearance;

/// Language, theme, sizes and motion. All but the language is seen while the dialog is open, and taken back by Cancel;
/// the language comes with OK, since the window is made anew in it.
class AppearanceDialog final : public QDialog
{
    Q_OBJECT

public:
    /// \a appearance outlives it. \a isCompact: how rows are now.
    AppearanceDialog(Appearance &appearance, bool isCompact, QWidget *parent = nullptr);

    void accept() override;
    void reject() override;

Q_SIGNALS:
    void compactRequested(bool isCompact);

private:
    void build(bool isCompact);
    void fillLanguages();
    void choose(Theme theme, int zoom, bool isCompact, Motion motion);
    void preview();

    Appearance &m_appearance;
    const Theme m_theme; ///< like all of these: as it was
    const Motion m_motion;
    const int m_zoom;
    const bool m_isCompact;
    QComboBox *m_languageBox;
    QComboBox *m_themeBox;
    QSpinBox *m_sizeBox;
    QComboBox *m_rowsBox;
    QComboBox *m_motionBox;
};

} // namespace Balehook
