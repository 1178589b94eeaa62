import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanCode, cleanText } from './index'
import { anyText } from './kernel.arbitraries'

/** Invisible characters: blanks, controls, format characters and direction marks. */
const anyUnseen = fc
  .array(
    fc.constantFrom(
      ...[
        ' ',
        '\t',
        '\n',
        '\u00A0',
        '\u2007',
        '\u202F',
        '\u3000',
        '\u0000',
        '\u0085',
        '\u00AD',
        '\u061C',
        '\u115F',
      ],
      ...[
        '\u200B',
        '\u200C',
        '\u200D',
        '\u200E',
        '\u200F',
        '\u202A',
        '\u202E',
        '\u2060',
        '\u2066',
        '\u2069',
        '\u2800',
      ],
      ...['\u3164', '\uFEFF', '\uFFA0', '\uFFFB'],
    ),
    { maxLength: 5 },
  )
  .map((signs) => signs.join(''))

describe('texts as they are stored', () => {
  it.each([
    ['\u200BGran Vía\u00A0', 'Gran Vía'],
    ['\uFEFFKiosk\u200E\r\n', 'Kiosk'],
    ['\u202AMadrid\u202C', 'Madrid'],
    ['Gran\u00A0Vía', 'Gran\u00A0Vía'],
    ['👨\u200D👩\u200D👧', '👨\u200D👩\u200D👧'],
    ['I ❤\uFE0F', 'I ❤\uFE0F'],
    ['🏴\u{E0067}\u{E0062}\u{E007F}', '🏴\u{E0067}\u{E0062}\u{E007F}'],
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['क्\u200Dष', 'क्\u200Dष'],
    ['\u200B \uFE0F\u3164', ''],
  ])('[KRN-62] the text %j is cleaned and stored as %j', (text, stored) => {
    expect(cleanText(text)).toBe(stored)
  })

  it('[KRN-62] a stored text has no invisible characters at its ends, and cleaning changes nothing else in the text', () => {
    fc.assert(
      fc.property(anyUnseen, anyText, anyUnseen, (before, text, after) => {
        const stored = cleanText(text)
        expect(cleanText(stored)).toBe(stored)
        expect(stored).toBe(stored.trim())
        expect(cleanText(`${before}${stored}${after}`)).toBe(stored)
        expect(text).toContain(stored)
      }),
    )
  })
})

describe('codes as they are stored', () => {
  it.each([
    ['P\u200B-1', 'P-1'],
    ['\uFEFF0101\u200E', '0101'],
    ['AB\u00A012', 'AB 12'],
    ['SC\u00AD-ES\u2060-0003\t', 'SC-ES-0003'],
  ])('[KRN-63] the code %j is cleaned and stored as %j', (code, stored) => {
    expect(cleanCode(code)).toBe(stored)
  })

  it('[KRN-63] a code is stored without its invisible characters, wherever they are, and without spaces at its ends', () => {
    const anyFormat = anyUnseen.map((signs) => signs.replaceAll(/[\p{White_Space}\u2800]/gu, ''))
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('A', 'ñ', '0', '-', '_', '.', '中')),
        anyFormat,
        (signs, unseen) => {
          expect(cleanCode(signs.join(unseen))).toBe(signs.join(''))
          expect(cleanCode(` ${unseen}${signs.join('')}${unseen}\u00A0`)).toBe(signs.join(''))
        },
      ),
    )
  })

  it('[KRN-63] cleaning a stored code a second time does not change the code', () => {
    fc.assert(fc.property(anyText, (text) => cleanCode(cleanCode(text)) === cleanCode(text)))
  })
})
