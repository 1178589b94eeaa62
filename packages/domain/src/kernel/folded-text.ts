// The database has the same function in SQL (`folded_text`). A change of one function needs the same change of the
// other. A test compares both functions for every character.

/**
 * Characters that are an acute accent alone. People type them as apostrophes, but Unicode decomposition would turn them
 * into a blank with a mark.
 */
const ACUTES = /[\u00B4\u1FFD]/g
const BLANK = /\p{White_Space}/gu
const UNSEEN = /[\p{M}\p{Cc}\p{Cf}\p{DI}]/gu

/** Letters and signs that Unicode does not decompose, each with the characters that people type for it. */
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
 * A text in a form for comparisons in searches and imports: texts that look the same to a person get equal results. The
 * result has lower case without accents, one Unicode composition and width, single blanks inside, no blanks at the ends
 * and no format characters. (KRN-60)
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
 * Whether a text contains a query. Both are compared in their folded form (`foldedText`). Every text contains an empty
 * query. (KRN-60)
 */
export const containsText = (text: string, query: string): boolean =>
  foldedText(text).includes(foldedText(query))

/** Whether a text equals a query. Both are compared in their folded form (`foldedText`). (KRN-60) */
export const equalsText = (text: string, query: string): boolean => foldedText(text) === foldedText(query)
