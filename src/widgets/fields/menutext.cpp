// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/fields/menutext.h"

#include "core/text/safetext.h"

#include <QAction>
#include <QRegularExpression>
#include <QTextDocument>

namespace Balehook {

using namespace Qt::StringLiterals;

QString MenuText::plain(const QString &text)
{
    QString out = text.section(u'\t', 0, 0);
    // Japanese and Hindi put the key in brackets behind the text.
    static const QRegularExpression bracketed(u"\\s*\\(&\\w\\)"_s);
    out.remove(bracketed);
    out.replace(u"&&"_s, u"\1"_s);
    out.remove(u'&');
    return out.replace(u'\1', u'&');
}

QString MenuText::keys(const QAction &action)
{
    if (!action.shortcuts().isEmpty())
        return QKeySequence::listToString(action.shortcuts(), QKeySequence::NativeText);
    return action.text().section(u'\t', 1, 1);
}

QString MenuText::firstKey(const QAction &action)
{
    return action.shortcut().isEmpty() ? keys(action) : action.shortcut().toString(QKeySequence::NativeText);
}

void MenuText::nameButtons(const QList<QAction *> &actions)
{
    for (QAction *action : actions) {
        const bool hasOwnName = action->iconText() != QAction(action->text()).iconText();
        const auto name = [action, hasOwnName] {
            const QString text = plain(action->text()).remove(u"..."_s).remove(u'…');
            if (!hasOwnName)
                action->setIconText(text);
            action->setToolTip(Qt::mightBeRichText(text) ? plainToolTip(text) : text); // which is read aloud
        };
        name();
        QObject::connect(action, &QAction::changed, action, name);
    }
}

} // namespace Balehook
