import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import {
  type AnyIssue,
  check,
  choiceIssue,
  type Issue,
  issue,
  issuesOf,
  type RuleName,
  type RuleParams,
  validationRules,
} from './index'

const accepts = <R extends RuleName>(rule: R, value: unknown, params: RuleParams[R]): boolean =>
  check(rule, 'field', value, params) === undefined

const now = new Date('2026-11-21T09:30:00Z')
const timeZone = 'Europe/Madrid'

/** For each rule, parameters with which the rule refuses at least one value. */
const strictParams: RuleParams = {
  required: {},
  email: {},
  min: { length: 3 },
  max: { length: 3 },
  min_value: { min: 1 },
  max_value: { max: 1 },
  between: { min: 1, max: 2 },
  confirmed: { target: 'secret' },
  alpha_num: {},
  alpha_dash: {},
  alpha_spaces: {},
  regex: { pattern: /^x$/ },
  digits: { length: 3 },
  integer: {},
  phone: {},
  'min-interval-hours': { start: '10:00', hours: 2 },
  'min-starting-interval': { day: '2026-11-21', hours: 1, now, timeZone },
  'min-hour': { hour: 8 },
  'max-hour': { hour: 18 },
  gt: { limit: 0 },
  'invalid-date-pickup': { startTime: '00:00', endTime: '23:59', now, timeZone },
}
const names = Object.keys(validationRules) as RuleName[]
const optionalRules = names.filter((name) => name !== 'required' && name !== 'confirmed')

describe('all shared rules', () => {
  it('[VAL-23] the list of shared validation rules is complete, and the message key of each rule ends with the name of the rule', () => {
    expect(names.toSorted()).toEqual(Object.keys(strictParams).toSorted())
    for (const name of names) {
      expect(issue(name, 'a.b', { min: 1 })).toEqual({
        rule: name,
        key: `validation.messages.${name}`,
        path: 'a.b',
        params: { min: 1 },
      })
    }
  })

  it('[VAL-23] the types of an issue’s parameters depend on the rule of the issue', () => {
    expectTypeOf(issue('max', 'a', { length: 3 })).toEqualTypeOf<Issue<'max'>>()
    expectTypeOf<Extract<Issue, { rule: 'max' }>['params']>().toEqualTypeOf<{ readonly length: number }>()
    expectTypeOf<Issue>().toExtend<AnyIssue>()
    // @ts-expect-error the rule has a parameter
    issue('max', 'a')
    // @ts-expect-error no rule has this name
    issue('maximum', 'a')
  })

  it.each(optionalRules)(
    '[VAL-1] the rule %s accepts an absent value, because only the rule `required` refuses absent values',
    (rule) => {
      const absent = [undefined, null, '', '  ', []]
      expect(absent.filter((value) => !accepts(rule, value, strictParams[rule]))).toEqual([])
    },
  )

  it.each(names)(
    '[VAL-23] the rule %s accepts or refuses any value without an error, and the values in its message are texts and numbers',
    (rule) => {
      fc.assert(
        fc.property(fc.anything(), (value) => {
          const found = check(rule, 'field', value, strictParams[rule])
          for (const mentioned of Object.values(found?.params ?? {})) {
            expect(['string', 'number']).toContain(typeof mentioned)
          }
        }),
      )
    },
  )

  it('[VAL-23] the validation issues of several rules are collected in the order of the rules', () => {
    const found = issuesOf([
      check('required', 'a', '', {}),
      check('required', 'b', 'x', {}),
      check('gt', 'c', 0, { limit: 0 }),
    ])
    expect(found.map(({ path }) => path)).toEqual(['a', 'c'])
  })
})

describe('presence and length', () => {
  it('[VAL-1] the rule `required` refuses an absent value, spaces and empty lists, and accepts 0 and false', () => {
    const absent = [undefined, null, '', ' \t\n', []]
    expect(absent.filter((value) => accepts('required', value, {}))).toEqual([])
    expect([0, false, 'x', [0]].filter((value) => !accepts('required', value, {}))).toEqual([])
  })

  it('[VAL-3] [VAL-4] the rules `min` and `max` count characters as people do, and accept a text of exactly the limit', () => {
    expect(['ab', 'abc', 'abcd'].map((text) => accepts('min', text, { length: 3 }))).toEqual([
      false,
      true,
      true,
    ])
    expect(['ab', 'abc', 'abcd'].map((text) => accepts('max', text, { length: 3 }))).toEqual([
      true,
      true,
      false,
    ])
    expect(accepts('max', '🪙🪙🪙', { length: 3 })).toBe(true)
    expect(check('max', 'comments', 'abcd', { length: 3 })?.params).toEqual({ length: 3 })
  })

  it('[VAL-13] the rule `digits` accepts only a text with exactly the required number of digits', () => {
    expect(
      ['12', '123', '1234', '12a', '١٢٣', ' 123'].map((text) => accepts('digits', text, { length: 3 })),
    ).toEqual([false, true, false, false, false, false])
    expect(accepts('digits', 123, { length: 3 })).toBe(true)
  })

  it('[VAL-8] the rule `confirmed` requires the same text twice, and its issue does not contain the text', () => {
    expect(accepts('confirmed', 'secret', { target: 'secret' })).toBe(true)
    expect(accepts('confirmed', '', { target: 'secret' })).toBe(false)
    expect(check('confirmed', 'again', 'other', { target: 'secret' })?.params).toEqual({})
  })
})

