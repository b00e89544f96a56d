// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/search/countrangedialog.h"

#include "widgets/fields/helppage.h"
#include "widgets/look/characterwidth.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

std::optional<quint64> numberIn(const QLineEdit &edit)
{
    bool isNumber = false;
    const quint64 number = edit.text().toULongLong(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

QString textOf(std::optional<quint64> number)
{
    return number ? QString::number(*number) : QString();
}

} // namespace

CountRangeDialog::CountRangeDialog(const QString &name, JobQuery::CountRange range, QWidget *parent)
    : QDialog(parent)
    , m_least(new QLineEdit(textOf(range.least), this))
    , m_most(new QLineEdit(textOf(range.most), this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(u"countRangeDialog"_s);
    setWindowTitle(name);
    m_least->setObjectName(u"countLeast"_s);
    m_most->setObjectName(u"countMost"_s);
    for (QLineEdit *edit : {m_least, m_most}) {
        edit->setValidator(new QRegularExpressionValidator(QRegularExpression(u"[0-9]{0,19}"_s), edit));
        edit->setPlaceholderText(tr("any"));
    }
    auto *form = new QFormLayout;
    form->addRow(tr("At &least:"), m_least);
    form->addRow(tr("At &most:"), m_most);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(tr("Show Jobs"), QDialogButtonBox::AcceptRole)->setDefault(true);
    HelpPage::offer(*this, *buttons, u"search"_s);
    connect(buttons, &QDialogButtonBox::accepted, this, &CountRangeDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &CountRangeDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(buttons);
    setMinimumWidth(characterWidth(fontMetrics()) * 44);
    m_least->setFocus();
}

void CountRangeDialog::accept()
{
    JobQuery::CountRange range{numberIn(*m_least), numberIn(*m_most)};
    if (range.least && range.most && *range.least > *range.most)
        std::swap(range.least, range.most);
    Q_EMIT chosen(range);
    QDialog::accept();
}

} // namespace Balehook
