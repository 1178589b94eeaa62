/** The user's choice of a colour mode: a fixed mode, or the mode of the operating system. */
export type ColorMode = 'system' | 'light' | 'dark'

/** Every choice of a colour mode, in the order of the menu. */
export const COLOR_MODES: readonly ColorMode[] = ['system', 'light', 'dark']

const DARK = '(prefers-color-scheme: dark)'
const PAPER = 'print'
const ATTRIBUTE = 'data-color-mode'

/** Whether a value is a colour mode. */
export const isColorMode = (value: unknown): value is ColorMode => COLOR_MODES.some((mode) => mode === value)

/** The colour mode to render for the user's choice and the preference of the operating system. */
export const resolveColorMode = (mode: ColorMode, prefersDark: boolean): 'light' | 'dark' =>
  mode === 'system' ? (prefersDark ? 'dark' : 'light') : mode

/**
 * Applies a colour mode to the document: the class `light` or `dark` for the styles, and `data-color-mode` with the
 * user's choice. Printed pages are light. The function uses only the DOM, so that a script in the head can call it
 * before the first paint.
 */
export function applyColorMode(mode: ColorMode, root: HTMLElement = document.documentElement): void {
  const resolved = matchMedia(PAPER).matches ? 'light' : resolveColorMode(mode, matchMedia(DARK).matches)
  root.classList.toggle('dark', resolved === 'dark')
  root.classList.toggle('light', resolved === 'light')
  root.setAttribute(ATTRIBUTE, mode)
}

/** The user's choice of a colour mode, as stored in the document; `system` if no mode has been applied. */
export function readColorMode(root: HTMLElement = document.documentElement): ColorMode {
  const mode = root.getAttribute(ATTRIBUTE)
  return isColorMode(mode) ? mode : 'system'
}

/**
 * Calls `onChange` when the system's preference or the user's choice changes, and applies the light mode while the
 * document is printed. Returns the function that stops watching.
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
