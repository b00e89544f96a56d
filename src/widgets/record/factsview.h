// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "domain/account/destinationpolicy.h"
#include "widgets/record/factsheet.h"

#include <QScrollArea>

#include <memory>
#include <vector>

class QGridLayout;
class QLabel;
class QVBoxLayout;

namespace Balehook {

class FactValue;
class LinkRow;
class ShareBar;

/// Every field of a record with its name and what can be done with its links. Shown again for a record of the same
/// kind, it keeps its rows.
class FactsView final : public QScrollArea
{
    Q_OBJECT

public:
    explicit FactsView(QWidget *parent = nullptr);
    ~FactsView() override;

    /// \a policy, of the account, says where links may lead; \a canSave: there is a session to save files with.
    void show(const FactSheet &sheet, const DestinationPolicy &policy, bool canSave);

    /// Wide enough for what it shows, as far as that is no wider than half a page.
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void saveRequested(const QUrl &url);
    void messageRequested(const QString &text);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Row
    {
        QLatin1StringView field;
        std::unique_ptr<QLabel> label;
        std::unique_ptr<QVBoxLayout> column;
        std::unique_ptr<FactValue> value; ///< stands in the column, like the links
        std::vector<std::unique_ptr<LinkRow>> links;
    };

    QLabel *m_summary;
    ShareBar *m_share;
    QGridLayout *m_grid;
    std::vector<Row> m_rows;

    bool hasRowsFor(const FactSheet &sheet) const;
    void rebuild(const FactSheet &sheet);
    void addRow(const Fact &fact);
    void showLinks(Row &row, const Fact &fact, const DestinationPolicy &policy, bool canSave);
};

} // namespace Balehook
