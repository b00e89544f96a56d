// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/messages/progressstrip.h"

#include "widgets/look/characterwidth.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace Balehook {

using namespace Qt::StringLiterals;

ProgressStrip::ProgressStrip(QWidget *parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
    , m_bar(new QProgressBar(this))
    , m_stop(new QPushButton(tr("Stop"), this))
{
    setObjectName(u"progressStrip"_s);
    m_text->setTextFormat(Qt::PlainText);
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("Progress"));
    m_bar->setMaximumWidth(characterWidth(fontMetrics()) * 30);
    m_stop->setObjectName(u"progressStop"_s);
    m_stop->setAutoDefault(false);
    connect(m_stop, &QPushButton::clicked, this, &ProgressStrip::stopRequested);

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(8, 2, 4, 2);
    row->addWidget(m_text, 1);
    row->addWidget(m_bar);
    row->addWidget(m_stop);

    using namespace std::chrono_literals;
    m_delay.setSingleShot(true);
    m_delay.setInterval(300ms);
    connect(&m_delay, &QTimer::timeout, this, &QWidget::show);
    hide();
}

void ProgressStrip::begin(const QString &text)
{
    m_active = true;
    setProgress(text, 0, 0);
    m_delay.start();
}

void ProgressStrip::setProgress(const QString &text, qint64 done, qint64 total)
{
    m_text->setText(text);
    if (total < 1) {
        m_bar->setRange(0, 0);
    } else {
        m_bar->setRange(0, 1000);
        m_bar->setValue(int(done * 1000 / total));
    }
}

void ProgressStrip::end()
{
    m_active = false;
    m_delay.stop();
    hide();
}

} // namespace Balehook
