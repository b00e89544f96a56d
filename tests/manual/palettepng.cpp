// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "manual/palettepng.h"

#include <QHash>
#include <QImageWriter>

#include <algorithm>
#include <vector>

namespace Balehook {

namespace {

int distance(QRgb a, QRgb b)
{
    const int red = qRed(a) - qRed(b);
    const int green = qGreen(a) - qGreen(b);
    const int blue = qBlue(a) - qBlue(b);
    return red * red * 2 + green * green * 4 + blue * blue * 3;
}

int nearest(const QList<QRgb> &palette, QRgb colour)
{
    const auto found = std::min_element(palette.begin(), palette.end(),
                                        [colour](QRgb a, QRgb b) { return distance(a, colour) < distance(b, colour); });
    return int(found - palette.begin());
}

} // namespace

QImage withFewColours(const QImage &image, int colours)
{
    const QImage source = image.convertToFormat(QImage::Format_RGB32);
    QHash<QRgb, int> counts;
    for (int y = 0; y < source.height(); ++y)
        for (int x = 0; x < source.width(); ++x)
            ++counts[source.pixel(x, y)];
    std::vector<std::pair<int, QRgb>> frequent;
    for (auto each = counts.constBegin(); each != counts.constEnd(); ++each)
        frequent.emplace_back(each.value(), each.key());
    std::sort(frequent.begin(), frequent.end(), std::greater<>());

    constexpr int apart = 9 * 9 * 9; // about nine steps of each channel
    QList<QRgb> palette;
    for (const auto &[count, colour] : frequent) {
        if (palette.size() < colours
            && (palette.isEmpty() || distance(palette[nearest(palette, colour)], colour) > apart))
            palette.append(colour);
    }
    QImage few(source.size(), QImage::Format_Indexed8);
    few.setColorTable(palette);
    QHash<QRgb, int> places;
    for (int y = 0; y < source.height(); ++y) {
        for (int x = 0; x < source.width(); ++x) {
            const QRgb colour = source.pixel(x, y);
            auto place = places.constFind(colour);
            if (place == places.constEnd())
                place = places.insert(colour, nearest(palette, colour));
            few.setPixel(x, y, uint(*place));
        }
    }
    return few;
}

bool savePng(const QImage &image, const QString &path)
{
    QImageWriter writer(path, "png");
    writer.setCompression(100);
    return writer.write(image);
}

} // namespace Balehook
