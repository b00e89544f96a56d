// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLabel>

#include <optional>

namespace Balehook {

/// In the order of their importance.
enum class MessageLevel { Success, Question, Information, Warning, Error };

/// How a message looks, wherever it is: the sign of its level, from the program's own icons, and a tint of what it
/// stands on. Both follow the palette and the size of the text.
class MessageSign final : public QLabel
{
    Q_OBJECT

public:
    explicit MessageSign(QWidget *parent = nullptr);

    /// \a ground is tinted like the message; it holds the sign and lives as long.
    void setGround(QWidget &ground);
    /// Nothing: no message, and the sign is hidden.
    void setLevel(std::optional<MessageLevel> level);

    static QString iconName(MessageLevel level);

protected:
    void changeEvent(QEvent *event) override;

private:
    QWidget *m_ground = nullptr;
    std::optional<MessageLevel> m_level;

    void adapt();
};

} // namespace Balehook
