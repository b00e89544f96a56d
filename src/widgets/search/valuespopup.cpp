// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/search/valuespopup.h"

#include "widgets/fields/clearbutton.h"
#include "widgets/fields/helppage.h"
#include "widgets/look/characterwidth.h"
#include "widgets/search/querywords.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QScreen>
#include <QSet>
#include <QVBoxLayout>

#include <memory>
#include <utility>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr int valueRole = Qt::UserRole;
constexpr int manyValues = 10;

} // namespace

ValuesPopup::Words ValuesPopup::ofJobs(ImportJob::Field field, const QMap<QString, QString> &labels)
{
    return {ImportJob::conditionName(field),
            [field, labels](const QString &value) { return QueryWords::valueText(field, value, labels); },
            tr("Jobs with &none of these"), tr("No job has a value here.")};
}

ValuesPopup::Words ValuesPopup::ofWebhooks(const QString &name)
{
    return {name, [](const QString &value) { return QueryWords::valueText(value); }, tr("Webhooks with &none of these"),
            tr("No webhook has a value here.")};
}

ValuesPopup::Words ValuesPopup::ofProperties(const QString &name)
{
    return {name, [](const QString &value) { return QueryWords::valueText(value); },
            tr("Properties with &none of these"), tr("No property has a value here.")};
}

ValuesPopup::ValuesPopup(Words words, JobQuery::Values chosen, QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_words(std::move(words))
    , m_chosen(std::move(chosen))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(u"valuesPopup"_s);
    setFrameShape(QFrame::StyledPanel);
    setAccessibleName(tr("Values of %1").arg(m_words.name));
    HelpPage::offerIn(*this, u"search"_s);
    build();
    {
        const QSignalBlocker quiet(m_list);
        for (const QString &value : std::as_const(m_chosen.values))
            addValue(value, std::nullopt);
    }
    connect(m_list, &QListWidget::itemChanged, this, [this](const QListWidgetItem *item) { take(*item); });
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &text) {
        showOnly(text);
        findMore();
    });
    connect(m_negated, &QCheckBox::toggled, this, [this](bool isNegated) {
        m_chosen.isNegated = isNegated;
        if (!m_chosen.values.isEmpty())
            Q_EMIT changed(m_chosen);
    });
}

void ValuesPopup::build()
{
    m_filter = new QLineEdit(this);
    m_filter->setObjectName(u"valuesFilter"_s);
    addClearButton(*m_filter);
    m_filter->setPlaceholderText(tr("Find a value"));
    m_filter->setAccessibleName(tr("Find a value"));
    m_filter->hide();
    m_list = new QListWidget(this);
    m_list->setObjectName(u"valuesList"_s);
    m_list->setAccessibleName(accessibleName());
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_negated = new QCheckBox(m_words.noneOfThese, this);
    m_negated->setObjectName(u"valuesNegated"_s);
    m_negated->setChecked(m_chosen.isNegated);
    m_hint = new QLabel(tr("Counting the values…"), this);
    m_hint->setObjectName(u"valuesHint"_s);
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setWordWrap(true);

    m_load = new QPushButton(this);
    m_load->setObjectName(u"valuesLoad"_s);
    m_load->setAutoDefault(true); // Enter, too
    m_load->hide();
    connect(m_load, &QPushButton::clicked, this, [this] {
        Q_EMIT loadRequested();
        close(); // how far it has come is shown below the search
    });

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(6, 6, 6, 6);
    column->addWidget(m_filter);
    column->addWidget(m_list, 1);
    column->addWidget(m_hint);
    column->addWidget(m_load);
    column->addWidget(m_negated);
    setFixedSize(characterWidth(fontMetrics()) * 42, fontMetrics().height() * 18);
}

QString ValuesPopup::countedText(const QString &name, qint64 jobs)
{
    return tr("%1 (%2)", "a value and how many jobs have it").arg(name, QLocale().toString(jobs));
}

void ValuesPopup::addValue(const QString &value, std::optional<qint64> jobs)
{
    const QString name = m_words.valueText(value);
    auto *item = new QListWidgetItem(jobs ? countedText(name, *jobs) : name, m_list);
    item->setData(valueRole, value);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
    item->setCheckState(m_chosen.values.contains(value) ? Qt::Checked : Qt::Unchecked);
}

