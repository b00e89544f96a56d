// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "tour/tour.h"

#include "models/importjobsmodel.h"
#include "support/wait.h"
#include "widgets/actions/windowactions.h"
#include "widgets/window/mainwindow.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QPainter>
#include <QTest>

#include <algorithm>

namespace Balehook::Testing {

using namespace Qt::StringLiterals;

TourStates allStates()
{
    TourStates all;
    for (const TourStates &some : {listStates(), searchStates(), fileStates(), compareStates(), webhookStates(),
                                   dialogStates(), panelStates(), extremeStates()})
        all.insert(all.end(), some.begin(), some.end());
    return all;
}

Tour::Tour(const QString &folder, const QString &lookName)
    : m_folder(folder)
    , m_look(lookName)
{ }

Tour::~Tour() = default;

bool Tour::take(const TourState &state)
{
    const bool isReached = state.reach(*this);
    const QString name = u"%1-%2.png"_s.arg(QLatin1StringView(state.name), m_look);
    const bool isSaved = m_console && picture(state.isStill).save(QDir(m_folder).filePath(name));
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (m_console && widget != &m_console->window())
            widget->close();
    }
    m_console.reset();
    return isReached && isSaved;
}

bool Tour::open(const QStringList &arguments, const QList<const char *> &slugs)
{
    m_console = std::make_unique<Console>();
    if (!m_console->startService(QStringList{u"--jobs"_s, u"48210"_s} + arguments))
        return false;
    QString first;
    for (const char *slug : slugs) {
        const QString id = m_console->addAccount(slug);
        first = first.isEmpty() ? id : first;
    }
    m_console->sessions->setCurrentAccount(first);
    if (!m_console->show())
        return false;
    m_console->window().resize(m_size);
    // Some things are only there for who has the focus, and it is to be seen.
    m_console->window().activateWindow();
    return QTest::qWaitForWindowActive(&m_console->window());
}

bool Tour::openLoaded(const QStringList &arguments)
{
    return open(arguments) && wait([this] {
               return m_console->model() && m_console->model()->rowCount() > 0
                   && m_console->model()->rowState(0) == PagedTableModel::RowState::Loaded;
           });
}

bool Tour::openBy(QAction *WindowActions::*action, const char *shown)
{
    if (!openLoaded())
        return false;
    (m_console->window().findChild<WindowActions *>()->*action)->trigger();
    return waitFor(shown);
}

bool Tour::wait(const std::function<bool()> &condition)
{
    return Testing::waitFor(condition, 30'000);
}

bool Tour::isShown(const char *name) const
{
    const auto widgets = m_console->window().findChildren<QWidget *>(QString::fromLatin1(name));
    return std::any_of(widgets.begin(), widgets.end(), [](const QWidget *widget) { return widget->isVisible(); });
}

bool Tour::click(const char *name) const
{
    QAbstractButton *found = nullptr;
    const bool isThere = wait([&] {
        for (auto *button : m_console->window().findChildren<QAbstractButton *>(QString::fromLatin1(name))) {
            if (button->isVisible() && button->isEnabled())
                found = button;
        }
        return found != nullptr;
    });
    if (isThere)
        QTest::mouseClick(found, Qt::LeftButton);
    return isThere;
}

bool Tour::type(const char *name, const QString &text) const
{
    auto *field = child<QWidget>(name);
    if (!field)
        return false;
    field->setFocus();
    QWidget *target = field->focusProxy() ? field->focusProxy() : field;
    QTest::keyClick(target, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(target, text);
    return true;
}

bool Tour::press(int key, Qt::KeyboardModifiers modifiers) const
{
    m_console->press(key, modifiers);
    return true;
}

QList<QWidget *> Tour::windows() const
{
    QList<QWidget *> shown{&m_console->window()};
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (widget != shown.constFirst() && widget->isVisible())
            shown.append(widget);
    }
    return shown;
}

/// A dialog alone, at its own size; a menu or popup where it lies over the window.
QPixmap Tour::look() const
{
    const QList<QWidget *> shown = windows();
    QWidget *top = shown.constLast();
    if (shown.size() > 1 && !top->windowFlags().testFlag(Qt::Popup))
        return top->grab();
    QPixmap whole = shown.constFirst()->grab();
    QPainter painter(&whole);
    for (QWidget *each : shown.mid(1))
        painter.drawPixmap(shown.constFirst()->mapFromGlobal(each->mapToGlobal(QPoint())), each->grab());
    return whole;
}

/// As soon as it has looked the same for a moment, or does not stop moving.
QPixmap Tour::picture(bool isStill) const
{
    QPixmap last = look();
    QImage before = last.toImage();
    QElapsedTimer same;
    same.start();
    const auto isSettled = [&] {
        last = look();
        const QImage now = last.toImage();
        if (now != before)
            same.restart();
        before = now;
        return same.elapsed() > 300;
    };
    [[maybe_unused]] const bool settled = Testing::waitFor(isSettled, isStill ? 5000 : 700);
    return last;
}

} // namespace Balehook::Testing
