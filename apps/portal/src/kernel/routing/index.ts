export { fillPattern, matchPattern } from './path-pattern'
export { NOT_FOUND_PATH, UnknownRecord, usePathId } from './record-address'
export { usePageChange } from './use-page-change'
