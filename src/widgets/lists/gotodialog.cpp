// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/lists/gotodialog.h"

#include "core/text/safetext.h"
#include "domain/records/fieldschema.h"
#include "models/pagedtablemodel.h"
#include "widgets/fields/helppage.h"
#include "widgets/look/characterwidth.h"
#include "widgets/messages/announcer.h"
#include "widgets/tables/recordwalk.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

GoToDialog::GoToDialog(PagedTableModel &model, QWidget *parent)
    : QDialog(parent)
    , m_model(model)
    , m_walk(std::make_unique<RecordWalk>(model))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(u"goToDialog"_s);
    setWindowTitle(tr("Go To"));
    build();

    connect(m_walk.get(), &RecordWalk::progressed, this, [this](qint64 readCount, qint64 total) {
        const QLocale locale;
        m_progress->setRange(0, total > 0 ? 1000 : 0);
        if (total > 0) {
            m_progress->setValue(int(readCount * 1000 / total));
            m_message->setText(
                tr("%1 of %2 records checked; not found yet.").arg(locale.toString(readCount), locale.toString(total)));
        } else {
            m_message->setText(tr("%1 records checked; not found yet.").arg(locale.toString(readCount)));
        }
    });
    connect(m_walk.get(), &RecordWalk::stopped, this, [this] { finish(m_found); });
    connect(m_walk.get(), &RecordWalk::exhausted, this, [this](qint64 readCount) {
        endSearch(tr("The ID %1 is not among the %2 records checked.")
                      .arg(cellText(m_text->text().trimmed(), 60), QLocale().toString(readCount)));
    });
    connect(m_walk.get(), &RecordWalk::failed, this, [this](const Error &error) { endSearch(error.userMessage()); });
}

GoToDialog::~GoToDialog() = default;

void GoToDialog::build()
{
    m_text = new QLineEdit(this);
    m_text->setObjectName(u"goToText"_s);
    m_byRow = new QRadioButton(tr("&Row number"), this);
    m_byRow->setObjectName(u"goToRow"_s);
    m_byId = new QRadioButton(tr("&ID"), this);
    m_byId->setObjectName(u"goToId"_s);
    m_byRow->setChecked(true);
    connect(m_text, &QLineEdit::textChanged, this, &GoToDialog::guessMeaning);
    for (QRadioButton *button : {m_byRow, m_byId})
        connect(button, &QRadioButton::clicked, this, [this] { m_meaningChosen = true; });

    auto *meaning = new QHBoxLayout;
    meaning->addWidget(m_byRow);
    meaning->addWidget(m_byId);
    meaning->addStretch();
    auto *form = new QFormLayout;
    form->addRow(tr("&Go to:"), m_text);
    form->addRow(QString(), meaning);

    m_message = new QLabel(this);
    m_message->setObjectName(u"goToMessage"_s);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    if (const auto total = m_model.total())
        m_message->setText(tr("Rows 1 to %1, in the order of the service.").arg(QLocale().toString(*total)));
    m_progress = new QProgressBar(this);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress"));
    QSizePolicy policy = m_progress->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    m_progress->setSizePolicy(policy);
    m_progress->hide();

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_go = buttons->addButton(tr("Go"), QDialogButtonBox::AcceptRole);
    m_go->setDefault(true);
    HelpPage::offer(*this, *buttons, u"find-a-job"_s);
    connect(buttons, &QDialogButtonBox::accepted, this, &GoToDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &GoToDialog::reject);

    auto *column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(m_message);
    column->addWidget(m_progress);
    column->addWidget(buttons);
    setMinimumWidth(characterWidth(fontMetrics()) * 56);
}

void GoToDialog::guessMeaning(const QString &text)
{
    if (m_meaningChosen)
        return;
    bool isNumber = false;
    QLocale().toLongLong(text.trimmed(), &isNumber);
    (isNumber || text.trimmed().isEmpty() ? m_byRow : m_byId)->setChecked(true);
}

void GoToDialog::accept()
{
    const QString text = m_text->text().trimmed();
    if (m_walk->isRunning() || text.isEmpty())
        return;
    if (m_byRow->isChecked())
        goToNumber(text);
    else
        lookFor(text);
}

void GoToDialog::reject()
{
    if (m_walk->isRunning()) {
        m_walk->cancel();
        endSearch(tr("The search was stopped; the ID was not found so far."));
        return;
    }
    QDialog::reject();
}

QString GoToDialog::noSuchRow(qint64 rows)
{
    return tr("There is no such row. Enter a number from 1 to %1.").arg(QLocale().toString(rows));
}

void GoToDialog::goToNumber(const QString &text)
{
    bool isNumber = false;
    const qint64 number = QLocale().toLongLong(text, &isNumber);
    const qint64 rows = m_model.total().value_or(m_model.rowCount());
    if (!isNumber || number < 1 || number > rows) {
        m_text->selectAll();
        tell(noSuchRow(rows));
        return;
    }
    finish(number - 1);
}

void GoToDialog::lookFor(const QString &id)
{
    if (const int row = m_model.rowOfId(id); row >= 0) {
        finish(m_model.firstRecord() + row);
        return;
    }
    if (!m_model.source()) {
        endSearch(tr("Nothing is loaded for this account."));
        return;
    }
    m_go->setEnabled(false);
    m_progress->setRange(0, 0);
    m_progress->show();
    m_message->setText(tr("Searching page by page. Press Esc to stop."));
    m_walk->start(0, PageWalker::Direction::Forward,
                  [this, id](qint64 record, const RecordPage &page, qsizetype index) {
                      if (page.idAt(index).section(keySeparator, 0, 0) != id)
                          return true;
                      m_found = record;
                      return false;
                  });
}

void GoToDialog::endSearch(const QString &text)
{
    m_go->setEnabled(true);
    m_progress->hide();
    tell(text);
}

void GoToDialog::tell(const QString &text)
{
    m_message->setText(text);
    m_text->setFocus();
    Announcer::say(*m_message, text);
}

void GoToDialog::finish(qint64 record)
{
    Q_EMIT recordChosen(record);
    QDialog::accept();
}

} // namespace Balehook
