const BLANK_OR_UNSEEN = '\\p{White_Space}\\p{Cc}\\p{DI}\\uFFF9-\\uFFFB\\u2800'
/** Variation selectors, which change the look of the character before them and mean nothing at the start of a text. */
const VARIATIONS = '\\u180B-\\u180D\\u180F\\uFE00-\\uFE0F\\u{E0020}-\\u{E007F}\\u{E0100}-\\u{E01EF}'
const START = new RegExp(`^[${BLANK_OR_UNSEEN}]+`, 'u')
const END = new RegExp(`(?:(?![${VARIATIONS}])[${BLANK_OR_UNSEEN}])+$`, 'u')
const BLANK = /[\p{White_Space}\u2800]/gu
const UNSEEN = /[\p{Cc}\p{DI}\uFFF9-\uFFFB]/gu

/**
 * A text in the format in which it is stored: without blanks, control characters, format characters and direction marks
 * at its ends. Inside the text these characters are kept, because some scripts and emoji need them. (KRN-62)
 */
export const cleanText = (text: string): string => text.replace(START, '').replace(END, '')

/**
 * A code in the format in which it is stored: without invisible characters and without blanks at its ends. Blanks
 * inside the code become plain spaces. (KRN-63)
 */
export const cleanCode = (code: string): string => code.replaceAll(BLANK, ' ').replaceAll(UNSEEN, '').trim()

/** The highest number of characters in the search text of a call. */
export const MAX_SEARCH_LENGTH = 200

/**
 * The search text that a call sends for a typed text: cleaned like a stored text, and cut at `MAX_SEARCH_LENGTH`.
 * (KRN-62)
 */
export const cleanSearch = (typed: string): string =>
  cleanText([...cleanText(typed)].slice(0, MAX_SEARCH_LENGTH).join(''))
