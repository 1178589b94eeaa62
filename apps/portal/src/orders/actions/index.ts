export { useRowActions } from './use-row-actions'
