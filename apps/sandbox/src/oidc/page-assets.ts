import { packageAssets } from '../kernel/package-assets'

/** Files that the provider's pages link to. */
export const pageAssets = packageAssets('/login/assets', {
  'sign-in.css': 'text/css; charset=utf-8',
  'sign-out.js': 'text/javascript; charset=utf-8',
})
