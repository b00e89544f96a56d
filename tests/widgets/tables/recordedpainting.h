// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainterPath>

#include <vector>

namespace Balehook {

/// Paint on this to learn which texts and shapes were painted where, instead of which pixels came of it.
class RecordedPainting final : public QPaintDevice
{
public:
    struct Text
    {
        QString text;
        QRectF rect;
    };

    explicit RecordedPainting(QSize size)
        : m_size(size)
        , m_engine(*this)
    { }

    const std::vector<Text> &texts() const { return m_texts; }
    const std::vector<QRectF> &shapes() const { return m_shapes; }

    QPaintEngine *paintEngine() const override { return &m_engine; }

protected:
    int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
            return m_size.width();
        case PdmHeight:
            return m_size.height();
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return 96;
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    class Engine final : public QPaintEngine
    {
    public:
        explicit Engine(RecordedPainting &painting)
            : QPaintEngine(AllFeatures)
            , m_painting(painting)
        { }

        bool begin(QPaintDevice *) override { return true; }
        bool end() override { return true; }
        void updateState(const QPaintEngineState &) override { }
        Type type() const override { return User; }
        void drawPixmap(const QRectF &rect, const QPixmap &, const QRectF &) override { shape(rect); }
        void drawPath(const QPainterPath &path) override { shape(path.boundingRect()); }
        void drawRects(const QRectF *rects, int count) override
        {
            for (int i = 0; i < count; ++i)
                shape(rects[i]);
        }
        void drawPolygon(const QPointF *points, int count, PolygonDrawMode) override
        {
            QPolygonF polygon;
            for (int i = 0; i < count; ++i)
                polygon += points[i];
            shape(polygon.boundingRect());
        }
        void drawTextItem(const QPointF &origin, const QTextItem &item) override
        {
            const QRectF rect(origin.x(), origin.y() - item.ascent(), item.width(), item.ascent() + item.descent());
            m_painting.m_texts.push_back({item.text(), rect});
        }

    private:
        void shape(const QRectF &rect) { m_painting.m_shapes.push_back(rect); }

        RecordedPainting &m_painting;
    };

    QSize m_size;
    mutable Engine m_engine;
    std::vector<Text> m_texts;
    std::vector<QRectF> m_shapes;
};

} // namespace Balehook
