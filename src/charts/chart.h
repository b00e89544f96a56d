// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtPlugin>

#include <functional>

class QWidget;

namespace Balehook {

struct ChartData;

/// A bar chart as the window sees it. It is behind a plugin, so that the library that draws it is loaded when a chart
/// is first shown, not when the program starts; hence the virtual functions and no signals. It is its widget, and goes
/// with it.
///
/// Left, Right, Home and End go from bar to bar, Enter or a click chooses one.
class Chart
{
public:
    virtual QWidget *widget() = 0;
    /// Also when the palette changed: colours of series come with the data.
    virtual void setData(const ChartData &data) = 0;
    /// \a chosen gets the number of a bar.
    virtual void setChosen(std::function<void(int bar)> chosen) = 0;

protected:
    ~Chart() = default;
};

/// What the plugin is for the program.
class ChartFactory
{
public:
    virtual ~ChartFactory() = default;
    virtual Chart *makeChart(QWidget *parent) = 0;
};

} // namespace Balehook

Q_DECLARE_INTERFACE(Balehook::ChartFactory, "io.github.balehook.ChartFactory/1")
