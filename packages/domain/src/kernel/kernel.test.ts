import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  Amount,
  chooseLocale,
  defaultBrand,
  isAmount,
  isLocale,
  kernelMessageKeys,
  LANGUAGES,
  LOCALES,
  languageOf,
  offeredLocales,
  parseWith,
  sortByName,
} from './index'

describe('brand', () => {
  it("[KRN-30] the prefix and the payment code of a brand are derived from its product's name", () => {
    expect(defaultBrand.rolePrefix).toBe(`ROL_CASH_MY${defaultBrand.product}APP_`)
    expect(defaultBrand.paymentAdapterCode).toBe(`${defaultBrand.product.toLowerCase()}pay`)
  })
})

describe('language', () => {
  it.each([
    [{ cookie: 'de', browser: ['pt-PT'] }, 'de'],
    [{ cookie: 'pt_AO', browser: [] }, 'pt'],
    [{ cookie: 'pt_BR', browser: [] }, 'pt-BR'],
    [{ cookie: 'fr', browser: ['en-GB', 'de'] }, 'en'],
    [{ cookie: '', browser: ['fr-FR', 'PT-br', 'pt'] }, 'pt-BR'],
    [{ cookie: 'pt', browser: ['pt-BR'] }, 'pt'],
    [{ browser: ['fr', 'it'] }, 'es'],
    [{}, 'es'],
  ])(
    '[KRN-31] for the language settings %j of cookie and browser, the chosen language is %s',
    (sources, locale) => {
      expect(chooseLocale(sources)).toBe(locale)
    },
  )

  it('[KRN-31] the chosen language is always a language of the product, for any cookie and any browser languages', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (cookie, browser) => {
        expect(LOCALES).toContain(chooseLocale({ cookie, browser }))
      }),
    )
    expect(['en', 'pt-BR', 'EN', 'pt-br', 'fr', 'toString'].map(isLocale)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })

  it('[KRN-52] the locale of Brazilian Portuguese uses the Portuguese texts, and every other locale has its own texts', () => {
    expect(LOCALES.map(languageOf)).toEqual([...LANGUAGES, 'pt'])
  })

  it.each([
    [{ current: 'en', countryCode: 'BR' }, true],
    [{ current: 'pt', browser: ['en', 'pt_br'] }, true],
    [{ current: 'pt-BR', countryCode: 'ES' }, true],
    [{ current: 'pt', countryCode: 'PT', browser: ['pt-PT', 'br'] }, false],
    [{ current: 'es' }, false],
  ] as const)(
    '[KRN-52] a reader with the settings %j can choose every language; whether Brazilian Portuguese is among the choices: %s',
    (reader, isOffered) => {
      expect(offeredLocales(reader)).toEqual(isOffered ? [...LANGUAGES, 'pt-BR'] : LANGUAGES)
    },
  )
})

describe('countries', () => {
  it('[KRN-32] countries are sorted by their translated names, in the alphabetical order of the current language', () => {
    const names: Readonly<Record<string, string>> = {
      ES: 'España',
      EE: 'Estonia',
      AT: 'Österreich',
      PT: 'Portugal',
    }
    const sort = (locale: string) =>
      sortByName(Object.keys(names), (code) => names[code] ?? code, locale).join(' ')
    expect(sort('es')).toBe('ES EE AT PT')
    expect(sort('sv')).toBe('ES EE PT AT')
  })

  it('[KRN-32] sorting returns a new list of countries and does not change the original list', () => {
    const codes = Object.freeze(['b', 'a'])
    expect(sortByName(codes, (code) => code, 'es')).toEqual(['a', 'b'])
    expect(codes).toEqual(['b', 'a'])
  })
})

describe('parsing', () => {
  const schema = z.object({ list: z.array(z.object({ amount: z.number() })) })

  it('[KRN-33] parsing returns either the value, or the path and the expected kind of each mismatch', () => {
    expect(parseWith(schema, { list: [{ amount: 1 }], extra: true })).toEqual({
      ok: true,
      value: { list: [{ amount: 1 }] },
    })
    expect(parseWith(schema, { list: [{ amount: '1' }] })).toEqual({
      ok: false,
      error: [
        {
          rule: 'malformed',
          key: 'validation.messages.malformed',
          path: 'list.0.amount',
          params: { expected: 'number' },
        },
      ],
    })
  })

  it('[KRN-8] an amount is refused if it is not a finite number, or if it exceeds the largest amount', () => {
    expect(parseWith(Amount, 9_999_999_999_999.99)).toEqual({ ok: true, value: 9_999_999_999_999.99 })
    for (const beyond of [1e13, -1e13, Number.MAX_VALUE, Number.NaN, Number.POSITIVE_INFINITY, '1', null]) {
      expect(parseWith(Amount, beyond).ok).toBe(false)
    }
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.double({ min: -2e13, max: 2e13 })), (value) => {
        expect(parseWith(Amount, value).ok).toBe(isAmount(value))
      }),
    )
  })

  it('[VAL-23] each shared validation rule has exactly one message key', () => {
    expect(new Set(kernelMessageKeys).size).toBe(23)
    expect(kernelMessageKeys).toHaveLength(23)
    expect(kernelMessageKeys).toContain('validation.messages.min-starting-interval')
    expect(kernelMessageKeys).toContain('validation.messages.malformed')
  })

  it('[KRN-33] parsing reports at most twenty mismatches, even for a value that has thousands', () => {
    const faults = (count: number) => ({ list: Array.from({ length: count }, () => ({})) })
    const few = parseWith(schema, faults(30))
    expect(few.ok ? [] : few.error).toHaveLength(20)
    expect(parseWith(schema, faults(200_000)).ok).toBe(false)
  })
})
