import { createRequire } from 'node:module'
import { ownAsset, packageAssets } from '../kernel/package-assets'

/** The font of the portal, from the same npm package. */
const typeface = 'geist-latin-wght-normal.woff2'
const typefacePath = () =>
  createRequire(import.meta.url).resolve(`@fontsource-variable/geist/files/${typeface}`)

/** The files to which the pages of the identity provider link. */
export const pageAssets = packageAssets(
  '/login/assets',
  {
    'sign-in.css': 'text/css; charset=utf-8',
    'sign-out.js': 'text/javascript; charset=utf-8',
    [typeface]: 'font/woff2',
  },
  (name) => (name === typeface ? typefacePath() : ownAsset(name)),
)
