// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/fields/valuecombo.h"

#include "core/text/safetext.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QSignalBlocker>
#include <QStringListModel>
#include <QStyledItemDelegate>
#include <QWheelEvent>

namespace Balehook {

namespace {

/// Values are texts of the service: shown made safe, chosen as they are.
class SafeTextDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QString displayText(const QVariant &value, const QLocale &) const override { return cellText(value.toString()); }
};

constexpr int longestPaste = 1'000'000; // a line edit of its own accord cuts what is pasted after 32,767

} // namespace

ValueCombo::ValueCombo(QWidget *parent)
    : QComboBox(parent)
    , m_listed(new QStringListModel(this))
{
    setEditable(true);
    setInsertPolicy(NoInsert);
    // The combo box's own completer would complete in place and, on leaving, put the listed spelling over the typed
    // one.
    setCompleter(nullptr);
    setModel(m_listed);
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(18);
    setMaxVisibleItems(12);
    view()->setItemDelegate(new SafeTextDelegate(this));
    view()->setTextElideMode(Qt::ElideMiddle);
    lineEdit()->setMaxLength(longestPaste);
    connect(lineEdit(), &QLineEdit::textEdited, this, &ValueCombo::search);
}

void ValueCombo::makeCompleter()
{
    m_all = new QStringListModel(this);
    m_completer = new QCompleter(m_all, this);
    auto *found = new QListView;
    m_completer->setPopup(found); // which takes it and gives it a delegate
    found->setItemDelegate(new SafeTextDelegate(this));
    found->setTextElideMode(Qt::ElideMiddle);
    found->setUniformItemSizes(true);
    m_completer->setFilterMode(Qt::MatchContains);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_completer->setMaxVisibleItems(maxVisibleItems());
    m_completer->setWidget(this);
    connect(m_completer, qOverload<const QString &>(&QCompleter::activated), this, &ValueCombo::choose);
}

void ValueCombo::hideFound()
{
    if (m_completer)
        m_completer->popup()->hide();
}

void ValueCombo::setSource(Source source)
{
    m_source = std::move(source);
    setOutdated();
}

void ValueCombo::showEvent(QShowEvent *event)
{
    QComboBox::showEvent(event);
    // After the form is there: looking for the values of many webhooks takes its time.
    QMetaObject::invokeMethod(this, &ValueCombo::fillList, Qt::QueuedConnection);
}

void ValueCombo::setOutdated()
{
    m_isListOutdated = true;
    m_isSearchOutdated = true;
}

void ValueCombo::setText(const QString &text)
{
    if (text == currentText())
        return;
    setCurrentIndex(-1);
    setEditText(text);
    lineEdit()->setCursorPosition(0); // the beginning of a long URL says more than its end
}

void ValueCombo::setReadOnly(bool readOnly)
{
    hideFound();
    lineEdit()->setReadOnly(readOnly);
}

bool ValueCombo::isReadOnly() const
{
    return lineEdit()->isReadOnly();
}

void ValueCombo::showPopup()
{
    if (isReadOnly())
        return;
    hideFound();
    fillList();
    QComboBox::showPopup();
}

void ValueCombo::fillList()
{
    if (!m_isListOutdated || !m_source)
        return;
    m_isListOutdated = false;
    const QStringList values = m_source(mostListed);
    if (values == m_listed->stringList())
        return;
    // A combo box clears its text when its model is reset; nobody is to see that.
    const QSignalBlocker quiet(this);
    const QSignalBlocker quietEdit(lineEdit());
    const QString typed = currentText();
    const int cursor = lineEdit()->cursorPosition();
    m_listed->setStringList(values);
    setCurrentIndex(int(values.indexOf(typed)));
    setEditText(typed);
    lineEdit()->setCursorPosition(cursor);
}

void ValueCombo::search(const QString &part)
{
    if (!m_completer)
        makeCompleter();
    if (m_isSearchOutdated && m_source) {
        m_isSearchOutdated = false;
        m_all->setStringList(m_source(-1));
    }
    m_completer->setCompletionPrefix(part);
    const int found = part.isEmpty() ? 0 : m_completer->completionCount();
    if (found == 0 || (found == 1 && m_completer->currentCompletion() == part))
        hideFound();
    else
        m_completer->complete();
}

void ValueCombo::choose(const QString &value)
{
    lineEdit()->selectAll();
    lineEdit()->insert(value); // can be undone, unlike a text that is set
    hideFound();
}

void ValueCombo::keyPressEvent(QKeyEvent *event)
{
    const bool isPlain = !(event->modifiers() & ~Qt::KeypadModifier);
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        // To put the next value over what was typed would lose it: the list is shown to choose from.
        if (isPlain) {
            showPopup();
            return;
        }
        break;
    default:
        break;
    }
    QComboBox::keyPressEvent(event);
}

void ValueCombo::wheelEvent(QWheelEvent *event)
{
    event->ignore(); // scrolls the form
}

} // namespace Balehook
