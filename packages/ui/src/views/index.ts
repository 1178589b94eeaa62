export { RemoveViewDialog, type RemoveViewDialogProps } from './remove-view-dialog/remove-view-dialog'
export { ViewDialog, type ViewDialogProps } from './view-dialog/view-dialog'
export { ViewsButton, type ViewsButtonProps } from './views-menu/views-button'
export { type ViewActions, ViewsMenu, type ViewsMenuProps, type ViewsState } from './views-menu/views-menu'
