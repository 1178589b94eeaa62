// This module contains only the dialog, so that its code is loaded only for users who see it.
export { NoServicePointsDialog } from '@remesa/ui/orders'
