import fc from 'fast-check'
import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { MAX_OVERRIDE_LENGTH, mergeOverrides } from './merge-overrides'
import { messageArguments } from './message-arguments'
import { loadMessages } from './messages'

const base = await loadMessages('en')
const builtIn: Readonly<Record<string, string>> = base
const texts = (overrides: unknown): Readonly<Record<string, string>> =>
  mergeOverrides(base, overrides).messages
const reasonFor = (key: string, text: unknown) => mergeOverrides(base, { [key]: text }).refused[0]?.reason

describe('texts from the server', () => {
  it('a text from the server replaces the built-in text with the same key', () => {
    const { messages, refused } = mergeOverrides(base, { 'nav.orders': 'Services' })
    expect(messages['nav.orders']).toBe('Services')
    expect(refused).toEqual([])
  })

  it('a text from the server may use the placeholders of the built-in text with other words', () => {
    const text = '{count, plural, one {# service} other {# services}}'
    expect(texts({ 'count.items': text })['count.items']).toBe(text)
  })

  it('a text from the server does not have to contain every placeholder of the built-in text', () => {
    expect(texts({ 'shell.user': 'Signed in' })['shell.user']).toBe('Signed in')
  })

  it.each([
    ['a key that does not exist', 'nav.casino', 'Casino', 'unknown-key'],
    ['a number', 'nav.orders', 7, 'not-text'],
    ['an object', 'nav.orders', { toString: 'x' }, 'not-text'],
    ['nothing', 'nav.orders', '   ', 'empty'],
    ['2,001 characters', 'nav.orders', 'x'.repeat(MAX_OVERRIDE_LENGTH + 1), 'too-long'],
    ['a mark that changes the writing direction', 'nav.orders', 'Ord\u202Eers', 'characters'],
    ['a control character', 'nav.orders', 'Ord\u0007ers', 'characters'],
    ['an unclosed brace', 'nav.orders', 'Orders {', 'syntax'],
    ['a plural without the form `other`', 'count.items', '{count, plural, one {#}}', 'syntax'],
    ['braces nested 900 deep', 'count.items', '{count,select,other'.repeat(100) + '{'.repeat(40), 'syntax'],
    ['a placeholder that the built-in text lacks', 'nav.orders', 'Orders of {name}', 'arguments'],
    ['the prototype as a placeholder', 'nav.orders', '{__proto__}', 'arguments'],
    ['the constructor as a placeholder', 'shell.user', '{constructor}', 'arguments'],
    ['a placeholder used as a date', 'shell.user', '{name, date}', 'arguments'],
    ['a tag', 'nav.orders', '<b>Orders</b>', 'arguments'],
    ['a script', 'nav.orders', '<script>alert(1)</script>', 'arguments'],
  ])('a text from the server with %s is rejected', (_, key, text, reason) => {
    expect(reasonFor(key, text)).toBe(reason)
    expect(texts({ [key]: text })[key]).toBe(builtIn[key])
  })

  it.each([null, undefined, 'text', 42, ['nav.orders']])(
    'every built-in text is kept if the file of the server is %j',
    (file) => {
      expect(mergeOverrides(base, file).messages).toBe(base)
    },
  )

  it("no key in the server's file can change the prototype of the texts", () => {
    const file: unknown = JSON.parse(
      '{"__proto__": {"nav.orders": "Hacked"}, "constructor": "Hacked", "nav.firms": "Staff"}',
    )
    const merged = mergeOverrides(base, file).messages
    expect(merged['nav.orders']).toBe('Orders')
    expect(merged['nav.firms']).toBe('Staff')
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype)
  })

  it('whatever the server’s file contains, every text can be formatted with the arguments of the built-in text', () => {
    fc.assert(
      fc.property(hostileFile, (file) => {
        const { messages, refused } = mergeOverrides(base, file)
        const failures: string[] = []
        const intl = createIntl({ locale: 'en', messages, onError: ({ message }) => failures.push(message) })
        for (const key of Object.keys(file).filter((name) => Object.hasOwn(base, name))) {
          const values = Object.fromEntries(
            [...(messageArguments(builtIn[key] ?? '')?.keys() ?? [])].map((name) => [name, 3]),
          )
          const id: string = key
          expect(typeof intl.formatMessage({ id }, values)).toBe('string')
        }
        expect(failures).toEqual([])
        expect(Object.keys(messages)).toEqual(Object.keys(base))
        expect(refused.length).toBeLessThanOrEqual(Object.keys(file).length)
      }),
      { numRuns: 5_000 },
    )
  })
})

const piece = fc.constantFrom(
  '{',
  '}',
  "'",
  '#',
  '<b>',
  '</b>',
  '<',
  '{name}',
  '{count}',
  '{count, number}',
  '{__proto__}',
  '{toString}',
  '{0}',
  '{count, plural, one {#} other {#}}',
  '{name, select, a {x} other {y}}',
  '{count, date, ::yyyy}',
  '{seconds, number, ::currency/EUR}',
  '\u202E',
  '\u0000',
  '\uD800',
  'Orders',
  ' ',
  '\n',
)
const hostileText = fc.oneof(
  fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary', maxLength: 40 }),
)
const hostileFile = fc.dictionary(
  fc.oneof(
    fc.constantFrom(...Object.keys(base)),
    fc.constantFrom('__proto__', 'constructor', 'toString'),
    fc.string(),
  ),
  fc.oneof({ weight: 4, arbitrary: hostileText }, { weight: 1, arbitrary: fc.jsonValue() }),
  { maxKeys: 6 },
)
