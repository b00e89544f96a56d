// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include <vector>

class QGridLayout;
class QLabel;

namespace Balehook {

/// What is needed to add the first account: a line each, with an icon. Stands in an EmptyState.
class FirstSteps final : public QWidget
{
    Q_OBJECT

public:
    explicit FirstSteps(QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Line
    {
        QString iconName;
        QLabel *icon;
    };

    void add(const QString &iconName, const QString &text);
    void drawIcons();

    QGridLayout *m_lines;
    std::vector<Line> m_icons;
};

} // namespace Balehook
