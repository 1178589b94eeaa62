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
  ] as const)(
    'with the choice %s, on a system that prefers dark (%s), the colour mode is %s',
    (mode, prefersDark, rendered) => {
      expect(resolveColorMode(mode, prefersDark)).toBe(rendered)
    },
  )

  it('the root of the document has the class `light` or `dark`, and an attribute with the choice of the user', () => {
    const root = page()
    applyColorMode('dark', root)
    applyColorMode('light', root)
    expect([...root.classList]).toEqual(['light'])
    expect(readColorMode(root)).toBe('light')
  })

  it('if the user has not chosen a colour mode, it is the mode of the operating system', () => {
    expect(readColorMode(page())).toBe('system')
  })

  it('a function that watches the colour mode is called for each new choice until it is stopped', async () => {
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
