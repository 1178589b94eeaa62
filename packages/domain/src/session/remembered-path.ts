const HOME = '/'
const MAX_LENGTH = 2_048
/** The pattern of a query or a fragment that browsers do not change. */
const RAW_REST = /^[!-[\]-~]*$/
/**
 * The pattern of a path that browsers do not change. Browsers rewrite other characters, so a path with these characters
 * would have two meanings.
 */
const RAW_PATH = /^[A-Za-z0-9\-._~!$&'()*+,;=:@%/]*$/
/**
 * The first segments of paths that are never opened after sign-in. Such a page would cause a loop or show an old error.
 */
const NEVER = ['callback', 'error', '404']

/**
 * The path that is opened after sign-in: the remembered path if it is a plain path of this site, otherwise `/`. A plain
 * path begins with exactly one slash. Even after decoding it once, it contains no backslash, no control or non-ASCII
 * character, and no empty or dot segment.
 *
 * Pages that only the portal itself opens are refused. Query and fragment are removed if they are too long or contain
 * characters that a browser would encode. (SES-20)
 *
 * @param value The stored value, unchecked.
 * @param options `knownRoutes` are patterns such as `/administration/users/:id`; if they are passed, the path
 * must match one of them.
 */
export const rememberedPath = (
  value: unknown,
  options: { readonly knownRoutes?: readonly string[] | undefined } = {},
): string => {
  if (typeof value !== 'string') return HOME
  const path = value.split(/[?#]/)[0] ?? ''
  const decoded = decodeOnce(path)
  if (decoded === undefined || path.length > MAX_LENGTH || !RAW_PATH.test(path) || !isPlain(decoded)) {
    return HOME
  }
  const segments = segmentsOf(decoded)
  if (NEVER.includes(segments[0]?.toLowerCase() ?? '')) return HOME
  const { knownRoutes } = options
  if (knownRoutes?.some((route) => matches(segments, segmentsOf(route))) === false) return HOME
  return value.length <= MAX_LENGTH && RAW_REST.test(value.slice(path.length)) ? value : path
}

const decodeOnce = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

const isPlain = (path: string): boolean => {
  if (!/^\/[ -[\]-~]*$/.test(path)) return false
  const inner = path.slice(1).split('/')
  return inner.every(
    (segment, index) => (segment !== '' || index === inner.length - 1) && !/^\.{1,2}$/.test(segment),
  )
}

/** The segments of a path. A slash at the end adds no empty segment. */
const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '')

const matches = (segments: readonly string[], pattern: readonly string[]): boolean =>
  segments.length === pattern.length &&
  pattern.every((part, index) => part.startsWith(':') || part === segments[index])
