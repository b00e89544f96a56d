// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "settings/palettesettings.h"
#include "widgets/paletteentry.h"

#include <QDialog>

#include <vector>

class QLabel;
class QLineEdit;
class QListView;
class QStackedLayout;

namespace Balehook {

class PaletteModel;

/// A field and below it what fits: commands, accounts, views, files. Enter runs the current row after the palette has
/// closed; Esc, or another window, closes it. The focus stays in the field. Deletes itself; show it with popUp().
class CommandPalette final : public QDialog
{
    Q_OBJECT

public:
    /// \a settings outlive it. It lies over \a window.
    CommandPalette(std::vector<PaletteEntry> entries, SettingsFile &settings, QWidget &window);

    void popUp();
    void accept() override;
    void reject() override;

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void take(const QString &typed);
    void tellCurrent();
    bool takeKey(int key, Qt::KeyboardModifiers modifiers);
    void goTo(int row);

    PaletteSettings m_settings;
    QWidget &m_window;
    PaletteModel *m_model;
    QLineEdit *m_field = nullptr;
    QListView *m_list = nullptr;
    QStackedLayout *m_stack = nullptr; ///< the list, or that there is nothing
    QLabel *m_nothing = nullptr;
};

} // namespace Balehook
