// A module of its own, so that the dialog is loaded only for users who see it.
export { NoServicePointsDialog } from '@remesa/ui/orders'
