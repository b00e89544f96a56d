// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPointer>
#include <QWidget>

class QLabel;

namespace Balehook {

class MessageSign;

/// The line under a field: a quiet hint, or in its place what is wrong with what was typed, or at least worth a look.
/// Both are told by a sign and by words, never by colour alone, and belong to the field for a screen reader as well.
class FieldMessage final : public QWidget
{
    Q_OBJECT

public:
    explicit FieldMessage(QWidget *parent = nullptr);

    /// The widget that the message is about.
    void setField(QWidget *field);
    /// Shown while there is nothing else; empty hides the line. It is also what the field says of itself ("What's
    /// This?"), whatever is shown then.
    void setHint(const QString &hint);
    /// Empty: no error (any more).
    void setError(const QString &error);
    /// Worth a look, but no error, which goes before it. Empty: nothing (any more).
    void setWarning(const QString &warning);

    bool hasError() const { return !m_error.isEmpty(); }
    /// What is shown.
    QString text() const;

private:
    MessageSign *m_sign;
    QLabel *m_text;
    QPointer<QWidget> m_field;
    QString m_hint;
    QString m_error;
    QString m_warning;

    void tell(QString &place, const QString &text);
    void refresh();
};

} // namespace Balehook
