// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPushButton>

#include <cstdint>
#include <vector>

namespace Balehook {

/// Chooses the colour of an account or a label: a few named colours that are easy to tell apart, or any other.
class ColourButton final : public QPushButton
{
    Q_OBJECT

public:
    explicit ColourButton(QWidget *parent = nullptr);

    std::uint32_t colour() const { return m_colour; }
    void setColour(std::uint32_t colour);

    /// Offers to have no color, too; that is what an optional one begins with.
    void setOptional();
    bool hasColor() const { return !m_isNone; }

    /// The first named colour that is not among \a taken.
    static std::uint32_t freeColour(const std::vector<std::uint32_t> &taken);

Q_SIGNALS:
    void colourChosen();

protected:
    void changeEvent(QEvent *event) override;

private:
    std::uint32_t m_colour = 0;
    bool m_isOptional = false;
    bool m_isNone = false;

    void choose(std::uint32_t colour);
    void fillMenu();
    void chooseNone();
    void chooseOther();
    void refresh();
};

} // namespace Balehook
