import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  amountReadings,
  err,
  formatAmount,
  formatMoney,
  fromHundredths,
  LOCALES,
  MAX_HUNDREDTHS,
  ok,
  parseAmount,
  parseAmountIn,
  roundAmount,
} from './index'

const positiveHundredths = fc.integer({ min: 0, max: MAX_HUNDREDTHS })

describe('amounts that are typed', () => {
  it('[KRN-7] an amount typed in the format in which the product shows amounts is read as the same amount', () => {
    fc.assert(
      fc.property(positiveHundredths, (whole) => {
        const value = fromHundredths(whole)
        expect(parseAmount(formatAmount(value))).toEqual({ ok: true, value })
        expect(parseAmount(new Big(whole).div(100).toFixed())).toEqual({ ok: true, value })
      }),
    )
  })

  it.each([
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['1234.5', 1234.5],
    ['1234,5', 1234.5],
    ['1.234.567', 1_234_567],
    ['1,234,567', 1_234_567],
    ['1,234.', 1234],
    ['1234,', 1234],
    ['1,', 1],
    ['1 234,50', 1234.5],
    ["1'234'567.5", 1_234_567.5],
    ['12 345', 12_345],
    [' 12 ', 12],
    [',5', 0.5],
    ['.05', 0.05],
    ['0', 0],
    ['0,10', 0.1],
    ['9999999999999,99', 9_999_999_999_999.99],
  ])('[KRN-7] the typed text "%s" is read as the amount %d', (text, value) => {
    expect(parseAmount(text)).toEqual({ ok: true, value })
  })

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['-1', 'negative'],
    ['−1', 'negative'],
    ['5-', 'negative'],
    ['1.234,50 -', 'negative'],
    ['€ -5', 'negative'],
    ['5- €', 'negative'],
    ['(1.234,50)', 'negative'],
    ['1,2345', 'decimals'],
    ['1 234,567', 'decimals'],
    ['0,125', 'decimals'],
    ['0.125', 'decimals'],
    ['1234,567', 'decimals'],
    ['1.234,567', 'decimals'],
    ['12,34,56', 'format'],
    ['1.23.456', 'format'],
    ['1.234.5', 'format'],
    ['1.234,567.89', 'format'],
    ['.', 'format'],
    ['0012345678', 'format'],
    ['007,10', 'format'],
    ['00', 'format'],
    ['12,-', 'format'],
    ['1,234,', 'format'],
    ['1 234 50', 'format'],
    ["1 234'567", 'format'],
    ['1  234', 'format'],
    ['12\t345', 'format'],
    ["'1234", 'format'],
    ['€', 'format'],
    ['++5', 'format'],
    ['50¢', 'format'],
    ['5 k€', 'format'],
    ['5 M€', 'format'],
    ['5 mil', 'format'],
    ['5²', 'format'],
    ['½', 'format'],
    ['1e5', 'format'],
    ['١٢', 'format'],
    ['10000000000000', 'too-large'],
    [`${'9'.repeat(400)},99`, 'too-large'],
  ])('[KRN-7] the typed text "%s" is refused as an amount with the reason "%s"', (text, reason) => {
    expect(parseAmount(text)).toEqual({ ok: false, error: reason })
  })

  it('[KRN-7] any typed text is either read as an amount with two decimals, or refused with a reason', () => {
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^[\d.,-]{0,20}$/))
    fc.assert(
      fc.property(typed, (text) => {
        const parsed = parseAmount(text)
        if (parsed.ok) {
          expect(parsed.value).toBe(roundAmount(parsed.value))
          expect(parsed.value).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })
})

describe('amounts that are pasted', () => {
  it.each([
    '1 234,50',
    '1\u00a0234,50',
    '1\u202f234,50',
    '1\u2009234.50',
    '1\u3000234,50',
    '1’234.50',
    '1.234,50 €',
    '€ 1.234,50',
    '€1234.5',
    '1234,5€',
    'R$ 1.234,50',
    'R$\u00a01.234,50',
    'S/ 1,234.50',
    'S/. 1,234.50',
    'US$1,234.50',
    'PEN 1,234.50',
    '1.234,50 eur',
    '+1.234,50',
    '€ +1.234,50',
    '+ € 1.234,50',
    '\u200e1.234,50\u200f',
    '\ufeff1.234,50\n',
    '１２３４．５',
    '￥１，２３４．５０',
  ])('[KRN-70] a pasted amount is read even if another program formatted it: %j', (text) => {
    expect(parseAmount(text)).toEqual(ok(1234.5))
  })

  it('[KRN-70] spaces, a currency and a plus sign around a pasted amount are ignored', () => {
    const around = fc.constantFrom('', ' ', '\u00a0', '€', ' EUR', 'R$ ', 'S/', '+', '\u200b', '\t')
    fc.assert(
      fc.property(positiveHundredths, around, around, (whole, before, behind) => {
        const text = `${before}${formatAmount(fromHundredths(whole))}${behind.replace('+', '')}`
        expect(parseAmount(text)).toEqual(ok(fromHundredths(whole)))
      }),
    )
  })
})

