import fc from 'fast-check'
import { formatAmount } from './money'

/** Amounts with two decimals at most from 0.01 on, small ones and the bounds often. */
export const anyAmount: fc.Arbitrary<number> = fc
  .oneof(
    fc.integer({ min: 1, max: 1_000 }),
    fc.integer({ min: 1, max: 100_000_000 }),
    fc.constantFrom(1, 99, 100, 999_999_999_999_999),
  )
  .map((hundredths) => hundredths / 100)

/** What people type for an amount: a number in one of four ways of writing it, together with the amount it means. */
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

/** Text that has broken something somewhere: nothing, blanks, markup, formulas, lone surrogates, very long ones. */
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
