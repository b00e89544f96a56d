// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QLayout>

#include <memory>
#include <utility>
#include <vector>

namespace Balehook {

/// Widgets side by side at their preferred size, going on in the next line where there is no room: buttons whose words
/// are longer in another language stay whole in a narrow pane. Mirrored from right to left.
class FlowLayout final : public QLayout
{
public:
    enum class Lines { Leading, Centred };

    explicit FlowLayout(int spacing = 4, Lines lines = Lines::Leading);
    ~FlowLayout() override;
    Q_DISABLE_COPY_MOVE(FlowLayout)

    void addItem(QLayoutItem *item) override;
    int count() const override;
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;

    Qt::Orientations expandingDirections() const override { return {}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return minimumSize(); }
    QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    /// Places the items in \a rect if \a isReal; returns the height they need.
    int arrange(const QRect &rect, bool isReal) const;
    /// How many items from \a first on stand in one line, and how wide it is.
    std::pair<std::size_t, int> line(std::size_t first, int room) const;

    const Lines m_lines;
    std::vector<std::unique_ptr<QLayoutItem>> m_items;
};

} // namespace Balehook
