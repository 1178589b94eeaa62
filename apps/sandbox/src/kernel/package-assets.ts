import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from 'hono'
import { packageRoot } from './package-root'

/** Cache policy of an answer at an address that changes with the content. */
export const keptForEver = 'public, max-age=31536000, immutable'

/** A file linked by pages. */
export interface PackageAsset {
  readonly body: Uint8Array<ArrayBuffer>
  readonly type: string
  /** Address with the hash of the content: browsers may cache the answer for ever. */
  readonly href: string
}

/** Answers with a file, cached for ever when requested with its hash, otherwise revalidated each time. */
export const answerAsset = (c: Context, { body, type }: PackageAsset): Response =>
  c.body(body, 200, {
    'Content-Type': type,
    'Cache-Control': c.req.query('v') === undefined ? 'no-cache' : keptForEver,
  })

/** The path of a file in the folder `assets`. */
export const ownAsset = (name: string): string => join(packageRoot(), 'assets', name)

/**
 * Files with their media types, served below an address; each is read on its first request.
 *
 * @param pathOf Where a file is, if it is not in the folder `assets`.
 */
export const packageAssets = <Name extends string>(
  base: string,
  types: Readonly<Record<Name, string>>,
  pathOf: (name: Name) => string = ownAsset,
) => {
  const loaded = new Map<Name, PackageAsset>()
  const load = (name: Name): PackageAsset => {
    const known = loaded.get(name)
    if (known !== undefined) return known
    const body = new Uint8Array(readFileSync(pathOf(name)))
    const version = createHash('sha256').update(body).digest('base64url').slice(0, 12)
    const asset = { body, type: types[name], href: `${base}/${name}?v=${version}` }
    loaded.set(name, asset)
    return asset
  }
  const isName = (name: string): name is Name => Object.hasOwn(types, name)
  return { load, find: (name: string) => (isName(name) ? load(name) : undefined) }
}
