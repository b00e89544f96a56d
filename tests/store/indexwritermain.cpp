// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/indexdesk.h"

#include <QCoreApplication>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace Balehook;
using Balehook::Testing::IndexDesk;

namespace {

constexpr int perPage = 50;
constexpr int pages = 200;

/// Fills an index page by page, pass after pass, until it is killed; says each page that is stored.
class Filler final : public QObject
{
public:
    explicit Filler(const QString &file)
        : m_index(file)
    {
        connect(&m_index, &JobIndex::opened, this, [this] { begin(); });
        m_index.open();
    }

private:
    void begin()
    {
        m_index.beginPass(perPage, this, [this](const Result<IndexPass> &pass) {
            if (!pass)
                QCoreApplication::exit(1);
            else
                store(pass.value().number, pass.value().donePages + 1);
        });
    }

    void store(qint64 pass, int page)
    {
        if (page > pages) {
            m_index.endPass(this, [this](const Outcome &) { begin(); });
            return;
        }
        QJsonArray records;
        for (int i = 0; i < perPage; ++i) {
            // Each pass changes every job.
            records.append(IndexDesk::job(u"job-%1"_s.arg((page - 1) * perPage + i),
                                          {{u"additionalDetails"_s, u"of-pass-%1"_s.arg(pass)}}));
        }
        m_index.storePage(page, IndexDesk::page(records), pages * perPage, this,
                          [this, pass, page](const Result<StoredPage> &stored) {
                              if (!stored) {
                                  QCoreApplication::exit(1);
                                  return;
                              }
                              std::printf("%d\n", int(pass - 1) * pages + page);
                              std::fflush(stdout);
                              store(pass, page + 1);
                          });
    }

    JobIndex m_index;
};

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const Filler filler(QCoreApplication::arguments().value(1));
    return QCoreApplication::exec();
}
