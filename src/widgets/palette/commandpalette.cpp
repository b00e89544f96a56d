// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/palette/commandpalette.h"

#include "widgets/fields/fieldhint.h"
#include "widgets/look/characterwidth.h"
#include "widgets/look/tones.h"
#include "widgets/palette/palettedelegate.h"
#include "widgets/palette/palettemodel.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr int shownRows = 12;
constexpr int longestTyped = 64;
constexpr int edge = 8; ///< to the window
constexpr qreal edgeTone = 0.5;

} // namespace

CommandPalette::CommandPalette(std::vector<PaletteEntry> entries, SettingsFile &settings, QWidget &window)
    : QDialog(&window, Qt::Dialog | Qt::FramelessWindowHint)
    , m_settings(settings)
    , m_window(window)
    , m_model(new PaletteModel(std::move(entries), m_settings.recent(), this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(u"commandPalette"_s);
    setWindowTitle(tr("Quick Open"));
    build();
    connect(m_field, &QLineEdit::textChanged, this, &CommandPalette::take);
    connect(m_list, &QAbstractItemView::clicked, this, &CommandPalette::accept);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &CommandPalette::tellCurrent);
    goTo(0);
}

void CommandPalette::build()
{
    m_field = new QLineEdit(this);
    m_field->setObjectName(u"paletteText"_s);
    m_field->setMaxLength(longestTyped);
    showHint(*m_field, tr("Enter a command, account, view or file"));
    m_field->setAccessibleName(tr("Command, account, view or file"));
    m_field->installEventFilter(this);

    m_list = new QListView(this);
    m_list->setObjectName(u"paletteList"_s);
    m_list->setAccessibleName(tr("Matches"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new PaletteDelegate(m_list));

    m_nothing = new QLabel(tr("No matches"), this);
    m_nothing->setTextFormat(Qt::PlainText);
    m_nothing->setAlignment(Qt::AlignCenter);

    auto *column = new QVBoxLayout(this);
    column->addWidget(m_field);
    m_stack = new QStackedLayout;
    m_stack->addWidget(m_list);
    m_stack->addWidget(m_nothing);
    column->addLayout(m_stack, 1);
}

/// An edge that is seen on dark windows, too: nothing else divides it from what is below.
void CommandPalette::paintEvent(QPaintEvent *event)
{
    QDialog::paintEvent(event);
    QPainter painter(this);
    painter.setPen(Tones::mixed(palette().color(QPalette::Window), palette().color(QPalette::WindowText), edgeTone));
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

void CommandPalette::popUp()
{
    const int rowHeight = m_list->sizeHintForRow(0);
    const int wanted = characterWidth(fontMetrics()) * 84;
    resize(std::min(wanted, m_window.width() - 2 * edge),
           std::min(sizeHint().height() - m_list->sizeHint().height() + rowHeight * shownRows,
                    m_window.height() - 2 * edge));
    const int top = std::max(edge, std::min(m_window.height() / 10, m_window.height() - height() - edge));
    move(m_window.mapToGlobal(QPoint((m_window.width() - width()) / 2, top)));
    m_field->setFocus(Qt::PopupFocusReason);
    show();
    activateWindow(); // nobody else does where there is no window manager
}

void CommandPalette::take(const QString &typed)
{
    m_model->setTyped(typed);
    m_stack->setCurrentWidget(m_model->rowCount() > 0 ? static_cast<QWidget *>(m_list) : m_nothing);
    goTo(0);
    tellCurrent();
}

void CommandPalette::goTo(int row)
{
    const QModelIndex index = m_model->index(row, 0);
    m_list->setCurrentIndex(index);
    if (index.isValid())
        m_list->scrollTo(index);
}

/// The field keeps the focus, so what it is about is the current row.
void CommandPalette::tellCurrent()
{
    const QModelIndex index = m_list->currentIndex();
    m_field->setAccessibleDescription(index.isValid() ? index.data(Qt::AccessibleTextRole).toString()
                                                      : m_nothing->text());
}

bool CommandPalette::takeKey(int key, Qt::KeyboardModifiers modifiers)
{
    const int rows = m_model->rowCount();
    const int row = m_list->currentIndex().row();
    const int page = std::max(1, m_list->viewport()->height() / std::max(1, m_list->sizeHintForRow(0)) - 1);
    const bool isPlain = !(modifiers & ~Qt::KeypadModifier);
    const bool isControl = modifiers == Qt::ControlModifier;
    if (rows == 0)
        return false;
    if ((isPlain && key == Qt::Key_Down) || (isControl && key == Qt::Key_N))
        goTo((row + 1) % rows);
    else if ((isPlain && key == Qt::Key_Up) || (isControl && key == Qt::Key_P))
        goTo((row + rows - 1) % rows);
    else if (isPlain && key == Qt::Key_PageDown)
        goTo(std::min(row + page, rows - 1));
    else if (isPlain && key == Qt::Key_PageUp)
        goTo(std::max(row - page, 0));
    else if (isPlain && key == Qt::Key_Home)
        goTo(0);
    else if (isPlain && key == Qt::Key_End)
        goTo(rows - 1);
    else
        return false;
    return true;
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            accept();
            return true;
        }
        if (takeKey(key->key(), key->modifiers()))
            return true;
    }
    return QDialog::eventFilter(watched, event);
}

bool CommandPalette::event(QEvent *event)
{
    const bool isDone = QDialog::event(event);
    if (event->type() == QEvent::WindowDeactivate && isVisible())
        done(Rejected); // what is active now stays so
    return isDone;
}

void CommandPalette::accept()
{
    const PaletteEntry *entry = m_model->entryAt(m_list->currentIndex().row());
    if (!entry)
        return;
    const std::function<void()> run = entry->run;
    m_settings.use(entry->name);
    // What is run may open a window of its own or move the focus: the palette is away by then.
    QDialog::accept();
    m_window.activateWindow();
    run();
}

void CommandPalette::reject()
{
    QDialog::reject();
    m_window.activateWindow();
}

} // namespace Balehook
