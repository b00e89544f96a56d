// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "widgets/fields/fieldmessage.h"
#include "widgets/look/icons.h"
#include "widgets/look/messagesign.h"
#include "widgets/look/themepalette.h"
#include "widgets/look/tones.h"
#include "widgets/messages/dialognotice.h"
#include "widgets/messages/plainbox.h"

#include <QApplication>
#include <QLabel>
#include <QTest>

#include <utility>

using namespace Qt::StringLiterals;

namespace Balehook {

/// Messages look the same wherever they are.
class MessageSignTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void theGroundIsReadable_data();
    void theGroundIsReadable();
    void withoutAMessageNothingIsTinted();
    void aFieldHasTheProgramsSign();
    void aNoticeHasIt();
    void aBoxIsPlain();
};

namespace {

QImage signOf(const QWidget &message)
{
    const auto *sign = message.findChild<MessageSign *>();
    return sign && !sign->isHidden() ? sign->pixmap().toImage() : QImage();
}

QImage drawn(MessageLevel level, const QWidget &message)
{
    const int side = message.fontMetrics().height();
    return themedIcon(MessageSign::iconName(level)).pixmap(side, side).toImage();
}

} // namespace

void MessageSignTest::init()
{
    QApplication::setPalette(ThemePalette::light());
}

void MessageSignTest::theGroundIsReadable_data()
{
    QTest::addColumn<bool>("isDark");
    QTest::addColumn<MessageLevel>("level");
    const std::pair<const char *, MessageLevel> levels[] = {{"success", MessageLevel::Success},
                                                            {"question", MessageLevel::Question},
                                                            {"information", MessageLevel::Information},
                                                            {"warning", MessageLevel::Warning},
                                                            {"error", MessageLevel::Error}};
    for (const auto &[name, level] : levels) {
        QTest::addRow("%s, light", name) << false << level;
        QTest::addRow("%s, dark", name) << true << level;
    }
}

void MessageSignTest::theGroundIsReadable()
{
    QFETCH(bool, isDark);
    QFETCH(MessageLevel, level);
    QWidget window;
    auto *ground = new QWidget(&window);
    auto *sign = new MessageSign(ground);
    sign->setGround(*ground);
    sign->setLevel(level);
    const QImage before = sign->pixmap().toImage();
    QApplication::setPalette(isDark ? ThemePalette::dark() : ThemePalette::light());
    window.setPalette(QApplication::palette()); // as Qt does once the event loop runs
    const QPalette palette = ground->palette();
    QVERIFY(palette.color(QPalette::Window) != window.palette().color(QPalette::Window));
    const qreal contrast = Tones::contrast(palette.color(QPalette::Window), palette.color(QPalette::WindowText));
    QVERIFY2(contrast >= 4.5, qPrintable(QString::number(contrast)));
    QCOMPARE(sign->pixmap().toImage() != before, isDark); // it follows
}

void MessageSignTest::withoutAMessageNothingIsTinted()
{
    QWidget window;
    auto *ground = new QWidget(&window);
    auto *sign = new MessageSign(ground);
    sign->setGround(*ground);
    sign->setLevel(MessageLevel::Error);
    QVERIFY(ground->autoFillBackground() && !sign->isHidden());
    sign->setLevel({});
    QVERIFY(!ground->autoFillBackground() && sign->isHidden());
    QCOMPARE(ground->palette().color(QPalette::Window), window.palette().color(QPalette::Window));
}

void MessageSignTest::aFieldHasTheProgramsSign()
{
    FieldMessage message;
    message.setHint(u"Optional"_s);
    QVERIFY(signOf(message).isNull());
    message.setWarning(u"Long"_s);
    QVERIFY(!signOf(message).isNull());
    QCOMPARE(signOf(message), drawn(MessageLevel::Information, message));
    message.setError(u"Wrong"_s);
    QCOMPARE(signOf(message), drawn(MessageLevel::Error, message));
    message.setError({});
    message.setWarning({});
    QVERIFY(signOf(message).isNull());
}

void MessageSignTest::aNoticeHasIt()
{
    DialogNotice notice;
    notice.showText(MessageLevel::Question, u"Really?"_s, true);
    QCOMPARE(signOf(notice), drawn(MessageLevel::Question, notice));
}

/// What comes from the service is no markup, in the paragraphs neither.
void MessageSignTest::aBoxIsPlain()
{
    auto *box = new PlainBox(MessageLevel::Warning, u"box"_s, u"<b>one</b>"_s, nullptr);
    box->addParagraph(u"<a href='https://example.com'>two</a>"_s);
    bool isDone = false;
    box->offer(u"Go"_s, QMessageBox::AcceptRole, *this, [&isDone] { isDone = true; });
    box->open();
    int written = 0;
    for (const QLabel *label : box->findChildren<QLabel *>()) {
        if (label->text().isEmpty())
            continue;
        ++written;
        QCOMPARE(label->textFormat(), Qt::PlainText);
        QVERIFY(label->text().contains(u"<b>one</b>\n\n<a href"));
    }
    QCOMPARE(written, 1);
    QCOMPARE(box->defaultButton(), box->button(QMessageBox::Cancel));
    QVERIFY(!box->iconPixmap().isNull());
    for (QAbstractButton *button : box->buttons()) {
        if (box->buttonRole(button) == QMessageBox::AcceptRole)
            button->click();
    }
    QVERIFY(isDone);
}

} // namespace Balehook

QTEST_MAIN(Balehook::MessageSignTest)

#include "tst_messagesign.moc"
