import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  absentAs,
  addDays,
  calendarDayOf,
  check,
  chooseLocale,
  divideWhole,
  formatAmount,
  fromHundredths,
  instantOf,
  issue,
  type ListSpec,
  listOf,
  minutesOfTime,
  pageOf,
  parseAmount,
  parseWith,
  type RuleName,
  type RuleParams,
  readListState,
  roundAmount,
  startOfDay,
  suggestionsOf,
  timeOfMinutes,
  toHundredths,
  toSearchParams,
  writeListState,
} from './index'
import { stepBeyond } from './testing'

const accepts = <R extends RuleName>(rule: R, value: unknown, params: RuleParams[R]): boolean =>
  check(rule, 'field', value, params) === undefined

describe('edges of rules', () => {
  it('[VAL-2] an e-mail address may have 254 characters and no more', () => {
    const domain = (last: number) => `${'b'.repeat(61)}.${'c'.repeat(61)}.${'d'.repeat(last)}.es`
    const local = 'a'.repeat(64)
    expect(`${local}@${domain(62)}`).toHaveLength(254)
    expect([62, 63].map((last) => accepts('email', `${local}@${domain(last)}`, {}))).toEqual([true, false])
  })

  it('[VAL-3] the rule for the minimum length of a text refuses a value that is not a text', () => {
    expect(accepts('min', {}, { length: 1 })).toBe(false)
  })

  it('[VAL-5] [VAL-6] the rules for ranges accept numbers of any size with a sign and spaces, but not with other characters', () => {
    expect(
      ['12', '+12', ' 12 ', '12.0', 12].map((value) => accepts('between', value, { min: 12, max: 12 })),
    ).toEqual([true, true, true, true, true])
    expect(['-12', -12].map((value) => accepts('max_value', value, { max: -12 }))).toEqual([true, true])
    expect(accepts('min_value', 1e21, { min: 1e21 })).toBe(true)
    expect(accepts('gt', 1e-7, { limit: 0 })).toBe(true)
    expect(accepts('min_value', '*12', { min: 0 })).toBe(false)
  })

  it('[VAL-12] the regex rule accepts a text that matches at its very beginning', () => {
    expect(accepts('regex', 'abc', { pattern: /^a/ })).toBe(true)
  })

  it('[VAL-13] the rule digits accepts only a text that begins and ends with a digit', () => {
    expect(['a12', '12a', '123'].map((text) => accepts('digits', text, { length: 3 }))).toEqual([
      false,
      false,
      true,
    ])
  })

  it('[VAL-18] a time may have seconds, which are ignored', () => {
    const params = { day: '2026-11-21', hours: 1, now: new Date('2026-11-21T09:30:00Z'), timeZone: 'UTC' }
    expect(['10:30:15', '10:29:59'].map((time) => accepts('min-starting-interval', time, params))).toEqual([
      true,
      false,
    ])
  })

  it('[VAL-19] [VAL-20] the rules of the earliest and the latest hour refuse a text that is not a time, and a time with 60 seconds', () => {
    expect(['noon', '00:00'].map((time) => accepts('min-hour', time, { hour: 0 }))).toEqual([false, true])
    expect(['12:00:59', '12:00:60'].map((time) => accepts('max-hour', time, { hour: 13 }))).toEqual([
      true,
      false,
    ])
  })

  it('[VAL-22] without a start time, the rule `invalid-date-pickup` accepts every day', () => {
    const params = { endTime: '24:00', now: new Date('2026-11-21T09:30:00Z'), timeZone: 'UTC' }
    expect(accepts('invalid-date-pickup', '2026-11-21', params)).toBe(true)
  })
})

