// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QEvent>
#include <QString>

class QDialog;
class QDialogButtonBox;
class QWidget;

namespace Balehook {

/// Which page of the manual fits a part of the window. A part only names its page; who shows it is the ManualDesk,
/// which is asked by an event to the window that the part belongs to.
namespace HelpPage {

/// F1 within \a widget shows \a page (the name of its file without ".md").
void set(QWidget &widget, const QString &page);
/// The page of \a widget or of what it stands in; empty: none of them names one.
QString of(const QWidget *widget);
/// The same for the widget that has the focus in \a window; where it names none, the page of \a shown, which fills its
/// middle, unless something else stands there.
QString ofScreen(const QWidget &window, const QWidget &shown);
/// The same for a dialog, which gets the key itself, and a Help button; Enter presses whichever button has the focus.
void offer(QDialog &dialog, QDialogButtonBox &buttons, const QString &page);
/// The same for a popup, which gets the key itself and closes.
void offerIn(QWidget &popup, const QString &page);
/// For forms whose fields say what they are (QWidget::setWhatsThis()): a button that lets the user point at one.
void offerWhatsThis(QDialogButtonBox &buttons);
/// Asks for the page of \a widget.
void request(QWidget &widget);

/// Goes to the outermost window; whoever shows the manual takes it there with an event filter.
class Request final : public QEvent
{
public:
    explicit Request(QString page);

    static QEvent::Type type();
    const QString &page() const { return m_page; }

private:
    QString m_page;
};

} // namespace HelpPage
} // namespace Balehook
