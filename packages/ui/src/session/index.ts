export { AppShell } from './app-shell/app-shell'
export type {
  AppShellProps,
  NavItem,
  NavLinkProps,
  ShellPreferences,
  ShellUser,
} from './app-shell/app-shell.types'
export { ProductMark } from './app-shell/product-mark'
export { CookieBanner, type CookieBannerProps } from './cookie-banner/cookie-banner'
export { DisclaimerDialog, type DisclaimerDialogProps } from './disclaimer-dialog/disclaimer-dialog'
export { KEY_ACTS, type KeyAct } from './keys-dialog/key-acts'
export { KeysDialog, type KeysDialogProps, type ShownKey } from './keys-dialog/keys-dialog'
export {
  ErrorPage,
  type ErrorPageKind,
  type ErrorPageProps,
  NotFoundPage,
  type NotFoundPageProps,
} from './pages/error-pages'
export {
  AccessDeniedPage,
  type AccessDeniedPageProps,
  CallbackErrorPage,
  type Missing,
  MissingPage,
  type MissingPageProps,
  missingTitles,
  OtherUserPage,
  type OtherUserPageProps,
  SignedOutPage,
  type SignedOutPageProps,
} from './pages/session-pages'
export { SigningInPage } from './pages/signing-in-page'
export { Message, StandalonePage, type StandalonePageProps } from './pages/standalone-page'
export { Palette } from './palette/palette'
export type {
  PaletteEntry,
  PaletteGroup,
  PaletteLookup,
  PaletteProps,
} from './palette/palette.types'
export {
  ErrorPopup,
  type ErrorPopupProps,
  NetworkErrorPopup,
  type NetworkErrorPopupProps,
  WarningModal,
  type WarningModalProps,
} from './popups/popups'
export {
  SessionExpiryDialog,
  type SessionExpiryDialogProps,
  spokenSeconds,
} from './session-expiry-dialog/session-expiry-dialog'
export { browserName } from './user-sessions/browser-name'
export { SignInNotice, type SignInNoticeProps } from './user-sessions/sign-in-notice'
export { UserSessions, type UserSessionsProps } from './user-sessions/user-sessions'
