// SPDX-FileCopyrightText: 2026 The Balehook authors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "failedrows/text/bytepairs.h"

#include <QByteArray>
#include <QString>

#include <array>
#include <optional>
#include <vector>

namespace Balehook {

/// Looks for a text in UTF-8 without regard to case: letters are equal where their simple case folding is, so that
/// lengths of upper and lower case may differ, but "ss" is not found for a sharp s. Fast where it finds nothing: looks
/// at two rare bytes of the text at once, and at letters only where both fit.
class FoldedNeedle final
{
public:
    explicit FoldedNeedle(QStringView text);

    /// Looks from now on at the two bytes that are met least in \a sample: a good choice for more text of its kind.
    void fitTo(QByteArrayView sample);

    bool isEmpty() const { return m_letters.empty(); }

    /// The first place at or after \a from where it begins, or -1. \a haystack needs no padding.
    qsizetype indexIn(QByteArrayView haystack, qsizetype from = 0) const;

private:
    struct Anchor
    {
        qsizetype offset = 0; ///< of the byte from the beginning of the needle
        std::array<char, 2> bytes{}; ///< what it may be
    };

    void findForms();
    void chooseAnchors();
    void anchorAt(const Anchor &one, const Anchor &other);
    bool matchesAt(QByteArrayView haystack, qsizetype begin) const;
    bool holdsRareForm(QByteArrayView haystack) const;
    qsizetype fastIndexIn(QByteArrayView haystack, qsizetype from) const;
    qsizetype slowIndexIn(QByteArrayView haystack, qsizetype from) const;

    std::vector<char32_t> m_letters; ///< folded
    std::vector<std::vector<QByteArray>> m_forms; ///< of each letter, those that are as long as the folded one
    std::vector<QByteArray> m_rareForms; ///< of another length, such as the Kelvin sign for a k
    std::vector<Anchor> m_rarest; ///< bytes that are of use to look at, the one that is rarest in most tables first
    std::optional<BytePair> m_anchors; ///< those that are looked at first; nothing where no byte is of use
    qsizetype m_anchorOffset = 0; ///< of the first one
};

} // namespace Balehook
