import { packageAssets } from '../../kernel/package-assets'

/** Files that the reference page links to. */
export const referenceAssets = packageAssets('/reference', {
  'reference.css': 'text/css; charset=utf-8',
  'reference.js': 'text/javascript; charset=utf-8',
})
