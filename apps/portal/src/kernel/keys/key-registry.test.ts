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
  it('[FRA-25] a page has the shortcuts of its mounted components, listed in the order in which the help shows them', () => {
    const keys = createKeyRegistry()
    const leave = keys.add({ actions: ['next-row', 'previous-row'], run: vi.fn() })
    keys.add({ actions: ['help', 'new-order'], run: vi.fn() })
    expect(keys.actions.get()).toEqual(['new-order', 'help', 'next-row', 'previous-row'])
    leave()
    expect(keys.actions.get()).toEqual(['new-order', 'help'])
    expect(keys.press(key('j'), on)).toBe(false)
  })

  it('[FRA-25] if two components register the same shortcut, it runs the action of the component that was shown later', () => {
    const keys = createKeyRegistry()
    const [ofFrame, ofPage] = [vi.fn(), vi.fn()]
    keys.add({ actions: ['search', 'help'], run: ofFrame })
    const leave = keys.add({ actions: ['filter'], run: ofPage })
    expect(keys.actions.get()).toEqual(['filter', 'help'])
    expect(keys.press(key('/'), on)).toBe(true)
    expect(ofPage).toHaveBeenCalledExactlyOnceWith('filter')
    leave()
    keys.press(key('/'), on)
    expect(ofFrame).toHaveBeenCalledExactlyOnceWith('search')
  })

  it('[FRA-25] a shortcut of the page takes precedence over the same shortcut of the shell, even if the shell was shown later', () => {
    const keys = createKeyRegistry()
    const [ofFrame, ofPage] = [vi.fn(), vi.fn()]
    keys.add({ actions: ['filter'], run: ofPage })
    keys.add({ actions: ['search'], run: ofFrame, isOfFrame: true })
    expect(keys.actions.get()).toEqual(['filter'])
    keys.press(key('/'), on)
    expect(ofPage).toHaveBeenCalledOnce()
    expect(ofFrame).not.toHaveBeenCalled()
  })

  it('[FRA-24] shortcuts work only with Ctrl or Cmd while single-key shortcuts are turned off', () => {
    const keys = createKeyRegistry()
    const run = vi.fn()
    keys.add({ actions: ['palette', 'new-order', 'previous-row'], run })
    expect(keys.press(key('n'), off)).toBe(false)
    expect(keys.press(key('k'), off)).toBe(false)
    expect(run).not.toHaveBeenCalled()
    expect(keys.press(key('k', { hasCommand: true }), off)).toBe(true)
    expect(run).toHaveBeenCalledExactlyOnceWith('palette')
  })

  it('[FRA-23] a shortcut whose key is held down works only once, unless it steps through rows', () => {
    const keys = createKeyRegistry()
    const run = vi.fn()
    keys.add({ actions: ['new-order', 'next-row'], run })
    expect(keys.press(key('n', { isRepeated: true }), on)).toBe(false)
    expect(keys.press(key('j', { isRepeated: true }), on)).toBe(true)
    expect(run).toHaveBeenCalledExactlyOnceWith('next-row')
  })

  it('[FRA-25] a shortcut that the browser itself handles is only listed in the help', () => {
    const keys = createKeyRegistry()
    const run = vi.fn()
    keys.add({ actions: ['close', 'open-row'], run })
    expect(keys.actions.get()).toEqual(['close', 'open-row'])
    expect(keys.press(key('Escape'), on)).toBe(false)
    expect(keys.press(key('Enter'), on)).toBe(false)
    expect(run).not.toHaveBeenCalled()
  })
})
