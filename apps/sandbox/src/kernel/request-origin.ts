/** The origin of a request; unknown parts are `null`. */
export interface RequestOrigin {
  readonly address: string | null
  /** Browser and system, in short. */
  readonly agent: string | null
}

/**
 * The names of browsers, each with its mark. Other browsers contain the names Chrome and Safari too, so the first match
 * counts.
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

/** Browser and system in a User-Agent, such as `Firefox, Windows`; the first 40 characters of an unknown User-Agent. */
export const shortAgent = (header: string | undefined): string | null => {
  const text = header?.trim() ?? ''
  if (text === '') return null
  const nameIn = (names: typeof browsers) => names.find(([, mark]) => mark.test(text))?.[0]
  const found = [nameIn(browsers), nameIn(systems)].filter((name) => name !== undefined)
  return nameIn(browsers) === undefined ? text.slice(0, MAX_AGENT) : found.join(', ')
}
