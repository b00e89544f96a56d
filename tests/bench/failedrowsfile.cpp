// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "bench/failedrowsfile.h"

#include <QFile>
#include <QRandomGenerator>

#include <array>

namespace Balehook::Bench {

namespace {

constexpr std::array<const char *, 6> names{"Blue chair",
                                            "Table, oak",
                                            "Lamp \"\"Nova\"\"",
                                            "Sofa Gr\xc3\xb6\xc3\x9f"
                                            "e L",
                                            "\xd0\xa1\xd1\x82\xd0\xbe\xd0\xbb",
                                            "Rug"};
constexpr std::array<const char *, 5> reasons{
    "Category \"\"%1\"\" does not exist", "SKU %1 is duplicated", "Price is missing",
    "Value %1 of attribute colour is not allowed, expected one of red; green; blue",
    "Image could not be loaded:\nhttps://img.example.com/%1.jpg answered 404"};

QByteArray description(QRandomGenerator &random)
{
    QByteArray text = "Solid wood, made to last";
    if (random.bounded(4) == 0)
        text += "\nWash at 30 degrees, do not iron";
    return text + QByteArray(" and another sentence").repeated(random.bounded(4));
}

QByteArray line(QRandomGenerator &random, int row)
{
    const QByteArray code = QByteArray::number(random.bounded(100'000'000)).rightJustified(8, '0');
    QByteArray reason = reasons[size_t(random.bounded(5))];
    reason.replace("%1", QByteArray::number(random.bounded(100'000)));
    const QByteArray name = names[size_t(random.bounded(6))];
    return QByteArray::number(row * 3 + 1) + ',' + code + ",\"" + name + "\",\"" + description(random)
        + "\",Furniture > Living " + QByteArray::number(random.bounded(300)) + ','
        + QByteArray::number(random.bounded(90'000) / 100.0, 'f', 2) + ",2026-11-21T10:15:00Z,\"" + reason + "\"\n";
}

} // namespace

bool writeFailedRows(const QString &path, int rows)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    QRandomGenerator random(20'261'121);
    file.write("row,sku,name,description,category,price,created,error\n");
    for (int row = 0; row < rows; ++row)
        file.write(line(random, row));
    return file.flush() && file.error() == QFileDevice::NoError;
}

bool writeManyRows(const QString &path, int rows)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    QRandomGenerator random(20'261'122);
    file.write("row,sku,name,category,error\n");
    QByteArray block;
    for (int row = 0; row < rows; ++row) {
        block += QByteArray::number(row + 2) + ",SKU-" + QByteArray::number(random.bounded(100'000'000))
            + ",\"Table, oak, extending\",Furniture > Living " + QByteArray::number(random.bounded(300)) + ",\"Value "
            + QByteArray::number(random.bounded(100'000)) + " is not allowed for colour\"\n";
        if (block.size() > 1'000'000) {
            file.write(block);
            block.clear();
        }
    }
    file.write(block);
    return file.flush() && file.error() == QFileDevice::NoError;
}

} // namespace Balehook::Bench
