// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/tables/sharebar.h"

#include "widgets/look/tones.h"
#include "widgets/look/wrappedlabel.h"
#include "widgets/tables/countsdelegate.h"

#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QStyle>
#include <QVBoxLayout>

#include <limits>

namespace Balehook {

namespace {

constexpr int barHeight = 6;

} // namespace

ShareBar::ShareBar(QWidget *parent)
    : QWidget(parent)
    , m_text(new WrappedLabel(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, barHeight + 4);
    layout->addWidget(m_text);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setObjectName(QStringLiteral("shareText"));
    hide();
}

void ShareBar::setCounts(std::optional<quint64> succeeded, std::optional<quint64> failed)
{
    const bool known = succeeded && failed && *succeeded <= std::numeric_limits<quint64>::max() - *failed;
    setVisible(known);
    if (!known)
        return;
    m_succeeded = *succeeded;
    m_failed = *failed;
    const QLocale locale;
    m_text->setText(tr("%1 of %2 rows failed").arg(locale.toString(m_failed), locale.toString(m_succeeded + m_failed)));
    setAccessibleName(m_text->text());
    update();
}

void ShareBar::paintEvent(QPaintEvent * /*event*/)
{
    if (m_succeeded + m_failed == 0)
        return;
    QPainter painter(this);
    const QRect bar(0, height() - barHeight, width(), barHeight);
    const int failedWidth = CountsDelegate::failedWidth(m_succeeded, m_failed, bar.width());
    const auto group = isEnabled() ? QPalette::Active : QPalette::Disabled;
    // As in the table: what succeeded is a thin line, what failed after it a thick one.
    const QRect succeeded = bar.adjusted(0, barHeight / 3, -failedWidth, -barHeight / 3);
    const QRect failed = bar.adjusted(bar.width() - failedWidth, 0, 0, 0);
    painter.fillRect(QStyle::visualRect(layoutDirection(), bar, succeeded), Tones::succeeded(palette(), group, false));
    painter.fillRect(QStyle::visualRect(layoutDirection(), bar, failed), Tones::failed(palette(), group, false));
}

} // namespace Balehook
