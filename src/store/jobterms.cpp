// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/jobterms.h"

#include "domain/queries/searchnames.h"
#include "store/file/sqlrun.h"
#include "store/searchtext.h"

#include <algorithm>

namespace Balehook {

using namespace Qt::StringLiterals;

namespace {

bool isSearched(ImportJob::Field field)
{
    return ImportJob::schemaOf(field).isSearched;
}

bool has(const JobTerms::Term &term, ImportJob::Field field)
{
    return term.fields.empty() ? isSearched(field)
                               : std::find(term.fields.begin(), term.fields.end(), field) != term.fields.end();
}

/// Part \a part of the texts, which dividers keep apart.
QString partSql(std::size_t part)
{
    QString rest = u"j.texts"_s;
    for (std::size_t i = 0; i < part; ++i)
        rest = u"substr(%1, instr(%1, x'1f') + 1)"_s.arg(rest);
    return part + 1 == JobRow::textFields.size() ? rest : u"substr(%1, 1, instr(%1, x'1f') - 1)"_s.arg(rest);
}

} // namespace

JobTerms::JobTerms(const QString &typed)
{
    const SearchTerms terms = searchTermsOf<ImportJob>(typed);
    for (const SearchTerm &term : terms.all()) {
        Term folded{SearchText::folded(term.text), {}, term.isExcluded};
        for (const int field : term.fields)
            folded.fields.push_back(ImportJob::Field(field));
        m_all.push_back(std::move(folded));
    }
}

bool JobTerms::matches(const ImportJob &job) const
{
    return std::all_of(m_all.begin(), m_all.end(), [&job](const Term &term) {
        bool isThere = false;
        for (int at = 0; at < ImportJob::FieldCount && !isThere; ++at) {
            const auto field = ImportJob::Field(at);
            isThere = has(term, field) && SearchText::find(SearchText::of(job, field), term.folded) >= 0;
        }
        return isThere != term.isExcluded;
    });
}

QString JobTerms::longest() const
{
    QString longest;
    for (const Term &term : m_all) {
        const bool isInTexts = std::all_of(term.fields.begin(), term.fields.end(), isSearched);
        if (!term.isExcluded && isInTexts && term.folded.size() > longest.size())
            longest = term.folded;
    }
    return longest;
}

JobTermsSql::JobTermsSql(const std::vector<JobTerms::Term> &terms)
{
    for (const JobTerms::Term &term : terms) {
        Condition condition{term.folded.toUtf8(), term.isExcluded, {}, {}, {}};
        for (std::size_t i = 0; i < JobRow::textFields.size(); ++i) {
            if (has(term, JobRow::textFields[i]))
                condition.parts.push_back(i);
        }
        for (std::size_t i = 0; i < JobRow::wordFields.size(); ++i) {
            if (has(term, JobRow::wordFields[i]))
                condition.words.push_back(i);
        }
        m_all.push_back(std::move(condition));
    }
}

void JobTermsSql::findWords(SqlRun &sql, qint64 lastWord)
{
    static const QString all = u"SELECT id FROM word WHERE field=? AND instr(folded, ?) > 0"_s;
    static const QString more = u"SELECT id FROM word WHERE +field=? AND instr(folded, ?) > 0 AND id>?"_s;
    for (Condition &condition : m_all) {
        for (const std::size_t i : condition.words) {
            QByteArray &numbers = condition.found[i];
            if (lastWord == 0)
                numbers.clear();
            const auto take = [&numbers](const QSqlQuery &row) {
                numbers += (numbers.isEmpty() ? "" : ",") + row.value(0).toByteArray();
            };
            if (lastWord == 0)
                sql.each(all, {int(i), condition.text}, take);
            else
                sql.each(more, {int(i), condition.text, lastWord}, take);
        }
    }
}

JobQuerySql JobTermsSql::sqlOf(const Condition &condition)
{
    QStringList either;
    QVariantList values;
    const bool isAnywhere = condition.parts.size() == JobRow::textFields.size();
    for (const std::size_t part : condition.parts) {
        if (isAnywhere && part != condition.parts.front())
            break;
        either.append(u"instr(%1, ?) > 0"_s.arg(isAnywhere ? u"j.texts"_s : partSql(part)));
        values.append(condition.text);
    }
    for (const std::size_t i : condition.words) {
        if (condition.found[i].isEmpty())
            continue;
        either.append(u"j.%1 IN (SELECT value FROM json_each(?))"_s.arg(JobRow::column(JobRow::wordFields[i])));
        values.append(QString::fromLatin1('[' + condition.found[i] + ']'));
    }
    const QString any = either.isEmpty() ? u"0"_s : either.join(" OR "_L1);
    return {condition.isExcluded ? u"NOT ifnull(%1, 0)"_s.arg(any) : any, values};
}

JobQuerySql JobTermsSql::sql() const
{
    JobQuerySql all;
    for (const Condition &condition : m_all)
        all.add(sqlOf(condition));
    return all;
}

} // namespace Balehook
