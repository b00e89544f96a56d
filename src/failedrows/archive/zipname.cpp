// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/archive/zipname.h"

#include <QStringDecoder>
#include <QStringList>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

/// What the bytes from 0x80 on are in code page 437.
constexpr char16_t upperHalf[] = u"ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐"
                                 u"└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ ";
static_assert(std::size(upperHalf) == 129);

} // namespace

QString zipName(QByteArrayView bytes, bool isMarkedUtf8)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString text = decoder(bytes);
    if (isMarkedUtf8 || !decoder.hasError())
        return text;
    QString name;
    for (const char byte : bytes)
        name += quint8(byte) < 0x80 ? QChar(char16_t(byte)) : QChar(upperHalf[quint8(byte) - 0x80]);
    return name;
}

bool leavesItsFolder(const QString &name)
{
    const QString path = QString(name).replace(u'\\', u'/');
    const bool hasDrive = path.size() > 1 && path.at(1) == u':' && path.at(0).isLetter();
    return path.startsWith(u'/') || hasDrive || path.split(u'/').contains(u".."_s);
}

} // namespace Balehook
