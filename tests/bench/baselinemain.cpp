// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/trivialmodel.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QHeaderView>
#include <QMainWindow>
#include <QPointer>
#include <QTableView>

#include <cstdio>

using namespace Qt::StringLiterals;

namespace {

/// Says when the table was painted first, in the words of the console's BALEHOOK_STARTUP_TRACE. Here the rows are
/// painted with the window.
class PaintWatch final : public QObject
{
public:
    PaintWatch(QWidget *watched, QElapsedTimer sinceStart)
        : QObject(watched)
        , m_sinceStart(sinceStart)
    {
        watched->installEventFilter(this);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint) {
            watched->removeEventFilter(this);
            // Queued: the window system has the picture by then.
            QMetaObject::invokeMethod(
                this, [this] { report(); }, Qt::QueuedConnection);
        }
        return false;
    }

private:
    void report() const
    {
        const qint64 ms = m_sinceStart.elapsed();
        std::fprintf(stderr, "first-paint %lld\nfirst-rows %lld\n", static_cast<long long>(ms),
                     static_cast<long long>(ms));
    }

    QElapsedTimer m_sinceStart;
};

struct Texts
{
    int columns = 11;
    QStringList cells{u"product.import"_s, u"2"_s, u"12 min ago"_s, u"products.csv"_s};
};

/// What "balehook-bench texts" wrote: a row a line, its cells separated by tabs.
Texts textsOf(const QString &path)
{
    Texts texts{0, {}};
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return texts;
    while (!file.atEnd()) {
        const QStringList row = QString::fromUtf8(file.readLine()).chopped(1).split(u'\t');
        texts.columns = int(row.size());
        texts.cells += row;
    }
    return texts;
}

} // namespace

/// balehook-bench-baseline [ROWS [FILE]]: the baseline of the figures, a window with a table of as many rows and
/// nothing else. They show the texts of FILE over and over, or a few Latin ones.
int main(int argc, char *argv[])
{
    QElapsedTimer sinceStart;
    sinceStart.start();
    QApplication application(argc, argv);
    const int rows = argc > 1 ? QByteArray(argv[1]).toInt() : 250'000;
    const Texts texts = argc > 2 ? textsOf(QString::fromLocal8Bit(argv[2])) : Texts{};
    if (texts.cells.isEmpty()) {
        std::fputs("There are no texts to show.\n", stderr);
        return 1;
    }

    Balehook::Bench::TrivialModel model(rows, texts.columns, texts.cells);
    QMainWindow window;
    auto *table = new QTableView(&window);
    table->setModel(&model);
    window.setCentralWidget(table);
    window.resize(1280, 800);
    new PaintWatch(table->viewport(), sinceStart);
    window.show();
    return QApplication::exec();
}
