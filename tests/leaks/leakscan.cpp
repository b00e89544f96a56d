// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "leaks/leakscan.h"

#include "core/secretspellings.h"

#include <QDirIterator>
#include <QFile>

namespace Balehook::Testing {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostLayers = 3;

} // namespace

LeakScan::LeakScan(const QByteArrayList &secrets)
{
    for (const QByteArray &secret : secrets) {
        add(u"plain"_s, secret);
        add(u"percent-encoded"_s, secret.toPercentEncoding());
        add(u"JSON"_s, QByteArray(secret).replace('/', "\\/"));
        add(u"hexadecimal"_s, secret.toHex());
        QByteArray wide;
        for (const char c : secret)
            wide.append(c).append('\0');
        add(u"UTF-16"_s, wide);
        for (const int before : {0, 1, 2}) {
            // The groups that hold nothing but the secret, whatever stands before and after it.
            const QByteArray groups = QByteArray(QByteArray(before, 'x') + secret).toBase64();
            const int first = before == 0 ? 0 : 4;
            const int whole = int(before + secret.size()) / 3 * 4;
            add(u"Base64"_s, groups.mid(first, whole - first));
            add(u"base64url"_s, groups.mid(first, whole - first).replace('+', '-').replace('/', '_'));
        }
    }
}

void LeakScan::add(const QString &name, const QByteArray &bytes)
{
    m_forms.append({name, bytes.toLower()});
}

QString LeakScan::find(const QByteArray &bytes) const
{
    return find(bytes, mostLayers);
}

QString LeakScan::find(const QByteArray &bytes, int layers) const
{
    if (const QString found = findWritten(bytes); !found.isEmpty() || layers == 0)
        return found;
    for (const Escapes kind : allEscapes) {
        const QByteArray decoded = withoutEscapes(kind, bytes);
        const QString found = decoded == bytes ? QString() : find(decoded, layers - 1);
        if (!found.isEmpty())
            return found;
    }
    return {};
}

QString LeakScan::findWritten(const QByteArray &bytes) const
{
    // More than what was meant is found this way, but nothing of that length by chance.
    const QByteArray lower = bytes.toLower();
    for (const Form &form : m_forms) {
        if (const qsizetype at = lower.indexOf(form.bytes); at >= 0) {
            return form.name + u": "_s
                + QString::fromLatin1(bytes.mid(qMax<qsizetype>(0, at - 60), form.bytes.size() + 80)).simplified();
        }
    }
    return {};
}

QStringList LeakScan::findBelow(const QString &folder) const
{
    QStringList found;
    m_filesRead = 0;
    QDirIterator each(folder, QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
                      QDirIterator::Subdirectories);
    while (each.hasNext()) {
        const QString path = each.next();
        const QFileInfo info = each.fileInfo();
        QString hit = find(info.fileName().toUtf8());
        if (info.isSymLink())
            hit += find(info.symLinkTarget().toUtf8());
        if (QFile file(path); !info.isSymLink() && info.isFile() && file.open(QFile::ReadOnly)) {
            ++m_filesRead;
            hit += find(file.readAll());
        }
        if (!hit.isEmpty())
            found.append(path + u": "_s + hit);
    }
    return found;
}

} // namespace Balehook::Testing
