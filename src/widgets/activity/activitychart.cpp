// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/activity/activitychart.h"

#include "widgets/activity/activitytext.h"
#include "widgets/look/tones.h"

#include <QHash>
#include <QPainter>
#include <QPixmap>

#include <algorithm>
#include <set>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr int hues = 11;

/// Places on the colour wheel. That of a number depends on nothing else, so that it keeps its colour whatever is
/// filtered away; other texts take what is left.
std::map<QString, int> placesOf(const std::vector<QString> &statuses)
{
    std::map<QString, int> places;
    std::set<int> taken;
    for (const bool isNumberWanted : {true, false}) {
        for (const QString &status : statuses) {
            bool isNumber = false;
            const uint code = status.toUInt(&isNumber);
            if (isNumber != isNumberWanted || status.isEmpty())
                continue;
            int place = int((isNumber ? code : qHash(status, 0)) % hues);
            while (!taken.insert(place).second)
                place = (place + 1) % hues;
            places[status] = place;
        }
    }
    return places;
}

/// Nobody knows what a status means, so none is red or green: \a share of the hues from amber to yellow and from cyan
/// to magenta, of which the color wheel has 190 of its 360 degrees.
float hueAt(float share)
{
    constexpr float warm = 40;
    constexpr float all = 190;
    const float place = share * all;
    return (place < warm ? 30 + place : 180 + place - warm) / 360;
}

QBrush brushOf(int place, const QPalette &palette)
{
    const QColor accent = palette.color(QPalette::Highlight);
    const bool isDark = palette.color(QPalette::Base).lightnessF() < 0.5F;
    const float start = std::max(0.0F, accent.hslHueF());
    float whole = 0;
    const float hue = hueAt(std::modf(start + float(place) * 0.381966F, &whole));
    const QColor colour = QColor::fromHslF(hue, 0.5F, isDark ? 0.62F : 0.46F);
    constexpr std::array patterns{Qt::SolidPattern, Qt::BDiagPattern, Qt::Dense5Pattern, Qt::HorPattern,
                                  Qt::FDiagPattern};
    const Qt::BrushStyle pattern = patterns[std::size_t(place) % patterns.size()];
    if (pattern == Qt::SolidPattern)
        return {colour};
    // On a paler ground: between the lines alone a bar would be hard to see.
    QPixmap tile(16, 16);
    tile.fill(Tones::mixed(palette.color(QPalette::Base), colour, 0.45));
    QPainter painter(&tile);
    painter.fillRect(tile.rect(), QBrush(colour, pattern));
    return {colour, tile};
}

ChartData withBars(const ActivityBuckets &buckets)
{
    ChartData data;
    for (const ActivityBuckets::Bucket &bucket : buckets.buckets)
        data.labels.append(ActivityText::label(buckets.unit, bucket));
    return data;
}

/// The statuses that have a series of their own, in the order of their codes.
std::vector<QString> shownStatuses(const ActivityBuckets &buckets, bool &hasOthers)
{
    std::map<QString, qint64> sums;
    for (const ActivityBuckets::Bucket &bucket : buckets.buckets) {
        for (const auto &[status, count] : bucket.jobsByStatus)
            sums[status] += count;
    }
    std::vector<QString> statuses;
    statuses.reserve(sums.size());
    for (const auto &[status, count] : sums)
        statuses.push_back(status);
    hasOthers = statuses.size() > std::size_t(ActivityChart::mostSeries);
    if (hasOthers) {
        std::stable_sort(statuses.begin(), statuses.end(),
                         [&sums](const QString &a, const QString &b) { return sums[a] > sums[b]; });
        statuses.resize(ActivityChart::mostSeries - 1);
        std::sort(statuses.begin(), statuses.end());
    }
    return statuses;
}

} // namespace

ChartData ActivityChart::jobs(const ActivityBuckets &buckets, const QMap<QString, QString> &statusLabels,
                              const QPalette &palette)
{
    ChartData data = withBars(buckets);
    data.title = ActivityText::jobsTitle(buckets.unit);
    data.hasLegend = true;
    bool hasOthers = false;
    const std::vector<QString> statuses = shownStatuses(buckets, hasOthers);
    const std::map<QString, int> places = placesOf(statuses);
    for (const QString &status : statuses)
        data.series.push_back({ActivityText::statusLabel(status, statusLabels),
                               status.isEmpty() ? QBrush(Tones::dim(palette, QPalette::Active), Qt::Dense5Pattern)
                                                : brushOf(places.at(status), palette),
                               {}});
    if (hasOthers)
        data.series.push_back(
            {ActivityText::otherStatuses(), QBrush(Tones::succeeded(palette, QPalette::Active, false)), {}});
    for (const ActivityBuckets::Bucket &bucket : buckets.buckets) {
        const QString name = ActivityText::name(buckets.unit, bucket);
        const QString all = ActivityText::jobs(bucket.jobs());
        QStringList lines{name, all};
        double rest = double(bucket.jobs());
        for (std::size_t i = 0; i < statuses.size(); ++i) {
            const auto found = bucket.jobsByStatus.find(statuses[i]);
            const qint64 count = found == bucket.jobsByStatus.end() ? 0 : found->second;
            data.series[i].values.push_back(double(count));
            rest -= double(count);
            if (count > 0)
                lines.append(
                    u"%1: %2"_s.arg(ActivityText::status(statuses[i], statusLabels), ActivityText::jobs(count)));
        }
        if (hasOthers)
            data.series.back().values.push_back(rest);
        data.texts.append(lines.join(u'\n'));
    }
    return data;
}

ChartData ActivityChart::failedRows(const ActivityBuckets &buckets, const QPalette &palette)
{
    ChartData data = withBars(buckets);
    data.title = ActivityText::failedTitle(buckets.unit);
    data.series.push_back({data.title, QBrush(Tones::failed(palette, QPalette::Active, false)), {}});
    for (const ActivityBuckets::Bucket &bucket : buckets.buckets) {
        data.series.front().values.push_back(double(bucket.failedRows));
        QStringList lines{ActivityText::name(buckets.unit, bucket)};
        if (bucket.uncounted > 0 && bucket.uncounted == bucket.jobs()) {
            lines.append(ActivityText::noCount());
        } else {
            lines.append(ActivityText::failedRows(bucket.failedRows));
            if (bucket.uncounted > 0)
                lines.append(ActivityText::uncounted(bucket.uncounted));
        }
        data.texts.append(lines.join(u'\n'));
    }
    return data;
}

} // namespace Balehook
