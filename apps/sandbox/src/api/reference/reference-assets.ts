import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../../package-root'

const types = {
  'reference.css': 'text/css; charset=utf-8',
  'reference.js': 'text/javascript; charset=utf-8',
} as const
export type ReferenceAssetName = keyof typeof types

interface ReferenceAsset {
  readonly body: string
  readonly type: string
  /** Address with the content's hash in it: browsers may keep the answer for ever. */
  readonly href: string
}

const loaded = new Map<string, ReferenceAsset>()

/** A file that the reference page links to; nothing for any other name. */
export function referenceAsset(name: ReferenceAssetName): ReferenceAsset
export function referenceAsset(name: string): ReferenceAsset | undefined
export function referenceAsset(name: string): ReferenceAsset | undefined {
  const known = loaded.get(name)
  if (known !== undefined || !isAssetName(name)) return known
  const body = readFileSync(join(packageRoot(), 'assets', name), 'utf8')
  const version = createHash('sha256').update(body).digest('base64url').slice(0, 12)
  const asset = { body, type: types[name], href: `/reference/${name}?v=${version}` }
  loaded.set(name, asset)
  return asset
}

const isAssetName = (name: string): name is ReferenceAssetName => Object.hasOwn(types, name)