describe('amounts that can be read in two ways', () => {
  it.each([
    ['12,345', 12.35, 12_345],
    ['12.345', 12.35, 12_345],
    ['1,234', 1.23, 1234],
    ['1.000', 1, 1000],
    ['999,999', 1000, 999_999],
    ['12,345 €', 12.35, 12_345],
    ['S/ 12,345', 12.35, 12_345],
    ['１２，３４５', 12.35, 12_345],
  ])(
    '[KRN-71] a typed amount that can mean two amounts is refused, and both of these amounts are listed: %j',
    (text, less, more) => {
      expect(parseAmount(text)).toEqual(err('two-ways'))
      expect(amountReadings(text)).toEqual({ less, more })
    },
  )

  it.each(['12,345,678', '12.345,00', '12 345', '0,345', '1234,567', '12,34', '12,3456', '', 'a'])(
    '[KRN-71] the typed text %j is not ambiguous, so no choice between two amounts is offered',
    (text) => {
      expect(parseAmount(text)).not.toEqual(err('two-ways'))
      expect(amountReadings(text)).toBeUndefined()
    },
  )

  it('[KRN-71] the product shows each of the two meanings of an ambiguous amount as a text that is not ambiguous', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 999_999 }), fc.constantFrom('.', ','), (digits, mark) => {
        const text = String(digits).replace(/(\d{3})$/, `${mark}$1`)
        const { less, more } = amountReadings(text) ?? expect.fail(text)
        expect(more).toBe(digits)
        expect([less, more].map((amount) => parseAmount(formatAmount(amount)))).toEqual([ok(less), ok(more)])
      }),
    )
  })

  it('[KRN-71] an amount formatted in any language and currency is read as the same amount, unless the formatted text is ambiguous', () => {
    const styles = fc.oneof(
      fc.constant<Intl.NumberFormatOptions>({}),
      fc.record({
        style: fc.constant('currency' as const),
        currency: fc.constantFrom(
          'EUR',
          'USD',
          'GBP',
          'CHF',
          'PEN',
          'BRL',
          'COP',
          'MXN',
          'JPY',
          'SEK',
          'PLN',
        ),
        currencyDisplay: fc.constantFrom('symbol' as const, 'narrowSymbol' as const, 'code' as const),
      }),
    )
    const decimals = fc.constantFrom(0, 2)
    const grouping = fc.constantFrom('always' as const, 'auto' as const, false as const)
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: 0, max: 99_999_999 }), positiveHundredths),
        fc.constantFrom(...LOCALES, 'es-PE', 'es-CO', 'de-CH', 'de-AT', 'en-GB'),
        styles,
        decimals,
        grouping,
        (whole, locale, style, digits, useGrouping) => {
          const written = digits === 0 ? fromHundredths(Math.floor(whole / 100) * 100) : fromHundredths(whole)
          const text = new Intl.NumberFormat(locale, {
            ...style,
            useGrouping,
            minimumFractionDigits: digits,
            maximumFractionDigits: digits,
          }).format(written)
          const parsed = parseAmount(text)
          if (parsed.ok) expect([text, parsed.value]).toEqual([text, written])
          else {
            expect([text, parsed.error]).toEqual([text, 'two-ways'])
            expect([text, Object.values(amountReadings(text) ?? {})]).toEqual([
              text,
              expect.arrayContaining([written]),
            ])
          }
        },
      ),
    )
  })

  it('[KRN-71] the product never shows an ambiguous amount', () => {
    fc.assert(
      fc.property(positiveHundredths, (whole) => {
        const amount = fromHundredths(whole)
        expect(parseAmount(formatMoney(amount, 'S/'))).toEqual(ok(amount))
      }),
    )
  })
})

describe('an amount that a program wrote', () => {
  it('[KRN-25] an amount written by another program is read with the decimal and thousands separators of its language', () => {
    expect(parseAmountIn('1.234,5', 'de')).toEqual(ok(1234.5))
    expect(parseAmountIn('1,234.5', 'en')).toEqual(ok(1234.5))
    expect(parseAmountIn(' 12345,67 ', 'pt-BR')).toEqual(ok(12_345.67))
    expect(parseAmountIn('12\u00a0345,67 €', 'pt')).toEqual(ok(12_345.67))
    expect([parseAmountIn('1.234', 'es'), parseAmountIn('1,234', 'en')]).toEqual([ok(1234), ok(1234)])
  })

  it.each([
    ['1.234', 'en', 'decimals'],
    ['1,234', 'de', 'decimals'],
    ['12.34', 'de', 'format'],
    ['1,234.50', 'es', 'format'],
    ['0.123', 'pt', 'format'],
    ['1.2345', 'es', 'format'],
    [',5', 'es', 'format'],
    ['-1', 'es', 'negative'],
    ['', 'es', 'empty'],
    ['10000000000000', 'es', 'too-large'],
  ] as const)(
    '[KRN-25] the amount "%s" from another program is refused in the language "%s" with the reason "%s"',
    (text, locale, refusal) => {
      expect(parseAmountIn(text, locale)).toEqual(err(refusal))
    },
  )

  it('[KRN-25] the text that the product writes for an amount is read as the same amount', () => {
    fc.assert(
      fc.property(positiveHundredths, (hundredths) => {
        const amount = fromHundredths(hundredths)
        expect(parseAmountIn(formatAmount(amount), 'de')).toEqual(ok(amount))
      }),
    )
  })
})
