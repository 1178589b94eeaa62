import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { forbidden, storageWith } from '../../testing/storage'
import { storedKeys, storedText, storedValue } from './browser-store'

const Point = z.object({ x: z.int(), y: z.int() })

describe('a value in a browser storage', () => {
  it('[FRA-21] any value is read back from a browser storage as it was written', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.integer(), fc.integer(), (key, text, x, y) => {
        const storage = storageWith()
        expect(storedText(storage, key).write(text)).toBe(true)
        expect(storedText(storage, key).read()).toBe(text)
        storedValue(storage, key, Point).write({ x, y })
        expect(storedValue(storage, key, Point).read()).toEqual({ x, y })
        storedValue(storage, key, Point).remove()
        expect(storedText(storage, key).read()).toBeNull()
      }),
    )
  })

  it('[FRA-21] a stored text that does not match the schema is read as undefined, without an exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const read = storedValue(storageWith({ point: text }), 'point', Point).read()
        expect(read === undefined || Point.safeParse(read).success).toBe(true)
      }),
    )
    expect(storedValue(storageWith({ point: '{"x":1,"y":"2"}' }), 'point', Point).read()).toBeUndefined()
  })

  it('[FRA-21] a stored value is read as undefined, without an exception, if the browser forbids storage', () => {
    const text = storedText(forbidden, 'key')
    expect([text.read(), text.write('x'), text.remove()]).toEqual([null, false, undefined])
    expect(storedValue(forbidden, 'key', Point).read()).toBeUndefined()
    expect(storedKeys(forbidden, '')).toEqual([])
  })

  it('[FRA-21] all keys in a browser storage that begin with a prefix can be listed', () => {
    expect(storedKeys(storageWith({ 'a.1': '', 'a.2': '', b: '' }), 'a.')).toEqual(['a.1', 'a.2'])
  })
})