describe('edges of suggestions', () => {
  const above = (limit: number) => suggestionsOf(issue('gt', 'a', { limit })).map(({ value }) => value)

  it('[KRN-36] a suggested number is the first hundredth above the limit, even if the limit has more than two decimals', () => {
    expect([above(0.005), above(0.015), above(1.999)]).toEqual([[0.01], [0.02], [2]])
  })

  it('[KRN-36] a suggested time may be the first or the last minute of the day', () => {
    expect(suggestionsOf(issue('min-hour', 'a', { hour: 0 }))).toEqual([
      { kind: 'time', bound: 'least', value: '00:00' },
    ])
    const beyond = (bound: 'least' | 'most', value: string) => stepBeyond({ kind: 'time', bound, value })
    expect([beyond('least', '00:01'), beyond('most', '23:58')]).toEqual(['00:00', '23:59'])
  })
})

describe('edges of money', () => {
  it('[KRN-1] [KRN-4] an amount that becomes zero is 0 and never -0', () => {
    expect(
      [roundAmount(-0.001), fromHundredths(-0), divideWhole(-0.5, 1)].map((zero) => Object.is(zero, 0)),
    ).toEqual([true, true, true])
  })

  it('[KRN-7] a text with a minus sign between its digits is refused as an amount', () => {
    expect([parseAmount('5-3'), parseAmount('-5'), parseAmount(',50')]).toEqual([
      { ok: false, error: 'format' },
      { ok: false, error: 'negative' },
      { ok: true, value: 0.5 },
    ])
  })
})

describe('misuse', () => {
  it.each([
    ['[KRN-1]', 'toHundredths: 1e+300 is not an amount', () => toHundredths(1e300)],
    ['[KRN-2]', 'fromHundredths: 0.5 is not', () => fromHundredths(0.5)],
    ['[KRN-4]', 'divideWhole: 0 is not', () => divideWhole(1, 0)],
    ['[KRN-6]', 'NaN is not a finite number', () => formatAmount(Number.NaN)],
    ['[KRN-14]', 'instantOf: "25:00" is no time', () => instantOf('2026-11-21', '25:00', 'UTC')],
    ['[KRN-15]', '"2026-02-30" is no day', () => startOfDay('2026-02-30', 'UTC')],
    ['[KRN-13]', '"Mars/Olympus" is no time zone', () => calendarDayOf(new Date(0), 'Mars/Olympus')],
    ['[KRN-16]', 'addDays: 9999-12-31 moved by 1', () => addDays('9999-12-31', 1)],
    ['[KRN-17]', 'minutesOfTime: "9:30" is no time', () => minutesOfTime('9:30')],
    ['[KRN-17]', 'timeOfMinutes: -1 is outside', () => timeOfMinutes(-1)],
    ['[KRN-17]', 'timeOfMinutes: 1440 is outside', () => timeOfMinutes(1_440)],
  ])('a call that the rule %s forbids throws an error with the message: %s', (_, message, misuse) => {
    expect(misuse).toThrow(RangeError)
    expect(misuse).toThrow(`[kernel] ${message}`)
  })

  it('[KRN-17] the first minute of a day is 00:00, and the last is 23:59', () => {
    expect([timeOfMinutes(0), timeOfMinutes(1_439)]).toEqual(['00:00', '23:59'])
  })
})

