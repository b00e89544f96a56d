// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/text/tableformat.h"

#include <QFrame>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLineEdit;
class QPushButton;

namespace Balehook {

class FieldMessage;

/// How a file is read, to be changed; opens below the words that say it. What is chosen holds at once.
class FormatPanel final : public QFrame
{
    Q_OBJECT

public:
    explicit FormatPanel(QWidget *parent = nullptr);

    /// \a isGuessed: nothing was chosen yet.
    void openBelow(QWidget &opener, const TableFormat &format, bool isGuessed);

Q_SIGNALS:
    void chosen(const Balehook::TableFormat &format);
    void guessRequested();

private:
    void announce();
    /// What is typed where none of the named delimiters is chosen.
    struct Typed
    {
        QLineEdit *field;
        FieldMessage *message;
        QString choice; ///< data of the choice in m_delimiter that shows it
        QString told = {}; ///< as it was told last
    };

    void addTyped(Typed &typed, const QString &label, const QString &hint);
    void takeDelimiter();
    void takeTyped(Typed &typed, const QString &refusal);
    bool isShown(const Typed &typed) const;
    void showTyped();
    std::optional<Delimiter> delimiter() const;

    QComboBox *m_encoding;
    QComboBox *m_delimiter;
    Typed m_other; ///< characters
    Typed m_places; ///< of cells
    QCheckBox *m_header;
    QPushButton *m_guess;
    QFormLayout *m_form;
    char m_rowDelimiter = 0; ///< of rows that are not text: neither it nor the encoding is a choice
};

} // namespace Balehook
