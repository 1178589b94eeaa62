/** The highest number of characters of a proposed file name, including its extension. */
export const MAX_FILE_NAME = 120

const parameter = /;\s*([!#$%&'*+\-.^_`|~0-9A-Za-z]+)\s*=\s*(?:"((?:[^"\\]|\\[\s\S])*)"|([^;]*))/g

/**
 * The file name in a `Content-Disposition` header, made safe for any file system; `null` if no characters remain.
 * `filename*` (RFC 8187) has precedence over `filename`, and the first of repeated parameters is used. Raw bytes and
 * percent escapes in `filename` are decoded as UTF-8 if they are valid, as in browsers.
 */
export const fileNameOf = (header: string | null): string | null => {
  const given = new Map<string, string>()
  for (const [, name = '', quoted, bare = ''] of (header ?? '').matchAll(parameter)) {
    const value = quoted === undefined ? bare.trim() : quoted.replaceAll(/\\([\s\S])/g, '$1')
    if (!given.has(name.toLowerCase())) given.set(name.toLowerCase(), value)
  }
  const extended = given.get('filename*')
  const plain = given.get('filename')
  const proposed =
    (extended === undefined ? undefined : extendedValue(extended)) ??
    (plain === undefined ? undefined : plainValue(plain))
  return proposed === undefined ? null : safeFileName(proposed)
}

/**
 * The text of a parameter in the format `charset'language'percent-encoded`; `undefined` if the charset is unknown or an
 * escape is invalid.
 */
const extendedValue = (value: string): string | undefined => {
  const [, charset = '', encoded = ''] = /^([^']+)'[^']*'(.*)$/.exec(value) ?? []
  const bytes = unescaped(encoded)
  if (bytes === undefined) return undefined
  if (charset.toLowerCase() === 'iso-8859-1') return String.fromCharCode(...bytes)
  return charset.toLowerCase() === 'utf-8' ? utf8(bytes) : undefined
}

/** The text of a plain header parameter. `fetch` represents each byte of a header as one character. */
const plainValue = (value: string): string => {
  const isEscaped = /^(?:[^%]|%[0-9A-Fa-f]{2})*$/.test(value) && value.includes('%')
  const bytes = isEscaped ? unescaped(value) : bytesOf(value)
  return (bytes === undefined ? undefined : utf8(bytes)) ?? value
}

const bytesOf = (text: string): readonly number[] | undefined => {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0)
  return codes.every((code) => code <= 0xff) ? codes : undefined
}

const unescaped = (text: string): readonly number[] | undefined => {
  if (!/^(?:[^%]|%[0-9A-Fa-f]{2})*$/.test(text)) return undefined
  return bytesOf(text.replaceAll(/%(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))))
}

const utf8 = (bytes: readonly number[]): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
  } catch {
    return undefined
  }
}

const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/**
 * A safe form of a file name. Folders, control characters, direction marks, characters that a file system forbids, and
 * dots or blanks at both ends are removed. It has at most {@link MAX_FILE_NAME} characters; `null` if no characters
 * remain.
 */
export const safeFileName = (name: string): string | null => {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = last
    .replaceAll(/[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    .replaceAll(/^[.\s]+|[.\s]+$/g, '')
  if (clean === '') return null
  const free = reserved.test(clean) ? `_${clean}` : clean
  const characters = [...free]
  if (characters.length <= MAX_FILE_NAME) return free
  const [extension = ''] = /\.[^.]{1,10}$/u.exec(free) ?? []
  const stem = characters.slice(0, MAX_FILE_NAME - [...extension].length).join('')
  return stem.replace(/[.\s]+$/, '') + extension
}

/**
 * A `Content-Disposition` header with a file name, in ASCII for old programs and complete for all others (RFC 6266).
 */
export const contentDisposition = (name: string): string => {
  const safe = safeFileName(name) ?? 'file'
  const ascii = safe.replaceAll(/[^\x20-\x7e]/g, '_').replaceAll(/["\\%]/g, '_')
  const encoded = encodeURIComponent(safe).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
