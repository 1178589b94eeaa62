export { CookieBanner, type CookieBannerProps } from './cookie-banner/cookie-banner'
export { DisclaimerDialog, type DisclaimerDialogProps } from './disclaimer-dialog/disclaimer-dialog'
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
export { SecretDialog, type SecretDialogProps } from './service-accounts/secret-dialog'
export {
  ServiceAccountDialog,
  type ServiceAccountDialogProps,
} from './service-accounts/service-account-dialog'
export { ServiceAccounts, type ServiceAccountsProps } from './service-accounts/service-accounts'
export {
  SessionExpiryDialog,
  type SessionExpiryDialogProps,
  spokenSeconds,
} from './session-expiry-dialog/session-expiry-dialog'
export { SignOutQuestion, type SignOutQuestionProps } from './sign-out-question/sign-out-question'
export { browserName } from './user-sessions/browser-name'
export { SignInNotice, type SignInNoticeProps } from './user-sessions/sign-in-notice'
export { UserSessions, type UserSessionsProps } from './user-sessions/user-sessions'
