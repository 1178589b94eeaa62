// A module of its own, so that the sheet is loaded after the page.
export { OrdersSheet } from '@remesa/ui/orders'
