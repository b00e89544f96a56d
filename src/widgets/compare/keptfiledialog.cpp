// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/compare/keptfiledialog.h"

#include "core/text/safetext.h"
#include "session/account/sessions.h"
#include "widgets/downloads/recentfilesmodel.h"
#include "widgets/fields/dialogbuttons.h"
#include "widgets/fields/helppage.h"
#include "widgets/fields/searchfield.h"
#include "widgets/look/characterwidth.h"
#include "widgets/look/wrappedlabel.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QVBoxLayout>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

/// Failed files that have a text in one of the columns.
class OfferedFiles final : public QSortFilterProxyModel
{
public:
    OfferedFiles(RecentFilesModel &files, QString left, QObject *parent)
        : QSortFilterProxyModel(parent)
        , m_files(files)
        , m_left(std::move(left))
    {
        setSourceModel(&files);
        setFilterCaseSensitivity(Qt::CaseInsensitive);
        setFilterKeyColumn(-1);
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override
    {
        const CachedFile *file = m_files.fileAt(row);
        return file && file->which == JobFile::FailedRows && file->diskName != m_left
            && QSortFilterProxyModel::filterAcceptsRow(row, parent);
    }

private:
    RecentFilesModel &m_files;
    const QString m_left;
};

} // namespace

KeptFileDialog::KeptFileDialog(Sessions &sessions, const QString &left, QWidget *parent)
    : QDialog(parent)
    , m_model(new RecentFilesModel(
          sessions.files(),
          [&sessions](const QString &accountId) {
              const Account *account = sessions.account(accountId);
              return account ? account->displayName() : QString();
          },
          this))
    , m_offered(new OfferedFiles(*m_model, left, this))
    , m_text(new WrappedLabel(this))
    , m_filter(new SearchField(this))
    , m_view(new QTreeView(this))
{
    setObjectName(u"keptFileDialog"_s);
    setWindowTitle(tr("Compare With"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    connect(m_filter, &QLineEdit::textChanged, m_offered, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_view, &QTreeView::activated, this, &KeptFileDialog::choose);
    connect(m_view->selectionModel(), &QItemSelectionModel::selectionChanged, this, &KeptFileDialog::adapt);
    connect(m_offered, &QAbstractItemModel::rowsRemoved, this, &KeptFileDialog::adapt);
    m_view->setCurrentIndex(m_offered->index(0, 0));
    adapt();
}

void KeptFileDialog::build()
{
    m_filter->setObjectName(u"keptFileFilter"_s);
    m_filter->setAccessibleName(tr("Filter files"));
    m_filter->setPlaceholderText(tr("File, job or account"));
    m_view->setObjectName(u"keptFiles"_s);
    m_view->setAccessibleName(tr("Failed files on this computer"));
    m_view->setModel(m_offered);
    m_view->setRootIsDecorated(false);
    m_view->setUniformRowHeights(true);
    m_view->setAllColumnsShowFocus(true);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    for (const int column : {RecentFilesModel::KindColumn, RecentFilesModel::SizeColumn, RecentFilesModel::HostColumn})
        m_view->setColumnHidden(column, true);
    const int character = characterWidth(fontMetrics());
    m_view->header()->resizeSection(RecentFilesModel::FileColumn, character * 34);
    m_view->header()->resizeSection(RecentFilesModel::JobColumn, character * 14);
    m_view->header()->resizeSection(RecentFilesModel::AccountColumn, character * 22);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_compare = buttons->addButton(tr("&Compare"), QDialogButtonBox::AcceptRole);
    m_compare->setObjectName(u"keptFileCompare"_s);
    m_compare->setDefault(true);
    QPushButton *local = DialogButtons::addAction(*buttons, tr("&Table File..."), u"keptFileLocal"_s, u"folder-open"_s);
    HelpPage::offer(*this, *buttons, u"compare"_s);
    connect(buttons, &QDialogButtonBox::accepted, this, &KeptFileDialog::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(local, &QPushButton::clicked, this, &KeptFileDialog::askForLocal);

    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_text);
    layout->addWidget(m_filter);
    layout->addWidget(m_view, 1);
    layout->addWidget(buttons);
    resize(character * 100, fontMetrics().lineSpacing() * 20);
}

void KeptFileDialog::adapt()
{
    m_compare->setEnabled(m_view->selectionModel()->hasSelection());
    m_text->setText(
        m_offered->rowCount() > 0 || !m_filter->text().isEmpty()
            ? tr("Failed files on this computer:")
            : tr("No other failed files are on this computer. Show the failed rows of another job first, or "
                 "choose a table file."));
}

void KeptFileDialog::choose()
{
    const QModelIndexList rows = m_view->selectionModel()->selectedRows();
    const CachedFile *file = rows.isEmpty() ? nullptr : m_model->fileAt(m_offered->mapToSource(rows.front()).row());
    if (!file)
        return;
    Q_EMIT keptFileChosen(*file);
    accept();
}

void KeptFileDialog::askForLocal()
{
    auto *dialog = new QFileDialog(this, tr("Compare With Table File"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("Tables (%1)").arg(u"*.csv *.tsv *.tab *.txt"_s), tr("All files (%1)").arg(u"*"_s)});
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        if (!QFileInfo(path).isFile()) // a device or a pipe may never end
            return;
        Q_EMIT localFileChosen(path);
        accept();
    });
    dialog->open();
}

} // namespace Balehook
