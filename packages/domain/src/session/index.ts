export { type SessionDecision, type SessionRefusal, sessionMessageKeys } from './decision'
export {
  type DisclaimerFacts,
  type DisclaimerView,
  disclaimerView,
  showsCookieNotice,
} from './disclaimer'
export {
  ID_TOKEN_ALGORITHMS,
  type IdTokenExpectations,
  type IdTokenFacts,
  type IdTokenFault,
  type IdTokenRefusal,
  idTokenRefusalText,
  readIdToken,
  tokenLife,
} from './id-token'
export { SESSION_COUNTDOWN_SECONDS, SESSION_IDLE_MS } from './idle-limits'
export {
  type BeforeSignIn,
  idleSince,
  isIdleOver,
  needsPassword,
} from './last-activity'
export { LoggedUser, type LoggedUserClient, type LoggedUserCountry, Role } from './logged-user.schema'
export { REFRESH_LEAD_SECONDS, refreshAt } from './refresh-at'
export { rememberedPath } from './remembered-path'
export {
  isRenewalRefused,
  type RenewalAnswer,
  type StartError,
  type StartFailure,
  startFailure,
} from './renewal'
export {
  remainingSeconds,
  type SessionExpiryContext,
  type SessionExpiryEvent,
  sessionExpiryMachine,
} from './session-expiry.machine'
export { type AutomaticSignIns, isSignInLoop } from './sign-in-loop'
export {
  canConfirmSignIn,
  otherOpenSessions,
  sessionsInOrder,
  UserSession,
  unknownSignIns,
} from './user-session'
export { offersUsersGuide } from './users-guide'
