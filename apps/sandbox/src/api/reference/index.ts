export { referenceAssets } from './reference-assets'
export { referencePage } from './reference-page'
export { rulesPage } from './rules-page'
