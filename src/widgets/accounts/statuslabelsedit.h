// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QMap>
#include <QWidget>

class QPushButton;
class QTableWidget;

namespace Balehook {

/// A small table in which the user gives words of their own to status codes. Lines without a code or a word do not
/// count.
class StatusLabelsEdit final : public QWidget
{
    Q_OBJECT

public:
    explicit StatusLabelsEdit(QWidget *parent = nullptr);

    void setLabels(const QMap<QString, QString> &labels);
    QMap<QString, QString> labels() const;

Q_SIGNALS:
    void edited();

private:
    QTableWidget *m_table;
    QPushButton *m_remove;

    void addLine(const QString &code, const QString &label);
    void removeCurrentLine();
};

} // namespace Balehook
