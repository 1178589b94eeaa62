import { describe, expect, it } from 'vitest'
import { type Press, pressedKey } from './key-press'

const press = (change: Partial<Press>): Press => ({
  key: 'n',
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  isComposing: false,
  defaultPrevented: false,
  repeat: false,
  ...change,
})
const onPc = (change: Partial<Press>) => pressedKey(press(change), { isMac: false })
const onMac = (change: Partial<Press>) => pressedKey(press(change), { isMac: true })

describe('[FRA-23] the press of a key', () => {
  it('a key press without Ctrl, Cmd and Alt counts as a single-key shortcut', () => {
    expect(onPc({})).toEqual({ key: 'n', hasCommand: false, isRepeated: false })
    expect(onPc({ altKey: true })).toBeUndefined()
    expect(onPc({ metaKey: true })).toBeUndefined()
    expect(onMac({ ctrlKey: true })).toBeUndefined()
    expect(onPc({ key: '/', ctrlKey: true, altKey: true })).toBeUndefined()
  })

  it('the command key of a key press is Ctrl, or Cmd on a Mac', () => {
    expect(onPc({ key: 'k', ctrlKey: true })?.hasCommand).toBe(true)
    expect(onMac({ key: 'k', metaKey: true })?.hasCommand).toBe(true)
    expect(onPc({ key: 'K', ctrlKey: true, shiftKey: true })).toBeUndefined()
  })

  it('Caps Lock does not change the meaning of a key press, and Shift changes only the meaning of letters', () => {
    expect(onPc({ key: 'N' })?.key).toBe('n')
    expect(onPc({ key: 'N', shiftKey: true })).toBeUndefined()
    expect(onPc({ key: '?', shiftKey: true })?.key).toBe('?')
    expect(onPc({ key: '/', shiftKey: true })?.key).toBe('/')
  })

  it('a key press is ignored while text is composed, or if a component has handled it', () => {
    expect(onPc({ isComposing: true })).toBeUndefined()
    expect(onPc({ defaultPrevented: true })).toBeUndefined()
  })

  it('a key that types no character is identified by its name', () => {
    expect(onPc({ key: 'Escape' })?.key).toBe('Escape')
  })
})
