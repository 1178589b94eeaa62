import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import {
  check,
  formatDay,
  formatTime,
  isAmount,
  isValidDay,
  isValidTime,
  isValidZone,
  parseWith,
  type RuleName,
  type RuleParams,
  sortByName,
  textOrder,
} from './index'
import { anyDay, anyInstant, anyZone } from './testing'
import { Amount } from './wire.schema'

const accepts = <R extends RuleName>(rule: R, value: unknown, params: RuleParams[R]): boolean =>
  check(rule, 'field', value, params) === undefined

const blank = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00a0'), maxLength: 5 })
const shown = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '')
const letters = fc.string({ unit: fc.constantFrom('a', 'Z', 'ñ', 'é', 'ß', '中', 'e\u0301'), minLength: 1 })
const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1 })
const sign = fc.constantFrom(...'!"#$%&/()=?+*{}[]<>|@.,;:')

describe('laws of presence', () => {
  it('[VAL-1] a text that has only spaces counts as absent, and a text with any other character counts as present', () => {
    fc.assert(
      fc.property(blank, shown, (blanks, text) => {
        expect(accepts('required', blanks, {})).toBe(false)
        expect(accepts('required', `${blanks}${text}${blanks}`, {})).toBe(true)
      }),
    )
  })

  it('[VAL-8] the rule `confirmed` accepts a repeated text only if it equals the first text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (text, more) => {
        expect(accepts('confirmed', text, { target: text })).toBe(true)
        expect(accepts('confirmed', `${text}${more}`, { target: text })).toBe(false)
      }),
    )
  })
})

describe('laws of texts', () => {
  it('[VAL-2] the rule `email` accepts every standard address, and refuses texts without an @ and texts with two', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        expect(accepts('email', address, {})).toBe(true)
        expect(accepts('email', address.replace('@', ''), {})).toBe(false)
        expect(accepts('email', `x@${address}`, {})).toBe(false)
        expect(accepts('email', `${address} `, {})).toBe(false)
      }),
    )
  })

  it('[VAL-9] [VAL-10] [VAL-11] the rules for letters accept only letters and, depending on the rule, digits or separators', () => {
    fc.assert(
      fc.property(letters, digits, sign, (word, number, mark) => {
        const fits = (text: string) =>
          (['alpha_num', 'alpha_dash', 'alpha_spaces'] as const).map((rule) => accepts(rule, text, {}))
        expect(fits(word)).toEqual([true, true, true])
        expect(fits(word + number)).toEqual([true, true, false])
        expect(fits(`${word}-${number}_`)).toEqual([false, true, false])
        expect(fits(`${word} ${word}`)).toEqual([false, false, true])
        expect(fits(word + mark)).toEqual([false, false, false])
      }),
    )
  })

  it('[VAL-12] the rule `regex` accepts a text exactly if the regular expression matches the text', () => {
    fc.assert(
      fc.property(shown, digits, (text, number) => {
        expect(accepts('regex', text, { pattern: /[a-f]\d/ })).toBe(/[a-f]\d/.test(text))
        expect(accepts('regex', `${text}f${number}`, { pattern: /[a-f]\d/g })).toBe(true)
      }),
    )
  })

  it('[VAL-14] the rule `integer` accepts whole numbers and refuses fractions', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.integer({ min: 1, max: 9 }), (whole, tenth) => {
        expect(accepts('integer', String(whole), {})).toBe(true)
        expect(accepts('integer', `${whole}.${tenth}`, {})).toBe(false)
        expect(accepts('integer', `${whole}e${tenth}`, {})).toBe(false)
      }),
    )
  })

  it('[VAL-15] the rule `phone` accepts a plus sign, a group in brackets, digits and separators, and refuses letters', () => {
    const group = fc.oneof(
      fc.constant(''),
      fc.integer({ min: 0, max: 999 }).map((code) => `(${code})`),
    )
    const rest = fc.tuple(digits, fc.string({ unit: fc.constantFrom(...'0123456789 -./'), maxLength: 12 }))
    fc.assert(
      fc.property(fc.constantFrom('', '+'), group, rest, letters, (plus, code, [first, more], word) => {
        const number = `${plus}${code}${first}${more}`
        expect(accepts('phone', number, {})).toBe(true)
        expect(accepts('phone', number + word, {})).toBe(false)
        expect(accepts('phone', `${first}${plus}(1)`, {})).toBe(false)
      }),
    )
  })
})

describe('laws of days, times and zones', () => {
  it('[KRN-10] a day is valid exactly if the calendar of another library contains it', () => {
    const number = (min: number, max: number, width: number) =>
      fc.integer({ min, max }).map((value) => String(value).padStart(width, '0'))
    fc.assert(
      fc.property(number(0, 9_999, 4), number(0, 14, 2), number(0, 33, 2), (year, month, day) => {
        const exists = (() => {
          try {
            Temporal.PlainDate.from({ year: +year, month: +month, day: +day }, { overflow: 'reject' })
            return year !== '0000'
          } catch {
            return false
          }
        })()
        expect(isValidDay(`${year}-${month}-${day}`)).toBe(exists)
      }),
    )
  })

  it('[KRN-10] the times from 00:00 to 23:59 are valid', () => {
    const two = fc.integer({ min: 0, max: 99 })
    fc.assert(
      fc.property(two, two, (hour, minute) => {
        const text = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
        expect(isValidTime(text)).toBe(hour <= 23 && minute <= 59)
      }),
    )
  })

  it('[KRN-11] the name of a time zone is refused if other characters follow it', () => {
    fc.assert(
      fc.property(anyZone, fc.constantFrom('/', ' ', '+1', '/Nowhere', '\u0000'), (zone, more) => {
        expect(isValidZone(zone)).toBe(true)
        expect(isValidZone(zone + more)).toBe(false)
      }),
    )
  })

  it('[KRN-19] days are shown as day, month and year, and times as hour and minute', () => {
    fc.assert(
      fc.property(anyDay, anyInstant, anyZone, (day, instant, zone) => {
        const { year, month, day: date } = Temporal.PlainDate.from(day)
        expect(formatDay(day).split('/').map(Number)).toEqual([date, month, year])
        expect(formatDay(day)).toHaveLength(10)
        const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(
          zone,
        )
        expect(formatTime(instant, zone).split(':').map(Number)).toEqual([hour, minute])
        expect(formatTime(instant, zone)).toHaveLength(5)
      }),
    )
  })
})

describe('laws of order and parsing', () => {
  it('[KRN-32] a sorted list of countries contains the same countries, in the order of their names', () => {
    const compare = textOrder('es')
    fc.assert(
      fc.property(fc.array(fc.tuple(letters, fc.nat())), (countries) => {
        const names = sortByName(countries, ([name]) => name, 'es')
        expect(names.toSorted()).toEqual(countries.toSorted())
        names.slice(1).forEach(([name], index) => {
          expect(compare(names[index]?.[0] ?? '', name)).toBeLessThanOrEqual(0)
        })
      }),
    )
  })

  it('[KRN-33] parsing either accepts or refuses a value, and never throws an error', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const parsed = parseWith(Amount, value)
        expect(parsed.ok).toBe(typeof value === 'number' && isAmount(value))
      }),
    )
  })
})
