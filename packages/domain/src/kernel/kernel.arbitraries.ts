import fc from 'fast-check'
import { formatAmount } from './money'
import { namesOfFiveLanguages } from './names-of-languages'

/** Amounts from 0.01 on with at most two decimals; small amounts and amounts at the bounds are frequent. */
export const anyAmount: fc.Arbitrary<number> = fc
  .oneof(
    fc.integer({ min: 1, max: 1_000 }),
    fc.integer({ min: 1, max: 100_000_000 }),
    fc.constantFrom(1, 99, 100, 999_999_999_999_999),
  )
  .map((hundredths) => hundredths / 100)

/** An amount as people type it, in one of four notations, together with the number that it means. */
export const anyTypedAmount: fc.Arbitrary<{ readonly typed: string; readonly amount: number }> = fc
  .tuple(anyAmount, fc.constantFrom('grouped', 'plain', 'comma', 'blanks'))
  .map(([amount, way]) => {
    const grouped = formatAmount(amount)
    const plain = grouped.replaceAll('.', '').replace(',', '.')
    const typed = { grouped, plain, comma: plain.replace('.', ','), blanks: ` ${grouped}\t` }[way]
    return { typed: typed ?? grouped, amount }
  })

/** Text without blanks at its ends and at least one character: letters of several scripts, digits, signs. */
export const anyPlainText: fc.Arbitrary<string> = fc
  .string({
    unit: fc.constantFrom('a', 'Z', 'ñ', 'Ü', 'ß', '中', 'e\u0301', '🪙', '0', '9', '-', '_', '.', "'", ' '),
    minLength: 1,
    maxLength: 30,
  })
  .map((text) => text.trim() || 'x')

/** Text that breaks software: empty text, blanks, markup, formulas, lone surrogates, very long texts. */
export const anyHostileText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202e',
    '__proto__',
    'constructor',
    '<b>x</b>',
    '=1+1',
    '{x}',
    '%2f',
    '../..',
    'x'.repeat(10_000),
  ),
)

/** Any text without lone surrogates, often a name in one of five languages. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(...namesOfFiveLanguages),
)

const withoutMarks = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '')
const wide = (text: string): string =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0))
const spellings: readonly ((text: string) => string)[] = [
  (text) => text.normalize('NFC'),
  (text) => text.normalize('NFD'),
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  withoutMarks,
  wide,
  (text) => text.replaceAll(' ', '\u00A0 \u200B'),
  (text) => ` ${text}\u200E `,
]

/**
 * A name, and the same name as another person may type it: in another Unicode composition, case or width, or with other
 * accents.
 */
export const respelled: fc.Arbitrary<readonly [string, string]> = fc
  .tuple(fc.constantFrom(...namesOfFiveLanguages), fc.uniqueArray(fc.constantFrom(...spellings)))
  .map(([name, ways]) => [name, ways.reduce((text, way) => way(text), name)] as const)