describe('numbers', () => {
  it('[VAL-5] [VAL-6] [VAL-7] the rules `min_value`, `max_value` and `between` accept a value equal to their limits', () => {
    expect([0.99, 1, '1', 2].map((value) => accepts('min_value', value, { min: 1 }))).toEqual([
      false,
      true,
      true,
      true,
    ])
    expect([0, 1, 1.01, '1.01'].map((value) => accepts('max_value', value, { max: 1 }))).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect([0, 1, 2, 3].map((value) => accepts('between', value, { min: 1, max: 2 }))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(check('between', 'quantity', 3, { min: 1, max: 2 })?.params).toEqual({ min: 1, max: 2 })
  })

  it('[VAL-21] the rule `gt` refuses a value equal to its limit', () => {
    expect([-1, 0, 0.01, '0.01'].map((value) => accepts('gt', value, { limit: 0 }))).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  it('[VAL-5] every rule for a range of numbers refuses a text that is not a plain number', () => {
    for (const value of ['1e3', '0x10', '1,5', 'NaN', 'abc', Number.NaN, {}]) {
      expect(accepts('min_value', value, { min: -1e9 })).toBe(false)
      expect(accepts('max_value', value, { max: 1e9 })).toBe(false)
      expect(accepts('gt', value, { limit: -1e9 })).toBe(false)
    }
  })

  it('[VAL-14] the rule `integer` accepts only whole numbers, with or without a sign', () => {
    expect(['0', '-12', '+3', 7].filter((value) => !accepts('integer', value, {}))).toEqual([])
    expect(['1.0', '1,5', 'a', 1.5, '1e3', '--1'].filter((value) => accepts('integer', value, {}))).toEqual(
      [],
    )
  })
})

describe('forms of text', () => {
  it('[VAL-2] the rule `email` accepts only addresses to which mail can be sent', () => {
    const good = [
      'a@b.es',
      'operator@bazar.example',
      "o'neil+x@sub.domain.co",
      'josé@añil.es',
      'x@xn--bcher-kva.xn--p1ai',
    ]
    const bad = [
      'a',
      'a@',
      '@b.es',
      'a@b',
      'a b@c.es',
      'a@b..es',
      'a@-b.es',
      'a@b.es.',
      'a@@b.es',
      'a@b.e',
      `${'a'.repeat(65)}@b.es`,
    ]
    expect(good.filter((text) => !accepts('email', text, {}))).toEqual([])
    expect([...bad, `a@${'b.'.repeat(130)}es`].filter((text) => accepts('email', text, {}))).toEqual([])
  })

  it('[VAL-2] the rule `email` decides within a tenth of a second, even about texts that are designed to slow it down', () => {
    const hostile = [
      `${'a'.repeat(64)}@${'a-'.repeat(90)}`,
      `a@${'a.'.repeat(120)}`,
      '@'.repeat(254),
      'a'.repeat(100_000),
    ]
    const begun = performance.now()
    for (const text of hostile) accepts('email', text, {})
    expect(performance.now() - begun).toBeLessThan(100)
  })

  it('[VAL-9] [VAL-10] [VAL-11] the rules for letters accept letters of every script and, depending on the rule, digits or separators', () => {
    const texts = ['Ñandú9', 'a-b_c', 'ana maría', 'a!', 'été\u0301', 'x y-9']
    expect(texts.map((text) => accepts('alpha_num', text, {}))).toEqual([
      true,
      false,
      false,
      false,
      true,
      false,
    ])
    expect(texts.map((text) => accepts('alpha_dash', text, {}))).toEqual([
      true,
      true,
      false,
      false,
      true,
      false,
    ])
    expect(texts.map((text) => accepts('alpha_spaces', text, {}))).toEqual([
      false,
      false,
      true,
      false,
      true,
      false,
    ])
  })

  it('[VAL-12] the rule `regex` searches every text from its beginning, whatever flags the regular expression has', () => {
    const pattern = /\d{2}/g
    expect([1, 2, 3].map(() => accepts('regex', 'a12', { pattern }))).toEqual([true, true, true])
    expect(accepts('regex', 'a1', { pattern })).toBe(false)
  })

  it('[VAL-15] the rule `phone` accepts a plus sign, a short group in brackets, then digits and separators', () => {
    const good = ['600123123', '+34600123123', '(91) 555-12.12/3', '+(34) 600 12', '(349)1']
    const bad = ['+', '()1', '(3491)5', '34(91)5', '600a', '++34', '---', '600(1)']
    expect(good.filter((text) => !accepts('phone', text, {}))).toEqual([])
    expect(bad.filter((text) => accepts('phone', text, {}))).toEqual([])
  })
})

describe('a value that is not among the choices', () => {
  it('[VAL-24] the validation issue of a value outside a list of choices contains each choice once, in the order of the list', () => {
    expect(choiceIssue('channel', ['Night safe', 'Counter', 'Night safe'])).toEqual(
      issue('one-of', 'channel', { oneOf: 'Night safe, Counter' }),
    )
  })

  it('[VAL-24] the validation issue of a value has the rule `invalid` if its field offers no choices', () => {
    expect(choiceIssue('channel', [])).toEqual(issue('invalid', 'channel'))
  })
})
