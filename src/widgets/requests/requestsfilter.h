// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QSortFilterProxyModel>

namespace Balehook {

class RequestsModel;

/// The requests that the inspector shows, in the order in which they left.
class RequestsFilter final : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    enum class Choice { All, Failed, Api, Files };

    explicit RequestsFilter(RequestsModel &model, QObject *parent = nullptr);

    void setChoice(Choice choice);
    /// Words that must all be in method, address, status or account, in any case.
    void setText(const QString &text);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    const RequestsModel &m_model;
    Choice m_choice = Choice::All;
    QStringList m_words;
};

} // namespace Balehook