void ValuesPopup::setCounts(const std::vector<JobFacets::ValueCount> &counts, qint64 distinct)
{
    const QListWidgetItem *current = m_list->currentItem();
    const QVariant kept = current ? current->data(valueRole) : QVariant();
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        QStringList missing = m_chosen.values;
        for (const JobFacets::ValueCount &count : counts) {
            addValue(count.value, count.jobs);
            missing.removeAll(count.value);
        }
        for (const QString &value : std::as_const(missing))
            addValue(value, std::nullopt);
    }
    for (int row = 0; row < m_list->count(); ++row) {
        if (row == 0 || (kept.isValid() && m_list->item(row)->data(valueRole) == kept))
            m_list->setCurrentRow(row);
    }
    m_listed = m_list->count();
    const qint64 hidden = distinct - qint64(counts.size());
    m_hidden = hidden;
    m_filter->setVisible(m_list->count() > manyValues);
    if (counts.empty())
        m_hint->setText(m_words.noValue);
    else if (hidden > 0)
        m_hint->setText(tr("There are %Ln more, less frequent values.", nullptr, int(qMin<qint64>(hidden, 1'000'000))));
    m_hint->setVisible(counts.empty() || hidden > 0);
    showOnly(m_filter->text());
    findMore(); // those that were found before
}

void ValuesPopup::findMore()
{
    if (m_hidden > 0 && !m_filter->text().isEmpty())
        Q_EMIT findRequested(m_filter->text());
}

void ValuesPopup::addFound(const QString &text, const std::vector<JobFacets::ValueCount> &counts)
{
    if (m_filter->text() != text)
        return;
    {
        const QSignalBlocker quiet(m_list);
        for (int row = m_list->count() - 1; row >= m_listed; --row) {
            if (m_list->item(row)->checkState() == Qt::Unchecked)
                const std::unique_ptr<QListWidgetItem> gone(m_list->takeItem(row));
        }
        QSet<QString> listed;
        for (int row = 0; row < m_list->count(); ++row)
            listed.insert(m_list->item(row)->data(valueRole).toString());
        for (const JobFacets::ValueCount &count : counts) {
            if (!listed.contains(count.value))
                addValue(count.value, count.jobs);
        }
    }
    showOnly(text);
}

void ValuesPopup::setTrouble(const QString &text, const QString &loadText)
{
    m_hint->setText(text);
    m_hint->show();
    m_load->setText(loadText);
    m_load->setVisible(!loadText.isEmpty());
    if (loadText.isEmpty())
        return;
    // There is nothing else to do here.
    m_list->setVisible(m_list->count() > 0);
    m_negated->setVisible(m_list->count() > 0);
    setFixedWidth(qMax(width(), layout()->totalMinimumSize().width()));
    if (m_list->count() == 0)
        setFixedHeight(layout()->totalHeightForWidth(width()));
    m_load->setFocus(Qt::PopupFocusReason);
}

void ValuesPopup::take(const QListWidgetItem &item)
{
    const QString value = item.data(valueRole).toString();
    m_chosen.values.removeAll(value);
    if (item.checkState() == Qt::Checked)
        m_chosen.values.append(value);
    Q_EMIT changed(m_chosen);
}

void ValuesPopup::showOnly(const QString &text)
{
    for (int row = 0; row < m_list->count(); ++row)
        m_list->item(row)->setHidden(!m_list->item(row)->text().contains(text, Qt::CaseInsensitive));
}

void ValuesPopup::openAt(const QWidget &anchor)
{
    const QRect room = anchor.screen()->availableGeometry();
    QPoint place = anchor.mapToGlobal(anchor.isRightToLeft() ? QPoint(anchor.width() - width(), anchor.height())
                                                             : QPoint(0, anchor.height()));
    place.setX(qBound(room.left(), place.x(), qMax(room.left(), room.right() - width())));
    place.setY(qBound(room.top(), place.y(), qMax(room.top(), room.bottom() - height())));
    move(place);
    show();
    m_list->setFocus(Qt::PopupFocusReason);
}

} // namespace Balehook
