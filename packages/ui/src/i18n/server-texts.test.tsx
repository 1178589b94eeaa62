import { parse } from '@formatjs/icu-messageformat-parser'
import { createIntl } from 'react-intl'
import { describe, expect, it, vi } from 'vitest'
import { serverTexts } from './server-texts'

const written = { 'nav.orders': 'Orders', 'shell.user': 'User {name}' }
const compiled = Object.fromEntries(Object.entries(written).map(([key, text]) => [key, parse(text)]))

describe('texts from the server are merged as compiled messages', () => {
  it.each([
    ['written', written],
    ['compiled', compiled],
  ])('texts from the server replace built-in texts that are %s', (_, builtIn) => {
    const merged = serverTexts({ 'shell.user': '{name}, signed in', 'nav.orders': '{name}' })(builtIn)
    expect(merged).toEqual({
      'shell.user': parse('{name}, signed in'),
      'nav.orders': builtIn['nav.orders'],
    })
  })

  it('texts from the server are shown without loading a parser', () => {
    const onError = vi.fn<() => void>()
    const messages = serverTexts({ 'shell.user': '{name}, signed in' })(compiled)
    const intl = createIntl({ locale: 'en', messages, onError })
    expect(intl.formatMessage({ id: 'shell.user' }, { name: 'Marta' })).toBe('Marta, signed in')
    expect(onError).not.toHaveBeenCalled()
  })
})
