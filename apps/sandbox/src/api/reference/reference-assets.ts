import { packageAssets } from '../../kernel/package-assets'

/** The files to which the API reference links. */
export const referenceAssets = packageAssets('/reference', {
  'reference.css': 'text/css; charset=utf-8',
  'reference.js': 'text/javascript; charset=utf-8',
})
