export { AppShell } from './app-shell/app-shell'
export type {
  AppShellProps,
  NavItem,
  NavLinkProps,
  ShellPreferences,
  ShellUser,
} from './app-shell/app-shell.types'
export { ProductMark } from './app-shell/product-mark'
export { KEY_ACTIONS, type KeyAction } from './keys-dialog/key-actions'
export { KeysDialog, type KeysDialogProps, type ShownKey } from './keys-dialog/keys-dialog'
export {
  ErrorPage,
  type ErrorPageKind,
  type ErrorPageProps,
  NotFoundPage,
  type NotFoundPageProps,
} from './pages/error-pages'
export { Message, StandalonePage, type StandalonePageProps } from './pages/standalone-page'
export { LookupNotice } from './palette/lookup-notice'
export { Palette } from './palette/palette'
export type {
  PaletteEntry,
  PaletteGroup,
  PaletteLookup,
  PaletteProps,
  PaletteRecords,
} from './palette/palette.types'
export { NetworkCauses } from './popups/network-causes'
export {
  ErrorPopup,
  type ErrorPopupProps,
  NetworkErrorPopup,
  type NetworkErrorPopupProps,
  WarningModal,
  type WarningModalProps,
} from './popups/popups'
