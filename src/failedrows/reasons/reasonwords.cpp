// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "failedrows/reasons/reasonwords.h"

#include <QStringView>

#include <algorithm>
#include <iterator>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

// Folded as headerWords() folds: lower case, without accents. Compounds are met by their beginnings.
constexpr QStringView surelyBegin[] = {
    u"error", u"err",    u"fail",   u"reason",  u"reject", u"fehler", u"grund",     u"ursache", u"erreur",
    u"motif", u"raison", u"echec",  u"motivo",  u"razon",  u"fallo",  u"causa",     u"errore",  u"erro",
    u"falha", u"fout",   u"reden",  u"oorzaak", u"blad",   u"powod",  u"przyczyna", u"chyba",   u"duvod",
    u"ошибк", u"причин", u"hata",   u"neden",   u"virhe",  u"syy",    u"fejl",      u"feil",    u"arsak",
    u"orsak", u"hiba",   u"eroare", u"motiv",   u"σφαλμα", u"שגיאה",  u"خطا",       u"エラー",  u"理由",
    u"原因",  u"错误",   u"失败",   u"錯誤",    u"오류",   u"사유",
};
constexpr QStringView perhaps[] = {
    u"message",     u"messages",      u"msg",       u"remark",    u"remarks",     u"comment",     u"comments",
    u"note",        u"notes",         u"cause",     u"causes",    u"issue",       u"issues",      u"problem",
    u"problems",    u"validation",    u"warning",   u"warnings",  u"exception",   u"detail",      u"details",
    u"result",      u"status",        u"feedback",  u"meldung",   u"hinweis",     u"bemerkung",   u"anmerkung",
    u"nachricht",   u"kommentar",     u"ergebnis",  u"remarque",  u"commentaire", u"statut",      u"mensaje",
    u"observacion", u"observaciones", u"messaggio", u"nota",      u"note",        u"mensagem",    u"bericht",
    u"opmerking",   u"melding",       u"uwagi",     u"komunikat", u"сообщение",   u"комментарий", u"mesaj",
    u"meddelelse",  u"meddelande",    u"zprava",    u"消息",      u"备注",        u"メッセージ",  u"備考",
    u"메시지",
};
constexpr QStringView elsewhere[] = {
    u"code", u"codes", u"id",     u"no",   u"nr",   u"number", u"count", u"line",     u"row",    u"zeile",  u"ligne",
    u"fila", u"field", u"column", u"type", u"date", u"time",   u"level", u"severity", u"anzahl", u"nummer", u"url",
};

// Words of refusal as bytes in lower case; those of ASCII only are compared without regard to case.
constexpr QByteArrayView refusals[] = {
    // clang-format off
    "not", "no", "missing", "invalid", "required", "must", "unknown", "already", "exists", "duplicate", "failed",
    "error", "cannot", "can't", "empty", "too", "unable", "exceeds", "wrong", "expected", "denied", "mismatch",
    "unsupported", "without", "below", "beyond", "could",
    "nicht", "fehlt", "fehlen", "kein", "keine", "muss", "unbekannt", "bereits", "ungültig", "ungültige", "doppelt", "leer", "falsch",
    "pas", "manquant", "manquante", "invalide", "inconnu", "inconnue", "doit", "obligatoire", "déjà", "vide", "aucun",
    "falta", "inválido", "inválida", "desconocido", "debe", "obligatorio", "ya", "vacío", "sin",
    "non", "mancante", "valido", "sconosciuto", "deve", "obbligatorio", "già", "vuoto",
    "não", "faltando", "ausente", "desconhecido",
    "niet", "ontbreekt", "ongeldig", "onbekend", "moet", "verplicht",
    "nie", "brak", "nieprawidłowy", "musi", "není", "chybí", "neplatný",
    "inte", "saknas", "ogiltig", "ikke", "mangler", "ugyldig", "puuttuu", "virheellinen",
    "değil", "eksik", "geçersiz", "не", "нет", "неверный", "отсутствует",
    // clang-format on
};

/// Scripts without blanks between words: looked for anywhere.
constexpr QByteArrayView refusalsWithoutBlanks[] = {"不", "无效", "無効", "未", "ません", "必須", "缺", "없", "않"};

template <typename Words>
bool isOneOf(const Words &words, QStringView word)
{
    return std::find(std::begin(words), std::end(words), word) != std::end(words);
}

constexpr bool endsWord(char c)
{
    return static_cast<unsigned char>(c) <= ' ' || c == ',' || c == '.' || c == ':' || c == ';' || c == '!' || c == '('
        || c == ')' || c == '"';
}

bool isRefusal(QByteArrayView word)
{
    return std::any_of(std::begin(refusals), std::end(refusals), [word](QByteArrayView refusal) {
        return refusal.size() == word.size() && refusal.compare(word, Qt::CaseInsensitive) == 0;
    });
}

} // namespace

int reasonWordWeight(const QString &word)
{
    const bool isSure = std::any_of(std::begin(surelyBegin), std::end(surelyBegin),
                                    [&word](QStringView begin) { return word.startsWith(begin); });
    if (isSure)
        return 2;
    if (isOneOf(perhaps, word))
        return 1;
    return isOneOf(elsewhere, word) ? -1 : 0;
}

bool hasRefusal(QByteArrayView message)
{
    constexpr qsizetype longestLook = 512;
    const QByteArrayView text = message.first(std::min(message.size(), longestLook));
    qsizetype begin = 0;
    for (qsizetype at = 0; at <= text.size(); ++at) {
        if (at < text.size() && !endsWord(text[at]))
            continue;
        if (isRefusal(text.sliced(begin, at - begin)))
            return true;
        begin = at + 1;
    }
    return std::any_of(std::begin(refusalsWithoutBlanks), std::end(refusalsWithoutBlanks),
                       [text](QByteArrayView word) { return text.indexOf(word) >= 0; });
}

} // namespace Balehook
