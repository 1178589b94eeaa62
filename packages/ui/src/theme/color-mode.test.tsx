import { afterEach, describe, expect, it, vi } from 'vitest'
import { applyColorMode, readColorMode, resolveColorMode, watchColorMode } from './color-mode'

const page = () => document.createElement('html')

afterEach(() => applyColorMode('light'))

describe('colour mode', () => {
  it.each([
    ['system', true, 'dark'],
    ['system', false, 'light'],
    ['light', true, 'light'],
    ['dark', false, 'dark'],
  ] as const)('%s on a machine that prefers dark: %s, is drawn %s', (mode, prefersDark, drawn) => {
    expect(resolveColorMode(mode, prefersDark)).toBe(drawn)
  })

  it('sets one class of the two and the choice', () => {
    const root = page()
    applyColorMode('dark', root)
    applyColorMode('light', root)
    expect([...root.classList]).toEqual(['light'])
    expect(readColorMode(root)).toBe('light')
  })

  it('follows the system if nothing was chosen', () => {
    expect(readColorMode(page())).toBe('system')
  })

  it('reports a new choice until it is stopped', async () => {
    const root = page()
    const onChange = vi.fn()
    const stop = watchColorMode(onChange, root)
    applyColorMode('dark', root)
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce())
    stop()
    applyColorMode('light', root)
    await Promise.resolve()
    expect(onChange).toHaveBeenCalledOnce()
  })
})
