// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "support/wait.h"

#include <QtGlobal>

#if defined(QT_WIDGETS_LIB)
#include <QApplication>
#elif defined(QT_GUI_LIB)
#include <QGuiApplication>
#endif
#include <QCoreApplication>
#include <QTest>

namespace Balehook {

/// A test class that a test program can run, under the name of its source without ".cpp". packaging/cmake/Tests.cmake
/// includes this header ahead of each source of such a program. There QTEST_MAIN(), QTEST_GUILESS_MAIN() and
/// QTEST_APPLESS_MAIN() register the class instead of being main(); they still say which application object it needs.
class TestClass final
{
public:
    using Run = int (*)(int argc, char **argv);

    /// \a source is __FILE__. \a run makes what the class needs, runs it with the arguments of Qt Test, and returns the
    /// exit status. This is a static object of the source: classes are registered before main() begins.
    TestClass(const char *source, Run run);

    /// Runs the class that argv[1] names, with argv[0] and what follows the name. Without one of this program it lists
    /// all names, and fails.
    static int main(int argc, char **argv);
};

} // namespace Balehook

/// Registers a class that needs more than an application object. A body follows, which has argc and argv and returns
/// the exit status.
#define BALEHOOK_TEST_CLASS() BALEHOOK_NUMBERED_TEST_CLASS(__COUNTER__)
#define BALEHOOK_NUMBERED_TEST_CLASS(number) BALEHOOK_JOINED_TEST_CLASS(number)
#define BALEHOOK_JOINED_TEST_CLASS(number) BALEHOOK_NAMED_TEST_CLASS(runTestClass##number, testClass##number)
#define BALEHOOK_NAMED_TEST_CLASS(run, registered)                                                                     \
    static int run(int argc, char **argv);                                                                             \
    static const Balehook::TestClass registered(__FILE__, run);                                                        \
    static int run([[maybe_unused]] int argc, [[maybe_unused]] char **argv)

/// The same as Qt's macros, but for main().
#define BALEHOOK_RUN_TEST_CLASS(TestObject, ...)                                                                       \
    BALEHOOK_TEST_CLASS()                                                                                              \
    {                                                                                                                  \
        QTest::Internal::callInitMain<TestObject>();                                                                   \
        __VA_ARGS__                                                                                                    \
        TestObject object;                                                                                             \
        QTest::setMainSourcePath(__FILE__, QT_TESTCASE_BUILDDIR);                                                      \
        return QTest::qExec(&object, argc, argv);                                                                      \
    }
#define BALEHOOK_TEST_APPLICATION(Application)                                                                         \
    Application application(argc, argv);                                                                               \
    application.setAttribute(Qt::AA_Use96Dpi, true);

#undef QTEST_MAIN
#undef QTEST_GUILESS_MAIN
#undef QTEST_APPLESS_MAIN
#if defined(QT_WIDGETS_LIB)
#define QTEST_MAIN(TestObject) BALEHOOK_RUN_TEST_CLASS(TestObject, BALEHOOK_TEST_APPLICATION(QApplication))
#elif defined(QT_GUI_LIB)
#define QTEST_MAIN(TestObject) BALEHOOK_RUN_TEST_CLASS(TestObject, BALEHOOK_TEST_APPLICATION(QGuiApplication))
#else
#define QTEST_MAIN(TestObject) BALEHOOK_RUN_TEST_CLASS(TestObject, BALEHOOK_TEST_APPLICATION(QCoreApplication))
#endif
#define QTEST_GUILESS_MAIN(TestObject) BALEHOOK_RUN_TEST_CLASS(TestObject, BALEHOOK_TEST_APPLICATION(QCoreApplication))
#define QTEST_APPLESS_MAIN(TestObject) BALEHOOK_RUN_TEST_CLASS(TestObject, )
