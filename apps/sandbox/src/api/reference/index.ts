export { referenceAsset } from './reference-assets'
export { referencePage } from './reference-page'
