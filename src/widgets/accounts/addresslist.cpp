// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/accounts/addresslist.h"

#include "api/apiclient.h"
#include "widgets/fields/endpointname.h"
#include "widgets/fields/valuetext.h"

#include <QGridLayout>
#include <QLabel>

#include <array>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array endpoints{Endpoint::ListImportJobs, Endpoint::ListWebhooks, Endpoint::CreateWebhook,
                               Endpoint::ListProperties};

} // namespace

AddressList::AddressList(QWidget *parent)
    : QWidget(parent)
{
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins({});
    layout->setVerticalSpacing(2);
    layout->setColumnStretch(1, 1);
    for (const Endpoint endpoint : endpoints) {
        const int row = layout->rowCount();
        auto *label = new QLabel(endpointName(endpoint), this);
        label->setTextFormat(Qt::PlainText);
        auto *url = new ValueText(this);
        url->setAccessibleName(endpointName(endpoint));
        label->setBuddy(url);
        layout->addWidget(label, row, 0, Qt::AlignTop);
        layout->addWidget(url, row, 1);
        m_rows.push_back({label, url});
    }
    showAccount({});
}

void AddressList::showAccount(const std::optional<Account> &account)
{
    for (std::size_t i = 0; i < endpoints.size(); ++i) {
        const EndpointInfo &info = endpointInfo(endpoints[i]);
        const QUrl url = account ? ApiClient::urlOf(endpoints[i], *account) : QUrl();
        m_rows[i].url->setValue(url.isEmpty() ? u"—"_s
                                              : QString(info.method + u' ' + url.toString(QUrl::FullyEncoded)));
        // Only a path of the account's own may be missing; the others just cannot be told yet.
        const bool isShown = !url.isEmpty() || !info.path.isEmpty();
        m_rows[i].label->setVisible(isShown);
        m_rows[i].url->setVisible(isShown);
    }
}

} // namespace Balehook
