// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "gui/accesskeys.h"

#include <QAbstractButton>
#include <QAction>
#include <QGroupBox>
#include <QKeySequence>
#include <QLabel>
#include <QMap>
#include <QMenu>
#include <QMenuBar>
#include <QSet>
#include <QTabBar>

namespace Balehook::AccessKeys {

using namespace Qt::StringLiterals;

namespace {

class Keys final
{
public:
    void add(const QString &text) { add(QKeySequence::mnemonic(text), text); }

    void add(const QKeySequence &key, const QString &text)
    {
        if (key.isEmpty())
            return;
        if (m_texts.contains(key))
            m_shared.append(u"%1: “%2” and “%3”"_s.arg(key.toString(), m_texts.value(key), text));
        m_texts.insert(key, text);
    }

    const QStringList &shared() const { return m_shared; }

private:
    QMap<QKeySequence, QString> m_texts;
    QStringList m_shared;
};

/// A letter or digit with Alt, which is what an access key is pressed as.
bool looksLikeAccessKey(const QKeySequence &key)
{
    return key.count() == 1 && key[0].keyboardModifiers() == Qt::AltModifier && key[0].key() < Qt::Key_Escape;
}

void addTexts(Keys &keys, const QWidget &part)
{
    if (const auto *bar = qobject_cast<const QMenuBar *>(&part)) {
        for (const QAction *action : bar->actions()) {
            if (action->isVisible())
                keys.add(action->text());
        }
    } else if (const auto *button = qobject_cast<const QAbstractButton *>(&part)) {
        keys.add(button->text());
    } else if (const auto *label = qobject_cast<const QLabel *>(&part)) {
        if (label->buddy() && label->textFormat() != Qt::RichText)
            keys.add(label->text());
    } else if (const auto *group = qobject_cast<const QGroupBox *>(&part)) {
        keys.add(group->title());
    } else if (const auto *tabs = qobject_cast<const QTabBar *>(&part)) {
        for (int tab = 0; tab < tabs->count(); ++tab) {
            if (tabs->isTabVisible(tab))
                keys.add(tabs->tabText(tab));
        }
    }
}

} // namespace

QStringList sharedInMenus(const QList<QAction *> &actions)
{
    Keys keys;
    for (const QAction *action : actions) {
        if (action->isVisible())
            keys.add(action->text());
    }
    QStringList shared = keys.shared();
    for (const QAction *action : actions) {
        if (QMenu *menu = action->menu()) {
            Q_EMIT menu->aboutToShow();
            shared += sharedInMenus(menu->actions());
        }
    }
    return shared;
}

QStringList sharedInWindow(const QWidget &window)
{
    if (const auto *menu = qobject_cast<const QMenu *>(&window))
        return sharedInMenus(menu->actions());
    Keys keys;
    QSet<const QAction *> seen;
    QList<const QWidget *> parts{&window};
    for (const QWidget *part : window.findChildren<QWidget *>()) {
        if (part->isVisible() && part->window() == &window)
            parts.append(part);
    }
    for (const QWidget *part : parts) {
        addTexts(keys, *part);
        for (const QAction *action : part->actions()) {
            if (seen.contains(action) || !action->isEnabled())
                continue;
            seen.insert(action);
            for (const QKeySequence &key : action->shortcuts()) {
                if (looksLikeAccessKey(key))
                    keys.add(key, action->text());
            }
        }
    }
    return keys.shared();
}

} // namespace Balehook::AccessKeys
