import { createRequire } from 'node:module'
import { ownAsset, packageAssets } from '../kernel/package-assets'

/** The typeface of the portal, from the same package. */
const typeface = 'geist-latin-wght-normal.woff2'
const typefacePath = () =>
  createRequire(import.meta.url).resolve(`@fontsource-variable/geist/files/${typeface}`)

/** The files of the provider's pages. */
export const pageAssets = packageAssets(
  '/login/assets',
  {
    'sign-in.css': 'text/css; charset=utf-8',
    'sign-out.js': 'text/javascript; charset=utf-8',
    [typeface]: 'font/woff2',
  },
  (name) => (name === typeface ? typefacePath() : ownAsset(name)),
)
