// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/checkview.h"

#include "core/safetext.h"
#include "widgets/endpointname.h"
#include "widgets/valuetext.h"

#include <QAccessible>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QStyle>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

QString answerText(const PageAnswer &answer)
{
    if (!answer.total)
        return CheckView::tr("It answered, but without a usable total. The list will grow as you scroll.");
    if (!answer.perPage)
        return CheckView::tr("It answered: %1 records in all (field “%2”), without a page size.")
            .arg(QLocale().toString(*answer.total), cellText(answer.totalField));
    return CheckView::tr("It answered: %1 records in all (field “%2”), page size %3.")
        .arg(QLocale().toString(*answer.total), cellText(answer.totalField), QLocale().toString(*answer.perPage));
}

QString lineText(const AccountCheck::Line &line)
{
    QString outcome;
    if (!line.done)
        outcome = CheckView::tr("Asking…");
    else if (line.error)
        outcome = line.error->userMessage();
    else
        outcome = answerText(line.answer);
    return endpointName(line.endpoint) + u'\n' + line.url.toString(QUrl::FullyEncoded) + u'\n' + outcome;
}

} // namespace

CheckView::CheckView(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QGridLayout(this))
{
    m_layout->setContentsMargins({});
    m_layout->setColumnStretch(1, 1);
    hide();
}

CheckView::~CheckView() = default;

void CheckView::check(const Account &account, const BearerToken &token, const ProxySettings &proxy)
{
    m_check = std::make_unique<AccountCheck>(account, token, proxy);
    m_running = true;
    connect(m_check.get(), &AccountCheck::changed, this, [this] { refresh(); });
    connect(m_check.get(), &AccountCheck::finished, this, [this] {
        m_running = false;
        refresh();
        QAccessibleEvent event(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
        Q_EMIT finished();
    });
    m_check->start();
    refresh();
    show();
}

void CheckView::clear()
{
    m_check.reset();
    m_running = false;
    hide();
}

void CheckView::refresh()
{
    const std::vector<AccountCheck::Line> &lines = m_check->lines();
    while (m_rows.size() < lines.size())
        addRow();
    QStringList spoken;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const AccountCheck::Line &line = lines[i];
        const int side = fontMetrics().height();
        const auto sign = line.error ? QStyle::SP_MessageBoxWarning : QStyle::SP_DialogApplyButton;
        m_rows[i].sign->setPixmap(line.done ? style()->standardIcon(sign, nullptr, this).pixmap(side, side)
                                            : QPixmap());
        m_rows[i].text->setValue(lineText(line));
        spoken += lineText(line);
    }
    setAccessibleName(spoken.join(u'\n'));
}

void CheckView::addRow()
{
    const int row = m_layout->rowCount();
    auto *sign = new QLabel(this);
    sign->setTextFormat(Qt::PlainText);
    sign->setFixedWidth(fontMetrics().height());
    auto *text = new ValueText(this);
    text->setAccessibleName(tr("Result of the check"));
    m_layout->addWidget(sign, row, 0, Qt::AlignTop);
    m_layout->addWidget(text, row, 1);
    m_rows.push_back({sign, text});
}

} // namespace Balehook
