export { fillPattern, matchPattern } from './path-pattern'
export { usePageChange } from './use-page-change'
