// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/rows/personalcolumns.h"

#include "failedrows/reasons/headerwords.h"

#include <QStringView>

#include <algorithm>
#include <iterator>

namespace Balehook {

namespace {

constexpr std::size_t mostColumns = 1000;
constexpr int fewestMailAddresses = 3;

// Folded as headerWords() folds.
constexpr QStringView personal[] = {
    u"email",
    u"mail",
    u"emails",
    u"phone",
    u"telephone",
    u"mobile",
    u"cell",
    u"fax",
    u"tel",
    u"firstname",
    u"lastname",
    u"surname",
    u"forename",
    u"fullname",
    u"username",
    u"birthday",
    u"birthdate",
    u"birth",
    u"dob",
    u"gender",
    u"ssn",
    u"passport",
    u"iban",
    u"street",
    u"address",
    u"addresses",
    u"zip",
    u"zipcode",
    u"postcode",
    u"postal",
    u"vorname",
    u"nachname",
    u"familienname",
    u"benutzername",
    u"telefon",
    u"telefonnummer",
    u"handy",
    u"mobil",
    u"strasse",
    u"straße",
    u"adresse",
    u"anschrift",
    u"plz",
    u"postleitzahl",
    u"geburtsdatum",
    u"geburtstag",
    u"ansprechpartner",
    u"kundenname",
    u"prenom",
    u"telephone",
    u"courriel",
    u"rue",
    u"naissance",
    u"apellido",
    u"apellidos",
    u"correo",
    u"telefono",
    u"direccion",
    u"calle",
    u"nacimiento",
    u"cognome",
    u"indirizzo",
    u"via",
    u"nascita",
    u"sobrenome",
    u"endereco",
    u"telefone",
    u"voornaam",
    u"achternaam",
    u"telefoon",
    u"adres",
    u"straat",
    u"imie",
    u"nazwisko",
    u"ulica",
    u"jmeno",
    u"prijmeni",
    u"имя",
    u"фамилия",
    u"телефон",
    u"адрес",
    u"почта",
    u"soyad",
    u"ad",
    u"fornamn",
    u"efternamn",
    u"fornavn",
    u"efternavn",
    u"etunimi",
    u"sukunimi",
    u"puhelin",
    u"姓名",
    u"电话",
    u"地址",
    u"邮箱",
    u"氏名",
    u"電話",
    u"住所",
    u"이름",
    u"전화",
    u"주소",
};
/// A name is personal only beside one of these: products have names too.
constexpr QStringView persons[] = {
    u"first",     u"last",    u"full",        u"middle",   u"given",     u"family",  u"user",     u"customer",
    u"contact",   u"person",  u"buyer",       u"client",   u"recipient", u"billing", u"shipping", u"delivery",
    u"owner",     u"creator", u"author",      u"employee", u"kunde",     u"kunden",  u"benutzer", u"kontakt",
    u"empfanger", u"cliente", u"utilisateur", u"usuario",  u"klant",
};
constexpr QStringView names[] = {u"name", u"names", u"nom", u"nombre", u"nome", u"naam", u"nazwa", u"number", u"id"};
/// Addresses of machines.
constexpr QStringView machines[] = {u"ip",      u"web",    u"url",  u"mac",     u"site",
                                    u"website", u"server", u"host", u"template"};

template <typename Words>
bool holdsAny(const QStringList &words, const Words &wanted)
{
    return std::any_of(words.begin(), words.end(), [&wanted](const QString &word) {
        return std::find(std::begin(wanted), std::end(wanted), QStringView(word)) != std::end(wanted);
    });
}

bool isPersonalName(const QString &name)
{
    const QStringList words = headerWords(name);
    if (holdsAny(words, machines))
        return false;
    return holdsAny(words, personal) || (holdsAny(words, persons) && holdsAny(words, names));
}

bool isMailAddress(QByteArrayView cell)
{
    constexpr qsizetype longest = 254;
    const QByteArrayView text = cell.first(std::min(cell.size(), longest + 1)).trimmed();
    const qsizetype at = text.indexOf('@');
    return at > 0 && text.size() <= longest && text.indexOf('@', at + 1) < 0 && text.indexOf('.', at + 2) > 0
        && text.indexOf(' ') < 0 && text.indexOf('/') < 0;
}

} // namespace

PersonalColumns::PersonalColumns(const QStringList &header)
{
    for (const QString &name : header.first(std::min<qsizetype>(header.size(), mostColumns)))
        m_columns.emplace_back().named = isPersonalName(name);
}

void PersonalColumns::addRow(std::span<const QByteArrayView> cells)
{
    const std::size_t count = std::min(cells.size(), mostColumns);
    if (m_columns.size() < count)
        m_columns.resize(count);
    for (std::size_t i = 0; i < count; ++i) {
        if (cells[i].isEmpty())
            continue;
        ++m_columns[i].filled;
        m_columns[i].mailAddresses += isMailAddress(cells[i]) ? 1 : 0;
    }
}

std::vector<int> PersonalColumns::guess() const
{
    std::vector<int> columns;
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        const Column &column = m_columns[i];
        const bool holdsMail = column.mailAddresses >= fewestMailAddresses && column.mailAddresses * 2 >= column.filled;
        if (column.named || holdsMail)
            columns.push_back(int(i));
    }
    return columns;
}

} // namespace Balehook
