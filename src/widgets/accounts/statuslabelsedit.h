// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QMap>
#include <QWidget>

#include <cstdint>
#include <optional>

class QPushButton;
class QTableWidget;

namespace Balehook {

class FieldMessage;

/// A small table in which the user gives labels of their own to status codes, each with a color if they like. Lines
/// without a code or a label do not count.
class StatusLabelsEdit final : public QWidget
{
    Q_OBJECT

public:
    explicit StatusLabelsEdit(QWidget *parent = nullptr);

    void setLabels(const QMap<QString, QString> &labels, const QMap<QString, std::uint32_t> &colors = {});
    QMap<QString, QString> labels() const;
    /// Of those labels that have one, as 0xRRGGBB.
    QMap<QString, std::uint32_t> colors() const;
    /// Says there what is wrong with the lines.
    void setMessage(FieldMessage &message);
    /// Of which there are two labels; empty: of none. labels() has the last one.
    QString doubleCode() const;
    /// What stands in the cell that is being typed into counts, too, though nobody has left it.
    void takeTyped();

Q_SIGNALS:
    void edited();

private:
    QTableWidget *m_table;
    QPushButton *m_remove;
    FieldMessage *m_message = nullptr;

    void tellDouble();
    void addLine(const QString &code, const QString &label, std::optional<std::uint32_t> color = {});
    void nameColor(int row);
    void removeCurrentLine();
};

} // namespace Balehook
