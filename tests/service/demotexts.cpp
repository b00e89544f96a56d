// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "service/demotexts.h"

using namespace Qt::StringLiterals;

namespace Balehook::Demo {

namespace {

QList<DemoTexts::JobType> someJobTypes()
{
    const QString longName = u"spring-summer-assortment_all-warehouses_including-discontinued-and-clearance_"
                             u"final_v7_checked-by-merchandising_%1_part-%2-of-many.csv"_s;
    const QStringList products{u"products_%1.csv"_s, u"Neue Größen %1.csv"_s, u"catalogue-%2.csv"_s, longName};
    const QStringList stock{u"stock_%1_%2.csv"_s, u"库存更新_%1.csv"_s, u"inventory.csv"_s};
    const QStringList prices{u"prix_été_%1.csv"_s, u"prices-%2.csv"_s, u"قائمة الأسعار %2.csv"_s};
    return {
        {u"product.import"_s, products},
        {u"product.update"_s, products},
        {u"price.import"_s, prices},
        {u"category.import"_s, {u"categories_%1.csv"_s, u"árbol-de-categorías.csv"_s}},
        {u"order.import"_s, {u"orders-%1-%2.csv"_s}},
        {u"customer.import"_s, {u"kunden & kontakte %1.csv"_s, u"customers_%2.csv"_s}},
        {u"INVENTORY"_s, stock},
        {u"INVENTORY"_s, stock},
        {u"PRICING"_s, prices},
        {u"base_product_import"_s, products},
        {u"base_product_import"_s, products},
    };
}

QStringList someUserNames()
{
    return {u"Ada Byron"_s,
            u"Ben Okafor"_s,
            u"Chloé Lefèvre"_s,
            u"Jürgen Weiß"_s,
            u"Zoë Ångström"_s,
            u"Nguyễn Thị Minh"_s,
            u"王小明"_s,
            u"佐藤 花子"_s,
            u"김민준"_s,
            u"فاطمة الزهراء"_s,
            u"דנה כהן"_s,
            u"Олена Шевченко"_s,
            u"Σοφία Παπαδοπούλου"_s,
            u"warehouse-sync"_s,
            u"O'Brien, Siobhán"_s,
            u"María José Carreño Q."_s,
            u"import@acme.example"_s};
}

QStringList someDetails()
{
    return {u"Started by the nightly schedule."_s,
            u"Uploaded by hand; replaces the file of this morning."_s,
            u"Channel mapping \"EU / B2C\" applied, 3 columns ignored."_s,
            u"Zweiter Versuch nach Korrektur der Maße."_s,
            u"夜间批次"_s,
            u"The file had no header for column 7.\nIt was read as \"note\"."_s};
}

QStringList someCategories()
{
    return {u"Garden & Outdoor"_s, u"Gartenmöbel"_s, u"Vêtements d'été"_s, u"Shoes > Boots"_s, u"キッチン用品"_s,
            u"Lighting"_s,         u"Toys"_s,        u"Électroménager"_s};
}

QStringList someProductNames()
{
    return {u"Canvas tote, natural"_s,
            u"Stool \"Elm\", 45 cm"_s,
            u"Crème brûlée torch"_s,
            u"Wool socks (3 pairs)"_s,
            u"LED lamp E27; 806 lm"_s,
            u"Türklinke, rostfrei"_s,
            u"抹茶碗"_s,
            u"Hammock, 2 m"_s,
            u"=1+1 puzzle"_s,
            u"Rain jacket\nsize M"_s,
            u"Teapot 0.8 l"_s};
}

QStringList someReasons()
{
    return {u"price is required"_s,
            u"price is required"_s,
            u"price is required"_s,
            u"unknown category \"%1\""_s,
            u"unknown category \"%1\""_s,
            u"SKU %2 already exists"_s,
            u"stock must be a whole number, got \"12,5\""_s,
            u"image could not be fetched:\nhttps://images.example/%2.jpg answered 404"_s,
            u"name is longer than 255 characters"_s,
            u"la devise « EURO » n'existe pas"_s,
            u"EAN %2 has a wrong check digit"_s};
}

} // namespace

const DemoTexts &demoTexts()
{
    static const DemoTexts texts{someJobTypes(),   someUserNames(),    someDetails(),
                                 someCategories(), someProductNames(), someReasons()};
    return texts;
}

} // namespace Balehook::Demo
