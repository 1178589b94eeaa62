/** The IP address and the program from which a request comes. Unknown values are `null`. */
export interface RequestOrigin {
  readonly address: string | null
  /** Names of the browser and the operating system. */
  readonly agent: string | null
}

/**
 * The names of browsers, each with a pattern for the User-Agent header. Many browsers also write Chrome and Safari in
 * this header, so the first match counts.
 */
const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
]
const systems: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\biP(?:hone|ad)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
]

const MAX_AGENT = 40

/**
 * Names of the browser and the operating system in a User-Agent header, such as `Firefox, Windows`. An unknown header
 * is cut to its first 40 characters.
 */
export const shortAgent = (header: string | undefined): string | null => {
  const text = header?.trim() ?? ''
  if (text === '') return null
  const nameIn = (names: typeof browsers) => names.find(([, mark]) => mark.test(text))?.[0]
  const found = [nameIn(browsers), nameIn(systems)].filter((name) => name !== undefined)
  return nameIn(browsers) === undefined ? text.slice(0, MAX_AGENT) : found.join(', ')
}
