// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QIconEngine>
#include <QString>

namespace Balehook {

/// Draws a one-colour SVG (stroke="currentColor") of the resources in the palette's text colour of the moment, so that
/// icons follow a change of the colour scheme without being told. The file is read at the first paint.
class SvgIconEngine final : public QIconEngine
{
public:
    explicit SvgIconEngine(QString name)
        : m_name(std::move(name))
    { }

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override;
    bool isNull() override;
    QString key() const override;
    QIconEngine *clone() const override;

private:
    QString m_name;
    QByteArray m_svg;
    bool m_read = false;

    const QByteArray &svg();
};

} // namespace Balehook
