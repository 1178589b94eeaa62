/** The user's choice: a fixed mode, or the system setting. */
export type ColorMode = 'system' | 'light' | 'dark'

export const COLOR_MODES: readonly ColorMode[] = ['system', 'light', 'dark']

const DARK = '(prefers-color-scheme: dark)'
const PAPER = 'print'
const ATTRIBUTE = 'data-color-mode'

export const isColorMode = (value: unknown): value is ColorMode => COLOR_MODES.some((mode) => mode === value)

/** The mode to render for a choice, given the system's preference. */
export const resolveColorMode = (mode: ColorMode, prefersDark: boolean): 'light' | 'dark' =>
  mode === 'system' ? (prefersDark ? 'dark' : 'light') : mode

/**
 * Applies a colour mode to the document: class `light` or `dark` for the styles, and `data-color-mode` for the choice
 * of the user. Printed pages are light. The function uses only the DOM, so that a script in the head can call it before
 * the first paint.
 */
export function applyColorMode(mode: ColorMode, root: HTMLElement = document.documentElement): void {
  const resolved = matchMedia(PAPER).matches ? 'light' : resolveColorMode(mode, matchMedia(DARK).matches)
  root.classList.toggle('dark', resolved === 'dark')
  root.classList.toggle('light', resolved === 'light')
  root.setAttribute(ATTRIBUTE, mode)
}

/** The user's choice as stored in the document; `system` if no choice was applied yet. */
export function readColorMode(root: HTMLElement = document.documentElement): ColorMode {
  const mode = root.getAttribute(ATTRIBUTE)
  return isColorMode(mode) ? mode : 'system'
}

/**
 * Calls back when the system's preference or the user's choice changes, and renders the document light while it is
 * printed. Returns the function that stops watching.
 */
export function watchColorMode(
  onChange: () => void,
  root: HTMLElement = document.documentElement,
): () => void {
  const queries = [matchMedia(DARK), matchMedia(PAPER)]
  const follow = () => {
    applyColorMode(readColorMode(root), root)
    onChange()
  }
  const observer = new MutationObserver(onChange)
  observer.observe(root, { attributes: true, attributeFilter: [ATTRIBUTE] })
  for (const query of queries) query.addEventListener('change', follow)
  return () => {
    observer.disconnect()
    for (const query of queries) query.removeEventListener('change', follow)
  }
}
