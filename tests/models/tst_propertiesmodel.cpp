// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "models/propertiesmodel.h"
#include "models/recordpages.h"
#include "support/wait.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QTest>

using namespace Balehook;
using namespace Qt::StringLiterals;

namespace {

QStringList values(int count)
{
    QStringList list;
    for (int i = 1; i <= count; ++i)
        list += u"value %1"_s.arg(i);
    return list;
}

Property makeProperty(const QStringList &options)
{
    Property property;
    property.set(Property::Label, u"Colour"_s);
    property.set(Property::InternalName, u"colour"_s);
    property.set(Property::FieldType, u"multi_select"_s);
    property.set(Property::IsUnique, u"no"_s);
    property.set(Property::Options, options, u"[…]"_s);
    property.set(Property::Scope, {u"product"_s}, u"[\"product\"]"_s);
    return property;
}

} // namespace

/// What each cell says for a property; lists are chips.
class TestPropertiesModel final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void lists_data();
    void lists();
    void longListsAreCutInTheToolTip_data();
    void longListsAreCutInTheToolTip();
    void whatIsNoListIsShownAsItCame_data();
    void whatIsNoListIsShownAsItCame();
    void anyTypeIsShownAsItIs_data();
    void anyTypeIsShownAsItIs();
    void markupIsText();
    void absentIsADash();
    void whatIsNoPropertyIsSaid();
    void headers();

private:
    QVariant at(int column, int role = Qt::DisplayRole) const { return m_model->index(0, column).data(role); }
    bool serve(const Property &property);

    std::unique_ptr<FakePageSource> m_source;
    std::unique_ptr<PropertiesModel> m_model;
};

void TestPropertiesModel::init()
{
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    m_model = std::make_unique<PropertiesModel>();
    new QAbstractItemModelTester(m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest, m_model.get());
}

bool TestPropertiesModel::serve(const Property &property)
{
    auto source = std::make_unique<FakePageSource>(scriptOf(std::vector{property}));
    m_model->setSource(source.get(), 25);
    m_source = std::move(source);
    return Testing::waitFor([this] { return m_model->rowCount() == 1; });
}

void TestPropertiesModel::lists_data()
{
    QTest::addColumn<QStringList>("list");
    QTest::addColumn<QString>("display");
    QTest::addColumn<QString>("words");
    QTest::newRow("none") << QStringList() << u"none"_s << u"none"_s;
    QTest::newRow("one") << QStringList{u"Red"_s} << u"Red"_s << u"Red"_s;
    QTest::newRow("three") << values(3) << u"value 1, value 2, value 3"_s << u"value 1, value 2, value 3"_s;
    QTest::newRow("four") << values(4) << u"value 1, value 2, value 3, value 4"_s
                          << u"4 values: value 1, value 2, value 3, value 4"_s;
    QTest::newRow("an empty one") << QStringList{QString(), u"Red"_s} << u", Red"_s << u", Red"_s;
}

void TestPropertiesModel::lists()
{
    QFETCH(QStringList, list);
    QVERIFY(serve(makeProperty(list)));
    constexpr int column = PropertiesModel::OptionsColumn;
    QTEST(at(column).toString(), "display");
    QTEST(at(column, Qt::AccessibleTextRole).toString(), "words");
    QCOMPARE(at(column, PagedTableModel::FullTextRole).toString(), list.join(u", "_s));
    QCOMPARE(at(column, ListingModel::ChipsRole).isValid(), !list.isEmpty());
    QCOMPARE(at(column, ListingModel::ChipsRole).toStringList(), list);
    QCOMPARE(at(column, ListingModel::ChipCountRole).toLongLong(), qint64(list.size()));
    QCOMPARE(at(PropertiesModel::ScopeColumn, ListingModel::ChipsRole).toStringList(), QStringList{u"product"_s});
    QVERIFY(!at(PropertiesModel::LabelColumn, ListingModel::ChipsRole).isValid());
}

void TestPropertiesModel::longListsAreCutInTheToolTip_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("last");
    QTest::newRow("25") << 25 << u"value 25"_s;
    QTest::newRow("26") << 26 << u"and 1 more"_s;
    QTest::newRow("5,025") << 5'025 << u"and 5,000 more"_s;
}

void TestPropertiesModel::longListsAreCutInTheToolTip()
{
    QFETCH(int, count);
    QFETCH(QString, last);
    QVERIFY(serve(makeProperty(values(count))));
    constexpr int column = PropertiesModel::OptionsColumn;
    const QStringList lines = at(column, Qt::ToolTipRole).toString().split(u"<br/>"_s);
    QCOMPARE(lines.size(), std::min(count, 26));
    QCOMPARE(lines[24].section(u'<', 0, 0), u"value 25"_s);
    QCOMPARE(lines.last(), QString(last + u"</qt>"_s));
    // Cells take no more than fits into one; how many there are, and the whole text, stay true.
    QVERIFY(at(column, ListingModel::ChipsRole).toStringList().size() <= 40);
    QCOMPARE(at(column, ListingModel::ChipCountRole).toInt(), count);
    QCOMPARE(at(column, PagedTableModel::FullTextRole).toString().count(u"value"_s), count);
}

