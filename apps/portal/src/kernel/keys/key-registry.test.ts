import { describe, expect, it, vi } from 'vitest'
import type { PressedKey } from './key-press'
import { createKeyRegistry } from './key-registry'

const key = (name: string, change: Partial<PressedKey> = {}): PressedKey => ({
  key: name,
  hasCommand: false,
  isRepeated: false,
  ...change,
})
const on = { hasSingleKeys: true }
const off = { hasSingleKeys: false }

describe('the keys of a page', () => {
  it('[FRA-25] are those of its parts, in the order of the help, until the parts are gone', () => {
    const keys = createKeyRegistry()
    const leave = keys.add({ acts: ['next-row', 'previous-row'], run: vi.fn() })
    keys.add({ acts: ['help', 'new-order'], run: vi.fn() })
    expect(keys.acts.get()).toEqual(['new-order', 'help', 'next-row', 'previous-row'])
    leave()
    expect(keys.acts.get()).toEqual(['new-order', 'help'])
    expect(keys.press(key('j'), on)).toBe(false)
  })

  it('[FRA-25] belong to the part that was shown later where two want the same, and are listed once', () => {
    const keys = createKeyRegistry()
    const [ofFrame, ofPage] = [vi.fn(), vi.fn()]
    keys.add({ acts: ['search', 'help'], run: ofFrame })
    const leave = keys.add({ acts: ['filter'], run: ofPage })
    expect(keys.acts.get()).toEqual(['filter', 'help'])
    expect(keys.press(key('/'), on)).toBe(true)
    expect(ofPage).toHaveBeenCalledExactlyOnceWith('filter')
    leave()
    keys.press(key('/'), on)
    expect(ofFrame).toHaveBeenCalledExactlyOnceWith('search')
  })

  it('[FRA-25] of the frame give way to those of the page, whichever was shown first', () => {
    const keys = createKeyRegistry()
    const [ofFrame, ofPage] = [vi.fn(), vi.fn()]
    keys.add({ acts: ['filter'], run: ofPage })
    keys.add({ acts: ['search'], run: ofFrame, isOfFrame: true })
    expect(keys.acts.get()).toEqual(['filter'])
    keys.press(key('/'), on)
    expect(ofPage).toHaveBeenCalledOnce()
    expect(ofFrame).not.toHaveBeenCalled()
  })

  it('[FRA-24] act when single ones are turned off only if they have Ctrl or Cmd', () => {
    const keys = createKeyRegistry()
    const run = vi.fn()
    keys.add({ acts: ['palette', 'new-order', 'previous-row'], run })
    expect(keys.press(key('n'), off)).toBe(false)
    expect(keys.press(key('k'), off)).toBe(false)
    expect(run).not.toHaveBeenCalled()
    expect(keys.press(key('k', { hasCommand: true }), off)).toBe(true)
    expect(run).toHaveBeenCalledExactlyOnceWith('palette')
  })

  it('[FRA-23] act once when held down, except those that walk through rows', () => {
    const keys = createKeyRegistry()
    const run = vi.fn()
    keys.add({ acts: ['new-order', 'next-row'], run })
    expect(keys.press(key('n', { isRepeated: true }), on)).toBe(false)
    expect(keys.press(key('j', { isRepeated: true }), on)).toBe(true)
    expect(run).toHaveBeenCalledExactlyOnceWith('next-row')
  })

  it('[FRA-25] that the browser acts on are only listed', () => {
    const keys = createKeyRegistry()
    const run = vi.fn()
    keys.add({ acts: ['close', 'open-row'], run })
    expect(keys.acts.get()).toEqual(['close', 'open-row'])
    expect(keys.press(key('Escape'), on)).toBe(false)
    expect(keys.press(key('Enter'), on)).toBe(false)
    expect(run).not.toHaveBeenCalled()
  })
})
