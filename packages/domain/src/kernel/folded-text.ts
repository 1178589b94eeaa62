// The database has the same function in SQL (`folded_text`), so both must be changed together. A test compares them for
// every character.

/**
 * Acute accents without a letter, which people type as apostrophes. Unicode would decompose them into a blank
 * with a mark.
 */
const ACUTES = /[\u00B4\u1FFD]/g
const BLANK = /\p{White_Space}/gu
const UNSEEN = /[\p{M}\p{Cc}\p{Cf}\p{DI}]/gu

/** Letters and signs that do not decompose, with the characters that people type in their place. */
const REPLACEMENTS = new Map(
  Object.entries({
    ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ł: 'l', ŋ: 'n', ø: 'o', ŧ: 't' },
    ς: 'σ',
    ...{ '‘': "'", '’': "'", '‛': "'", ʼ: "'", ʻ: "'", '′': "'", '`': "'", '‹': "'", '›': "'" },
    ...{ '“': '"', '”': '"', '„': '"', '‟': '"', '«': '"', '»': '"' },
    ...{ '‐': '-', '‒': '-', '–': '-', '—': '-', '―': '-', '−': '-' },
  }),
)
const REPLACED = new RegExp(`[${[...REPLACEMENTS.keys()].join('')}]`, 'gu')

/**
 * A text in the form in which searches and imports compare names, so that texts that a person would type alike are
 * equal: lower case without accents, in one Unicode composition and width, with single blanks inside, no blanks at the
 * ends and no format characters. (KRN-60)
 * @example
 * ```ts
 * foldedText(' Gran  Vía ') // 'gran via'
 * foldedText('STRASSE') === foldedText('Straße') // true
 * ```
 */
export const foldedText = (text: string): string =>
  text
    .replaceAll(ACUTES, "'")
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(BLANK, ' ')
    .replaceAll(UNSEEN, '')
    .replaceAll(REPLACED, (sign) => REPLACEMENTS.get(sign) ?? sign)
    .replaceAll(/ {2,}/g, ' ')
    .replaceAll(/^ | $/g, '')

/**
 * Whether a text contains a query when both are compared in their folded form; every text contains an empty query.
 * (KRN-60)
 */
export const containsText = (text: string, query: string): boolean =>
  foldedText(text).includes(foldedText(query))

/** Whether a text equals a query when both are compared in their folded form. (KRN-60) */
export const equalsText = (text: string, query: string): boolean => foldedText(text) === foldedText(query)
