import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '../package-root'

const types = {
  'sign-in.css': 'text/css; charset=utf-8',
  'sign-out.js': 'text/javascript; charset=utf-8',
} as const
export type PageAssetName = keyof typeof types

interface PageAsset {
  readonly body: string
  readonly type: string
  /** Address with the content's hash in it: browsers may keep the answer for ever. */
  readonly href: string
}

const loaded = new Map<PageAssetName, PageAsset>()

/** A file that the provider's pages link to. */
export function pageAsset(name: PageAssetName): PageAsset {
  const known = loaded.get(name)
  if (known) return known
  const body = readFileSync(join(packageRoot(), 'assets', name), 'utf8')
  const version = createHash('sha256').update(body).digest('base64url').slice(0, 12)
  const asset = { body, type: types[name], href: `/login/assets/${name}?v=${version}` }
  loaded.set(name, asset)
  return asset
}

export const isPageAssetName = (name: string): name is PageAssetName => Object.hasOwn(types, name)
