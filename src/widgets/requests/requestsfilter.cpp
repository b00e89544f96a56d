// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/requests/requestsfilter.h"

#include "widgets/requests/requestsmodel.h"
#include "widgets/requests/requesttext.h"

#include <algorithm>

namespace Balehook {

RequestsFilter::RequestsFilter(RequestsModel &model, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_model(model)
{
    setSourceModel(&model);
}

void RequestsFilter::setChoice(Choice choice)
{
    m_choice = choice;
    invalidateFilter();
}

void RequestsFilter::setText(const QString &text)
{
    m_words = text.split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

bool RequestsFilter::filterAcceptsRow(int row, const QModelIndex & /*parent*/) const
{
    const RequestRecord &record = *m_model.record(row);
    const bool isApi = record.kind != HttpKind::Download && !record.isUpdateCheck;
    if ((m_choice == Choice::Failed && !record.isFailed()) || (m_choice == Choice::Api && !isApi)
        || (m_choice == Choice::Files && record.kind != HttpKind::Download))
        return false;
    if (m_words.isEmpty())
        return true;
    const QStringList texts{QString::fromUtf8(record.url), QString::fromLatin1(record.method()),
                            RequestText::status(record), record.account};
    const QString all = texts.join(u'\n');
    return std::all_of(m_words.begin(), m_words.end(),
                       [&all](const QString &word) { return all.contains(word, Qt::CaseInsensitive); });
}

} // namespace Balehook