void TestPropertiesModel::whatIsNoListIsShownAsItCame_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("presence");
    QTest::addColumn<QString>("display");
    QTest::newRow("text") << u"a;b;c"_s << int(Presence::String) << u"a;b;c"_s;
    QTest::newRow("number") << u"12"_s << int(Presence::OtherType) << u"12"_s;
    QTest::newRow("object") << u"{\"a\":[]}"_s << int(Presence::OtherType) << u"{\"a\":[]}"_s;
    QTest::newRow("null") << QString() << int(Presence::Null) << u"—"_s;
    QTest::newRow("absent") << QString() << int(Presence::Missing) << u"—"_s;
}

void TestPropertiesModel::whatIsNoListIsShownAsItCame()
{
    QFETCH(QString, text);
    QFETCH(int, presence);
    Property property = makeProperty({});
    property.FieldRecord::set(Property::Options, text, Presence(presence));
    QVERIFY(serve(property));
    constexpr int column = PropertiesModel::OptionsColumn;
    QTEST(at(column).toString(), "display");
    QCOMPARE(at(column, PagedTableModel::FullTextRole).toString(), text);
    QVERIFY(!at(column, ListingModel::ChipsRole).isValid());
    QVERIFY(!at(column, ListingModel::ChipCountRole).isValid());
}

void TestPropertiesModel::anyTypeIsShownAsItIs_data()
{
    QTest::addColumn<QString>("type");
    for (const QString &type : {u"short_text"_s, u"date_range"_s, u"hologram 3D"_s, u"SHORT_TEXT"_s})
        QTest::newRow(qPrintable(type)) << type;
}

void TestPropertiesModel::anyTypeIsShownAsItIs()
{
    QFETCH(QString, type);
    Property property = makeProperty({});
    property.set(Property::FieldType, type);
    QVERIFY(serve(property));
    QCOMPARE(at(PropertiesModel::TypeColumn).toString(), type);
    QCOMPARE(at(PropertiesModel::TypeColumn, PagedTableModel::FullTextRole).toString(), type);
}

void TestPropertiesModel::markupIsText()
{
    const QString markup = u"<img src=/canary>\u202E<b>x</b>\n"_s + QString(10'000, u'y');
    Property property = makeProperty({markup, markup});
    for (const Property::Field field : {Property::Label, Property::InternalName, Property::Description})
        property.set(field, markup);
    QVERIFY(serve(property));
    for (const int column : {PropertiesModel::LabelColumn, PropertiesModel::NameColumn,
                             PropertiesModel::DescriptionColumn, PropertiesModel::OptionsColumn}) {
        QVERIFY(at(column).toString().startsWith(u"<img src=/canary>"_s));
        QVERIFY(at(column).toString().size() < 600);
        QVERIFY(!at(column).toString().contains(u'\u202E'));
        QVERIFY(!at(column, Qt::ToolTipRole).toString().contains(u"<img"_s));
        QVERIFY(at(column, PagedTableModel::FullTextRole).toString().contains(markup));
    }
    for (const QString &chip : at(PropertiesModel::OptionsColumn, ListingModel::ChipsRole).toStringList()) {
        QVERIFY(chip.startsWith(u"<img"_s) && chip.size() < 60);
        QVERIFY(!chip.contains(u'\n') && !chip.contains(u'\u202E'));
    }
}

void TestPropertiesModel::absentIsADash()
{
    QVERIFY(serve(Property()));
    for (int column = 0; column < PropertiesModel::ColumnCount; ++column) {
        QCOMPARE(at(column).toString(), u"—"_s);
        QCOMPARE(at(column, Qt::AccessibleTextRole).toString(), u"not given"_s);
        QVERIFY(at(column, PagedTableModel::FullTextRole).toString().isEmpty());
        QVERIFY(!at(column, Qt::ToolTipRole).isValid());
    }
}

void TestPropertiesModel::whatIsNoPropertyIsSaid()
{
    Property nothing;
    nothing.setUnreadable();
    QVERIFY(serve(nothing));
    QCOMPARE(at(0).toString(), u"unreadable"_s);
    QVERIFY(at(PropertiesModel::OptionsColumn, Qt::ToolTipRole).toString().contains(u"not a property"_s));
    QVERIFY(!at(PropertiesModel::OptionsColumn, ListingModel::ChipsRole).isValid());
    QVERIFY(!m_model->recordAt(0));
}

void TestPropertiesModel::headers()
{
    const QStringList texts{u"Label"_s, u"Internal name"_s, u"Type"_s,    u"Unique"_s,  u"Options"_s,
                            u"Scope"_s, u"Description"_s,   u"Created"_s, u"Updated"_s, u"Account"_s};
    QCOMPARE(m_model->columnCount(), int(texts.size()));
    for (int column = 0; column < texts.size(); ++column) {
        QCOMPARE(m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(), texts[column]);
        QCOMPARE(m_model->headerData(column, Qt::Horizontal, PagedTableModel::ElideModeRole).toInt(),
                 int(column == PropertiesModel::NameColumn ? Qt::ElideMiddle : Qt::ElideRight));
    }
}

QTEST_GUILESS_MAIN(TestPropertiesModel)
#include "tst_propertiesmodel.moc"
