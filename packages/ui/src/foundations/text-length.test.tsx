import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import type { Messages } from '../i18n'
import { inLength } from './text-length'

const say = (text: string, length: string, values: Record<string, number | string> = {}) => {
  const messages = inLength({ 'action.save': text } as Messages, length)
  return createIntl({ locale: 'en', messages }).formatMessage({ id: 'action.save' }, values)
}

it('a text in the pseudo language is longer and accented, and keeps its arguments', () => {
  expect(say('Order {number} was saved', 'long', { number: '10046' })).toBe('OrdêrOrd 10046 wáš šávêdšáv')
})

it('the pseudo language also changes the words inside the plural forms of a message', () => {
  const text = '{count, plural, one {# order} other {# orders}}'
  expect(say(text, 'long', { count: 1 })).toBe('1 ördêrörd')
  expect(say(text, 'short', { count: 2 })).toBe('2 orders')
})

it('the texts of a language are unchanged if no other text length is requested', () => {
  const messages = { 'action.save': 'Save' } as Messages
  expect(inLength(messages, 'as')).toBe(messages)
  expect(inLength(messages, undefined)).toBe(messages)
})
