import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { knownDevice, rememberDevice } from './known-devices'

const keys = ['the current key', 'an older key']

describe('a remembered device', () => {
  it('a device is known only for accounts that have signed in on it, however the user name is spelled', () => {
    const cookie = rememberDevice(keys, undefined, 'ana')
    expect(knownDevice(keys, cookie, ' ANA ')).toBeDefined()
    expect(knownDevice(keys, cookie, 'bea')).toBeUndefined()
    expect(knownDevice(['another key'], cookie, 'ana')).toBeUndefined()
  })

  it('a device stays known after the key was rotated', () => {
    const cookie = rememberDevice(['an older key'], undefined, 'ana')
    expect(knownDevice(keys, cookie, 'ana')).toBeDefined()
  })

  it('the cookie of a device remembers the last five accounts that have signed in there, each once', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'f']
    const cookie = names.reduce<string | undefined>(
      (last, name) => rememberDevice(keys, last, name),
      undefined,
    )
    expect(names.map((name) => knownDevice(keys, cookie, name) !== undefined)).toEqual([
      false,
      true,
      true,
      true,
      true,
      true,
      true,
    ])
    expect(cookie?.split('~')).toHaveLength(5)
  })

  it('the cookie of a known device cannot be forged', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(knownDevice(keys, text, 'ana')).toBeUndefined()
      }),
    )
  })
})
