// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/records/fieldrecord.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace Balehook {

class ValueText;

/// The value of one field: its text, a dash where there is none, and a note where it did not come as a text. Very long
/// texts show their beginning and a button for the rest.
class FactValue final : public QWidget
{
    Q_OBJECT

public:
    /// Characters shown at first.
    static constexpr qsizetype shownAtFirst = 1500;

    explicit FactValue(const QString &fieldName, QWidget *parent = nullptr);

    /// \a note: something to add in words, may be empty.
    void setValue(const QString &text, Presence presence, const QString &note = {});

    /// Text made by this program, which is shown as it is.
    void setSafeValue(const QString &text, Presence presence);

    ValueText *textView() const { return m_text; }

    /// How the value came, where that is worth a word.
    static QString presenceNote(Presence presence, bool isEmpty);

private:
    QString m_fieldName;
    QString m_full;
    ValueText *m_text;
    QLabel *m_note;
    QPushButton *m_showAll = nullptr;

    void showAllOffered(bool offered);
    void showNotes(QStringList notes, bool isAbsent);
};

} // namespace Balehook
