const HOME = '/'
const MAX_LENGTH = 2_048
/** The pattern of a query or a fragment that a browser leaves unchanged. */
const RAW_REST = /^[!-[\]-~]*$/
/**
 * The pattern of a path that a browser leaves unchanged. Other characters are rewritten by the browser, so that the
 * path would have two meanings.
 */
const RAW_PATH = /^[A-Za-z0-9\-._~!$&'()*+,;=:@%/]*$/
/**
 * The first segments of paths that are never opened after sign-in, because they would cause a loop or show an old
 * error.
 */
const NEVER = ['callback', 'error', '404']

/**
 * The path that is opened after sign-in: the remembered path if it is a plain path of this site, otherwise `/`. A plain
 * path begins with exactly one slash and contains no backslash, no control or non-ASCII character, and no empty or dot
 * segment, even after decoding it once. Pages that only the portal itself opens are not accepted. Query and fragment
 * are kept unless they are too long or contain characters that a browser would encode. (SES-20)
 *
 * @param value The stored value, unchecked.
 * @param options `knownRoutes` are patterns such as `/administration/users/:id`; if given, the path must match one of
 * them.
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

/** The segments of a path, without the empty segment after a slash at the end. */
const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '')

const matches = (segments: readonly string[], pattern: readonly string[]): boolean =>
  segments.length === pattern.length &&
  pattern.every((part, index) => part.startsWith(':') || part === segments[index])
