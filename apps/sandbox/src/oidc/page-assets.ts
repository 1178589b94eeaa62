import { createRequire } from 'node:module'
import { ownAsset, packageAssets } from '../kernel/package-assets'

/** The typeface of the portal, from the package that the portal has it from. */
const typeface = 'geist-latin-wght-normal.woff2'
const typefacePath = () =>
  createRequire(import.meta.url).resolve(`@fontsource-variable/geist/files/${typeface}`)

/** Files that the provider's pages link to. */
export const pageAssets = packageAssets(
  '/login/assets',
  {
    'sign-in.css': 'text/css; charset=utf-8',
    'sign-out.js': 'text/javascript; charset=utf-8',
    [typeface]: 'font/woff2',
  },
  (name) => (name === typeface ? typefacePath() : ownAsset(name)),
)
