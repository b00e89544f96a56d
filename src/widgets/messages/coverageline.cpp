// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/messages/coverageline.h"

#include "core/text/pluralcount.h"
#include "widgets/look/icons.h"
#include "widgets/look/plainlabel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace Balehook {

using namespace Qt::StringLiterals;

CoverageLine::CoverageLine(const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_text(plainLabel(name, this))
    , m_download(new QPushButton(themedIcon(u"download"_s), QString(), this))
{
    m_download->setObjectName(u"downloadMissing"_s);
    m_download->setAutoDefault(false);
    m_text->hide();
    m_download->hide();
    connect(m_download, &QPushButton::clicked, this, &CoverageLine::downloadRequested);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_text, 1);
    layout->addWidget(m_download);
}

QString CoverageLine::text() const
{
    return m_text->text();
}

void CoverageLine::showCoverage(const QString &text, qint64 notFetched)
{
    showOrHide(*m_text, text);
    m_download->setText(tr("&Download %Ln Missing File(s)...", nullptr, pluralCount(notFetched)));
    m_download->setVisible(notFetched > 0);
}

} // namespace Balehook
