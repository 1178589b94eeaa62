import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from 'hono'
import { packageRoot } from './package-root'

/** Cache policy for a response whose URL changes with its content. */
export const keptForEver = 'public, max-age=31536000, immutable'

/** A file to which pages link. */
export interface PackageAsset {
  readonly body: Uint8Array<ArrayBuffer>
  readonly type: string
  /** URL path with the hash of the content, so that browsers may cache the response for ever. */
  readonly href: string
}

/**
 * Responds with a file. If the URL contains the file's hash, browsers may cache the response for ever; otherwise they
 * have to revalidate it each time.
 */
export const answerAsset = (c: Context, { body, type }: PackageAsset): Response =>
  c.body(body, 200, {
    'Content-Type': type,
    'Cache-Control': c.req.query('v') === undefined ? 'no-cache' : keptForEver,
  })

/** The path of a file in the folder `assets`. */
export const ownAsset = (name: string): string => join(packageRoot(), 'assets', name)

/**
 * Files with their media types, served below a URL path. Each file is read at its first request.
 *
 * @param pathOf the path of a file that is not in the folder `assets`.
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
