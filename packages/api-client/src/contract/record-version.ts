import * as z from 'zod/mini'

/** Request header of a write that is done only if the record has one of the named versions. */
export const IF_MATCH_HEADER = 'If-Match'

/** A version as a header can carry it: 1 to 255 visible ASCII characters without double quotes. */
const SendableVersion = z.string().check(z.regex(/^[\x21\x23-\x7e]{1,255}$/))

/** The entity tag of a version, `"7"`; `undefined` for a text that no header can carry. */
export const entityTagOf = (version: string): string | undefined =>
  SendableVersion.safeParse(version).success ? `"${version}"` : undefined

const TAG = String.raw`(?:W/)?"[\x21\x23-\x7e]*"`
const TAG_LIST = new RegExp(String.raw`^${TAG}(?:[ \t]*,[ \t]*${TAG})*$`)

/**
 * The versions from which a write may change its record, read from `If-Match`. `any`: the header is absent or `*`.
 * A weak tag names no version. `undefined`: the header has another form.
 */
export const readIfMatch = (header: string | null): readonly string[] | 'any' | undefined => {
  const text = header?.trim() ?? '*'
  if (text === '*') return 'any'
  if (!TAG_LIST.test(text)) return undefined
  return [...text.matchAll(/(W\/)?"([^"]*)"/g)].flatMap(([, weak, version]) =>
    weak === undefined && version !== undefined ? [version] : [],
  )
}