describe('edges of parsing', () => {
  interface Nested {
    readonly inner?: Nested | undefined
  }
  const Deep: z.ZodMiniType<Nested> = z.lazy(() => z.object({ inner: z.optional(Deep) }))

  it('[KRN-33] parsing refuses a value that is nested too deeply', () => {
    let value: Nested = {}
    for (let depth = 0; depth < 100_000; depth += 1) value = { inner: value }
    expect(parseWith(Deep, value)).toEqual({
      ok: false,
      error: [
        {
          rule: 'malformed',
          key: 'validation.messages.malformed',
          path: '',
          params: { expected: 'smaller value' },
        },
      ],
    })
  })

  it('[KRN-33] an exception that a schema throws is passed on by parsing, and is not reported as a validation issue of the value', () => {
    const broken = z.pipe(
      z.unknown(),
      z.transform(() => {
        throw new TypeError('a bug')
      }),
    )
    expect(() => parseWith(broken, 1)).toThrow('a bug')
  })

  it('[KRN-33] the default value in a schema replaces only an absent value or null', () => {
    const schema = z.object({ text: absentAs(z.string(), 'none'), list: listOf(z.int()) })
    const read = (raw: unknown) => parseWith(schema, raw)
    expect(read({})).toEqual({ ok: true, value: { text: 'none', list: [] } })
    expect(read({ text: null, list: null })).toEqual({ ok: true, value: { text: 'none', list: [] } })
    expect(read({ text: '', list: [1] })).toEqual({ ok: true, value: { text: '', list: [1] } })
    expect(read({ text: 'some', list: [] })).toEqual({ ok: true, value: { text: 'some', list: [] } })
    expect(read({ text: 1 }).ok).toBe(false)
  })

  it('[KRN-42] a page of a list is accepted only if its rows are valid and its total is a whole number from 0 on', () => {
    const rows = pageOf(z.object({ id: z.number() }))
    const page = { content: [{ id: 1 }], totalElements: 11 }
    expect(parseWith(rows, page)).toEqual({ ok: true, value: page })
    for (const wrong of [{ content: [] }, { ...page, totalElements: -1 }, { ...page, content: [{}] }, {}]) {
      expect(parseWith(rows, wrong).ok).toBe(false)
    }
  })
})

describe('edges of languages and lists', () => {
  const spec = {
    filters: {
      text: { kind: 'text', precise: 'textPrecise' },
      plain: { kind: 'text' },
      id: { kind: 'id' },
      day: { kind: 'day' },
      flag: { kind: 'flag' },
      choice: { kind: 'choice', values: ['A', 'B'] },
    },
    sortable: ['id', 'name'],
  } as const satisfies ListSpec
  const read = (query: string) => readListState(new URLSearchParams(query), spec)

  it('[KRN-31] a language tag is recognized even if spaces surround it', () => {
    expect([chooseLocale({ cookie: ' de ' }), chooseLocale({ browser: [' pt-BR'] })]).toEqual(['de', 'pt-BR'])
  })

  it('[KRN-40] a filter in a URL is applied only if its value has the type of the filter, such as a number, a day or a choice', () => {
    expect(read('id=12&day=2026-11-21&flag=true&choice=B').filters).toEqual({
      id: '12',
      day: '2026-11-21',
      flag: 'true',
      choice: 'B',
    })
    expect(read('id=12x&day=true&flag=yes&choice=true').filters).toEqual({})
    expect(read('id=x12&day=&flag=&choice=C').filters).toEqual({})
  })

  it('[KRN-40] a page number in a URL has up to six digits, and the URL sets an exact-match switch only for a filter that has such a switch', () => {
    expect([read('page=12').page, read('page=999999').page, read('page=1000000').page]).toEqual([
      12, 999_999, 1,
    ])
    expect(read('plain=x&undefined=true').precise).toEqual([])
    expect(read('text=x&textPrecise=true').precise).toEqual(['textPrecise'])
  })

  it('[KRN-41] [KRN-42] the URL of a list does not contain default values, and the request for a list does not contain empty filters', () => {
    const state = read('text=x&textPrecise=true&active=false&orderBy=name&direction=ASC&page=3')
    expect(
      new URLSearchParams(writeListState(state, spec).map(([name, value]) => [name, value])).toString(),
    ).toBe('text=x&textPrecise=true&active=false&orderBy=name&direction=ASC&page=3')
    expect(writeListState({ ...state, precise: [] }, spec)[0]).toEqual(['text', 'x'])
    expect(writeListState({ ...state, precise: [] }, spec)[1]).toEqual(['active', 'false'])
    expect(toSearchParams({ ...state, filters: { text: '', plain: 'y' } })).toEqual({
      plain: 'y',
      textPrecise: true,
      page: 2,
      size: 10,
      orderBy: 'name',
      direction: 'ASC',
      active: false,
    })
  })
})
