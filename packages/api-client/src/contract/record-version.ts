import * as z from 'zod/mini'

/** Request header of a write. The record is changed only if it has one of the versions in the header. */
export const IF_MATCH_HEADER = 'If-Match'

/** A record version that fits into a header: 1 to 255 visible ASCII characters without double quotes. */
const SendableVersion = z.string().check(z.regex(/^[\x21\x23-\x7e]{1,255}$/))

/** The entity tag of a record version, such as `"7"`; `undefined` if the version can't be written in a header. */
export const entityTagOf = (version: string): string | undefined =>
  SendableVersion.safeParse(version).success ? `"${version}"` : undefined

const TAG = String.raw`(?:W/)?"[\x21\x23-\x7e]*"`
const TAG_LIST = new RegExp(String.raw`^${TAG}(?:[ \t]*,[ \t]*${TAG})*$`)

/**
 * The versions in `If-Match`, from which a write may change its record. `any` means that the header is missing or `*`;
 * `undefined` means that it is malformed. Weak entity tags are ignored.
 */
export const readIfMatch = (header: string | null): readonly string[] | 'any' | undefined => {
  const text = header?.trim() ?? '*'
  if (text === '*') return 'any'
  if (!TAG_LIST.test(text)) return undefined
  return [...text.matchAll(/(W\/)?"([^"]*)"/g)].flatMap(([, weak, version]) =>
    weak === undefined && version !== undefined ? [version] : [],
  )
}
