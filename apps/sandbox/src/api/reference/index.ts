export { referenceAssets } from './reference-assets'
export { referencePage } from './reference-page'
