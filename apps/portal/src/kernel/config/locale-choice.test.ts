import { describe, expect, it } from 'vitest'
import { storageWith } from '../../testing/storage'
import { createPersistedStore } from '../storage'
import { createLocaleChoice, readCookie } from './locale-choice'

describe('the language', () => {
  const choiceFrom = (cookie: string, languages: readonly string[]) =>
    createLocaleChoice({
      document: { cookie },
      languages,
      isSecure: false,
      persisted: createPersistedStore(storageWith()),
    }).current.get()

  it('[FRA-7] the language is taken from the cookie, else from the browser, else it is Spanish', () => {
    expect(choiceFrom('a=1; LOCALE=de', ['pt-BR'])).toBe('de')
    expect(choiceFrom('LOCALE=fr', ['fr', 'pt-AO'])).toBe('pt')
    expect(choiceFrom('', ['pt-BR', 'pt'])).toBe('pt-BR')
    expect(choiceFrom('XLOCALE=de', ['ja'])).toBe('es')
  })

  it('[FRA-7] the language is stored in the cookie and the persisted state when it is chosen', () => {
    const document = { cookie: '' }
    const persisted = createPersistedStore(storageWith())
    const choice = createLocaleChoice({ document, languages: [], isSecure: true, persisted })
    choice.choose('de')
    expect(document.cookie).toBe('LOCALE=de; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
    expect(persisted.read().locale).toBe('de')
    expect(choice.current.get()).toBe('de')
  })

  it('[FRA-7] Brazilian Portuguese can be chosen in Brazil, and in other countries only if it was chosen already', () => {
    const persisted = createPersistedStore(storageWith())
    const choice = createLocaleChoice({
      document: { cookie: '' },
      languages: ['en'],
      isSecure: true,
      persisted,
    })
    expect(choice.offeredIn('PT')).toEqual(['es', 'en', 'de', 'pt'])
    expect(choice.offeredIn('BR')).toContain('pt-BR')
    choice.choose('pt-BR')
    expect(choice.offeredIn('PT')).toContain('pt-BR')
    expect(persisted.read().locale).toBe('pt-BR')
  })

  it('[FRA-7] the language is read only from a cookie with exactly the expected name', () => {
    expect(readCookie('LOCALE2=x; LOCALE=en=1', 'LOCALE')).toBe('en=1')
    expect(readCookie('', 'LOCALE')).toBeUndefined()
  })
})
