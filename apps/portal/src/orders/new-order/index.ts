export { hasPopup } from './order-failure'
