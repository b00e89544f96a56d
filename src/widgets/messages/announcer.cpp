// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/messages/announcer.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

using namespace std::chrono_literals;

constexpr auto betweenSentences = 400ms;
constexpr qsizetype mostWaiting = 5;

QAccessibleInterface *notificationOf(const QString &className, QObject *object)
{
    if (className != "Balehook::Announcer"_L1)
        return nullptr;
    return new QAccessibleWidget(qobject_cast<QWidget *>(object), QAccessible::Notification);
}

} // namespace

void Announcer::say(QWidget &where, const QString &text)
{
    if (text.isEmpty() || !QAccessible::isActive())
        return;
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QAccessibleAnnouncementEvent event(&where, text);
    QAccessible::updateAccessibility(&event);
#else
    QWidget *window = where.window();
    auto *own = window->findChild<Announcer *>(QString(), Qt::FindDirectChildrenOnly);
    if (!own)
        own = new Announcer(window);
    if (own->m_waiting.contains(text) || own->m_waiting.size() >= mostWaiting)
        return;
    own->m_waiting.append(text);
    if (!own->m_pause.isActive())
        own->m_pause.start(0ms); // after whatever else happens now, such as a change of the focus
#endif
}

Announcer::Announcer(QWidget *window)
    : QWidget(window)
{
    [[maybe_unused]] static const bool isInstalled = [] {
        QAccessible::installFactory(notificationOf);
        return true;
    }();
    setObjectName(u"announcer"_s);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setGeometry(0, 0, 0, 0);
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &Announcer::sayNext);
}

void Announcer::sayNext()
{
    hide(); // and stays so once all is said, or it would show itself again together with its window
    if (m_waiting.isEmpty())
        return;
    setAccessibleName(m_waiting.takeFirst());
    show();
    // What Windows and macOS are told.
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
    m_pause.start(betweenSentences);
}

} // namespace Balehook
