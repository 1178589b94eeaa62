// A module of its own, so that the window is fetched only for those who see it.
export { NoServicePointsDialog } from '@remesa/ui/orders'
