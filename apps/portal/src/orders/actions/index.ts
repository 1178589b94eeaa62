export { type OrderDialogs, useOrderDialogs } from './use-order-dialogs'
export { useRowActions } from './use-row-actions'
