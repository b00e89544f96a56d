// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/rows/findbar.h"

#include "failedrows/rows/failedrows.h"
#include "failedrows/rows/listedfind.h"
#include "widgets/fields/clearbutton.h"
#include "widgets/fields/explain.h"
#include "widgets/fields/iconbutton.h"
#include "widgets/messages/announcer.h"
#include "widgets/tables/patterntext.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QToolButton>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

FindBar::FindBar(FailedRows &rows, QWidget *parent)
    : QWidget(parent)
    , m_rows(rows)
{
    setObjectName(u"findBar"_s);
    build();
    hide();
    using namespace std::chrono_literals;
    m_typed.setSingleShot(true);
    m_typed.setInterval(150ms);
    connect(&m_typed, &QTimer::timeout, this, &FindBar::search);
    connect(m_text, &QLineEdit::textChanged, &m_typed, qOverload<>(&QTimer::start));
    connect(&rows, &FailedRows::closed, this, &FindBar::drop);
    connect(&rows, &FailedRows::rowsChanged, this, [this](bool grew) {
        if (!grew && isVisible())
            search();
    });
}

FindBar::~FindBar()
{
    if (m_find)
        m_find->cancel();
}

void FindBar::build()
{
    auto *label = new QLabel(tr("Find:"), this);
    m_text = new QLineEdit(this);
    m_text->setObjectName(u"findText"_s);
    addClearButton(*m_text);
    m_text->setMaxLength(1000);
    m_text->setPlaceholderText(placeholder(CellTextKind::Text));
    m_expression = new QToolButton(this);
    m_expression->setObjectName(u"findExpression"_s);
    m_expression->setText(u".*"_s);
    m_expression->setCheckable(true);
    m_expression->setAutoRaise(true);
    m_expression->setFocusPolicy(Qt::StrongFocus);
    m_expression->setAccessibleName(tr("Regular Expression"));
    explain(*m_expression, tr("Find a regular expression"));
    label->setBuddy(m_text);
    m_count = new QLabel(this);
    m_count->setObjectName(u"findCount"_s);
    m_count->setTextFormat(Qt::PlainText);
    QToolButton *previous = iconButton(u"chevron-up"_s, tr("Previous match (Shift+F3)"), this);
    QToolButton *next = iconButton(u"chevron-down"_s, tr("Next match (F3)"), this);
    QToolButton *closing = iconButton(u"x"_s, tr("Close"), this);
    connect(m_expression, &QToolButton::toggled, this, [this] {
        m_text->setPlaceholderText(placeholder(kind()));
        search();
    });
    connect(previous, &QToolButton::clicked, this, [this] { step(TextFind::Direction::Previous); });
    connect(next, &QToolButton::clicked, this, [this] { step(TextFind::Direction::Next); });
    connect(closing, &QToolButton::clicked, this, &FindBar::close);

    m_fault = new QLabel(this);
    m_fault->setObjectName(u"findFault"_s);
    m_fault->setTextFormat(Qt::PlainText);
    m_fault->setWordWrap(true);
    m_fault->hide();

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    auto *row = new QHBoxLayout;
    column->addLayout(row);
    column->addWidget(m_fault);
    row->addWidget(label);
    row->addWidget(m_text, 1);
    row->addWidget(m_expression);
    row->addWidget(m_count);
    row->addWidget(previous);
    row->addWidget(next);
    row->addWidget(closing);
}

QString FindBar::text() const
{
    return m_text->text();
}

void FindBar::open()
{
    show();
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->selectAll();
    if (!m_find && !text().isEmpty())
        search();
}

void FindBar::close()
{
    if (!isVisible())
        return;
    hide();
    drop();
    Q_EMIT closed();
}

void FindBar::drop()
{
    m_typed.stop();
    if (m_find)
        m_find->cancel();
    m_find.clear();
    m_ordinal = 0;
    m_said.clear();
    m_count->clear();
    m_fault->hide();
    Q_EMIT textChanged(QString(), CellTextKind::Text);
}

void FindBar::search()
{
    drop();
    if (text().isEmpty() || m_rows.document().columnCount() == 0)
        return;
    if (const QString fault = kind() == CellTextKind::Expression ? PatternText::fault(text()) : QString();
        !fault.isEmpty()) {
        sayFault(fault);
        return;
    }
    if (m_rows.rows().isWholeFile())
        m_find = m_rows.document().find(text(), {}, kind());
    else
        m_find = new ListedFind(m_rows.document(), m_rows.rows(), text(), kind(), this);
    Q_EMIT textChanged(text(), kind());
    connect(m_find, &TextFind::progressed, this, &FindBar::sayCount);
    connect(m_find, &TextFind::finished, this, &FindBar::sayEnd);
    connect(m_find, &TextFind::nothingFound, this, &FindBar::sayCount);
    connect(m_find, &TextFind::found, this, [this](CellPlace place, qint64 ordinal) {
        m_place = place;
        m_ordinal = ordinal;
        sayCount();
        Q_EMIT found(place);
    });
    sayCount();
    // The cell that is current may be the first match.
    m_find->step({m_place.row, m_place.column - 1}, TextFind::Direction::Next);
}

void FindBar::step(TextFind::Direction direction)
{
    if (text().isEmpty()) {
        open();
    } else if (m_typed.isActive() || !m_find) {
        show();
        search();
    } else {
        m_said.clear(); // there may be one match only
        m_find->step(m_place, direction);
    }
}

void FindBar::sayCount()
{
    if (!m_find)
        return;
    const QLocale locale;
    const qint64 matches = m_find->matches();
    const int plural = int(qMin<qint64>(matches, 1'000'000'000));
    if (!m_find->isComplete())
        m_count->setText(tr("%1 so far…").arg(locale.toString(matches)));
    else if (matches == 0)
        m_count->setText(tr("Not found"));
    else if (m_ordinal > 0)
        m_count->setText(tr("%1 of %2").arg(locale.toString(m_ordinal), locale.toString(matches)));
    else
        m_count->setText(tr("%Ln cell(s)", nullptr, plural));
    if (m_find->isComplete() && (matches == 0 || m_ordinal > 0))
        say(m_count->text());
}

void FindBar::sayEnd(const Outcome &outcome)
{
    if (outcome || outcome.error().kind != ErrorKind::PatternTooCostly) {
        sayCount();
        return;
    }
    drop();
    sayFault(outcome.error().userMessage());
}

void FindBar::say(const QString &text)
{
    if (!isVisible() || m_said == text)
        return;
    m_said = text;
    Announcer::say(*this, text);
}

void FindBar::sayFault(const QString &text)
{
    m_fault->setText(text);
    m_fault->show();
    say(text);
}

CellTextKind FindBar::kind() const
{
    return m_expression->isChecked() ? CellTextKind::Expression : CellTextKind::Text;
}

QString FindBar::placeholder(CellTextKind kind)
{
    return kind == CellTextKind::Expression ? tr("Regular expression for any cell") : tr("Text in any cell");
}

void FindBar::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        close();
    } else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        step(event->modifiers() & Qt::ShiftModifier ? TextFind::Direction::Previous : TextFind::Direction::Next);
    } else if (event->key() == Qt::Key_Down) {
        Q_EMIT rowsRequested();
    } else {
        QWidget::keyPressEvent(event);
    }
}

} // namespace Balehook
