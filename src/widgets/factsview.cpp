// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/factsview.h"

#include "core/safetext.h"
#include "domain/count.h"
#include "models/timetext.h"
#include "widgets/factvalue.h"
#include "widgets/linkrow.h"
#include "widgets/sharebar.h"
#include "widgets/valuetext.h"

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

using Field = ImportJob::Field;

constexpr std::array<Field, ImportJob::FieldCount> shownOrder{
    ImportJob::Status,
    ImportJob::JobType,
    ImportJob::SuccessCount,
    ImportJob::FailureCount,
    ImportJob::FailedFilePath,
    ImportJob::FilePath,
    ImportJob::AdditionalDetails,
    ImportJob::CreatedAt,
    ImportJob::UpdatedAt,
    ImportJob::UserName,
    ImportJob::UserId,
    ImportJob::ChannelId,
    ImportJob::Id,
};

bool isTime(Field field)
{
    return field == ImportJob::CreatedAt || field == ImportJob::UpdatedAt;
}

} // namespace

FactsView::FactsView(QWidget *parent)
    : QScrollArea(parent)
    , m_summary(new QLabel)
    , m_share(new ShareBar)
    , m_grid(new QGridLayout)
{
    setObjectName(u"factsView"_s);
    setAccessibleName(tr("Facts"));
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *contents = new QWidget(this);
    auto *layout = new QVBoxLayout(contents);
    layout->addWidget(m_summary);
    layout->addWidget(m_share);
    layout->addLayout(m_grid);
    layout->addStretch();
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_summary->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_summary->setObjectName(u"summary"_s);
    m_grid->setColumnStretch(1, 1);
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(4);
    for (const Field field : shownOrder)
        addField(field);
    setWidget(contents);
    contents->setAutoFillBackground(false);
    viewport()->setAutoFillBackground(false);
}

QString FactsView::fieldName(ImportJob::Field field)
{
    switch (field) {
    case ImportJob::Id:
        return tr("Job id");
    case ImportJob::JobType:
        return tr("Type");
    case ImportJob::ChannelId:
        return tr("Channel id");
    case ImportJob::Status:
        return tr("Status");
    case ImportJob::UserId:
        return tr("User id");
    case ImportJob::UserName:
        return tr("User");
    case ImportJob::FilePath:
        return tr("Imported file");
    case ImportJob::CreatedAt:
        return tr("Created");
    case ImportJob::UpdatedAt:
        return tr("Updated");
    case ImportJob::AdditionalDetails:
        return tr("Details");
    case ImportJob::FailedFilePath:
        return tr("Failed file");
    case ImportJob::SuccessCount:
        return tr("Succeeded");
    case ImportJob::FailureCount:
        return tr("Failed");
    case ImportJob::FieldCount:
        break;
    }
    return {};
}

void FactsView::addField(ImportJob::Field field)
{
    const int row = m_grid->rowCount();
    auto *label = new QLabel(fieldName(field));
    label->setTextFormat(Qt::PlainText);
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setContentsMargins(0, 2, 0, 0);
    label->setToolTip(plainToolTip(tr("“%1” in the answer of the service").arg(ImportJob::fieldName(field))));
    auto *value = new FactValue(fieldName(field));
    value->setObjectName(u"fact_"_s + ImportJob::fieldName(field));
    label->setBuddy(value->textView());
    auto *column = new QVBoxLayout;
    column->setSpacing(2);
    column->addWidget(value);
    m_grid->addWidget(label, row, 0, Qt::AlignTop | Qt::AlignLeft);
    m_grid->addLayout(column, row, 1);
    m_values[field] = value;
    m_linkColumns[field] = column;
}

void FactsView::showJob(const ImportJob &job, const QMap<QString, QString> &statusLabels, bool utc, bool canSave)
{
    showSummary(job, utc);
    showCounts(job);
    for (const Field field : shownOrder) {
        QString note;
        if (field == ImportJob::Status && job.has(field)) {
            const QString label = statusLabels.value(job.text(field));
            note = label.isEmpty() ? QString() : tr("Your word for it: %1").arg(cellText(label));
        }
        // A time that is none may be any text, of any length.
        const Timestamp &time = field == ImportJob::CreatedAt ? job.createdAt() : job.updatedAt();
        if (isTime(field) && time.instant())
            m_values[field]->setSafeValue(TimeText::full(time), job.presence(field));
        else
            m_values[field]->setValue(job.text(field), job.presence(field), note);
    }
    showLinks(ImportJob::FailedFilePath, {job.text(ImportJob::FailedFilePath)}, canSave);
    showLinks(ImportJob::FilePath, {job.text(ImportJob::FilePath)}, canSave);
    showLinks(ImportJob::AdditionalDetails, linksIn(job.text(ImportJob::AdditionalDetails)), canSave);
}

void FactsView::showSummary(const ImportJob &job, bool utc)
{
    const QString when = TimeText::exact(job.createdAt(), utc);
    const QString who = cellText(job.text(ImportJob::UserName), 80);
    QString summary;
    if (!when.isEmpty() && !who.isEmpty())
        summary = tr("Created %1 by %2").arg(when, who);
    else if (!when.isEmpty())
        summary = tr("Created %1").arg(when);
    m_summary->setText(summary);
    m_summary->setVisible(!summary.isEmpty());
}

void FactsView::showCounts(const ImportJob &job)
{
    m_share->setCounts(parsedCount(job.text(ImportJob::SuccessCount)), parsedCount(job.text(ImportJob::FailureCount)));
}

void FactsView::showLinks(ImportJob::Field field, const QStringList &texts, bool canSave)
{
    std::vector<LinkRow *> &rows = m_links[field];
    std::size_t used = 0;
    for (const QString &text : texts) {
        if (text.isEmpty())
            continue;
        if (used == rows.size()) {
            auto *row = new LinkRow;
            connect(row, &LinkRow::saveRequested, this, &FactsView::saveRequested);
            connect(row, &LinkRow::messageWanted, this, &FactsView::messageWanted);
            m_linkColumns[field]->addWidget(row);
            rows.push_back(row);
        }
        rows[used]->setLink(fieldName(field), Link::of(text), canSave);
        rows[used++]->show();
    }
    for (std::size_t i = used; i < rows.size(); ++i)
        rows[i]->hide();
}

} // namespace Balehook
