import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forbidden, storageWith } from '../../testing/storage'
import { createPersistedStore, STORE_KEY, STORE_VERSION } from './persisted-store'

describe('the persisted state', () => {
  it('[SGN-23] the persisted state contains only the location, the language and the version of the store', () => {
    const storage = storageWith()
    const store = createPersistedStore(storage)
    store.write({ currentLocation: '/orders' })
    store.write({ locale: 'pt' })
    expect(JSON.parse(storage.stored.get(STORE_KEY) ?? '')).toEqual({
      version: '2.11.0',
      currentLocation: '/orders',
      locale: 'pt',
    })
    expect(store.read()).toEqual({ currentLocation: '/orders', locale: 'pt' })
  })

  it('[SGN-23] a persisted state that another version has stored keeps its valid fields', () => {
    const old = JSON.stringify({
      version: '2.10.3',
      currentLocation: '/reports',
      locale: 'fr',
      theme: 'dark',
    })
    expect(createPersistedStore(storageWith({ [STORE_KEY]: old })).read()).toEqual({
      currentLocation: '/reports',
      locale: null,
    })
  })

  it('[SGN-23] the persisted state is empty if the stored text is broken or storage is forbidden', () => {
    const empty = { currentLocation: null, locale: null }
    expect(createPersistedStore(forbidden).read()).toEqual(empty)
    expect(() => createPersistedStore(forbidden).write({ locale: 'de' })).not.toThrow()
    for (const text of ['{', '[]', '"x"', '{"locale":"de"}']) {
      expect(createPersistedStore(storageWith({ [STORE_KEY]: text })).read()).toEqual(empty)
    }
  })

  it('[SGN-23] the persisted state is read without an exception, whatever text is stored', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const state = createPersistedStore(storageWith({ [STORE_KEY]: text })).read()
        expect(Object.keys(state)).toEqual(['currentLocation', 'locale'])
      }),
    )
  })

  it('[SGN-23] the version of the store in the persisted state is 2.11.0', () => {
    expect(STORE_VERSION).toBe('2.11.0')
  })
})
