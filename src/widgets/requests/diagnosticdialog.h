// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDialog>

class QCheckBox;
class QPlainTextEdit;

namespace Balehook {

class OutcomeLabel;
class Sessions;
class SettingsFile;

/// The diagnostic report, to be read before it is copied or saved. The window stays usable beside it. Deletes itself.
class DiagnosticDialog final : public QDialog
{
    Q_OBJECT

public:
    DiagnosticDialog(Sessions &sessions, SettingsFile &settings, QWidget &window);

    /// Of this moment, in front.
    void present();
    bool hidesNames() const;
    void setHidesNames(bool hides);

    static QString copiedText();
    static QString savedText();

private:
    void build();
    void refresh();
    void copy();
    void save();

    Sessions &m_sessions;
    SettingsFile &m_settings;
    QCheckBox *m_hidesNames;
    QPlainTextEdit *m_text;
    OutcomeLabel *m_outcome;
};

} // namespace Balehook
