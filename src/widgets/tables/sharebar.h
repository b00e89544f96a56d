// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

#include <optional>

class QLabel;

namespace Balehook {

/// How many rows of a job failed, in words and as a bar. Hidden unless both counts are numbers.
class ShareBar final : public QWidget
{
    Q_OBJECT

public:
    explicit ShareBar(QWidget *parent = nullptr);

    void setCounts(std::optional<quint64> succeeded, std::optional<quint64> failed);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QLabel *m_text;
    quint64 m_succeeded = 0;
    quint64 m_failed = 0;
};

} // namespace Balehook
