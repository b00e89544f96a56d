// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/look/svgiconengine.h"

#include <QFile>
#include <QGuiApplication>
#include <QPainter>
#include <QPalette>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

QString resourceOf(const QString &name)
{
    return u":/icons/"_s + name + u".svg"_s;
}

QColor colourFor(QIcon::Mode mode)
{
    const QPalette palette = QGuiApplication::palette();
    switch (mode) {
    case QIcon::Disabled:
        return palette.color(QPalette::Disabled, QPalette::ButtonText);
    case QIcon::Selected:
        return palette.color(QPalette::Active, QPalette::HighlightedText);
    case QIcon::Normal:
    case QIcon::Active:
        break;
    }
    return palette.color(QPalette::Active, QPalette::ButtonText);
}

} // namespace

void SvgIconEngine::paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state)
{
    const qreal ratio = painter->device() ? painter->device()->devicePixelRatioF() : 1.0;
    QPixmap drawn = pixmap((QSizeF(rect.size()) * ratio).toSize(), mode, state);
    drawn.setDevicePixelRatio(ratio);
    painter->drawPixmap(rect, drawn);
}

QPixmap SvgIconEngine::pixmap(const QSize &size, QIcon::Mode mode, QIcon::State /*state*/)
{
    if (size.isEmpty() || svg().isEmpty())
        return {};
    const QColor colour = colourFor(mode);
    const QString cacheKey = u"balehook-icon/%1/%2x%3/%4"_s.arg(m_name)
                                 .arg(size.width())
                                 .arg(size.height())
                                 .arg(colour.name(QColor::HexArgb));
    QPixmap drawn;
    if (QPixmapCache::find(cacheKey, &drawn))
        return drawn;

    QByteArray coloured = m_svg;
    coloured.replace("currentColor", colour.name().toLatin1());
    QSvgRenderer renderer(coloured);
    drawn = QPixmap(size);
    drawn.fill(Qt::transparent);
    QPainter painter(&drawn);
    painter.setOpacity(colour.alphaF());
    // Icons are square; in another rectangle they stay so, in its middle.
    const int side = qMin(size.width(), size.height());
    renderer.render(&painter, QRectF((size.width() - side) / 2.0, (size.height() - side) / 2.0, side, side));
    painter.end();
    QPixmapCache::insert(cacheKey, drawn);
    return drawn;
}

bool SvgIconEngine::isNull()
{
    return !m_read ? !QFile::exists(resourceOf(m_name)) : m_svg.isEmpty();
}

QString SvgIconEngine::key() const
{
    return u"BalehookSvgIconEngine"_s;
}

QIconEngine *SvgIconEngine::clone() const
{
    return new SvgIconEngine(*this);
}

const QByteArray &SvgIconEngine::svg()
{
    if (!m_read) {
        m_read = true;
        QFile file(resourceOf(m_name));
        if (file.open(QIODevice::ReadOnly))
            m_svg = file.readAll();
    }
    return m_svg;
}

} // namespace Balehook
