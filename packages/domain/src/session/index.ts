export { type SessionDecision, type SessionRefusal, sessionMessageKeys } from './decision'
export {
  type DisclaimerFacts,
  type DisclaimerView,
  disclaimerView,
  showsCookieNotice,
} from './disclaimer'
export { LoggedUser, Role } from './logged-user.schema'
export { REFRESH_LEAD_SECONDS, refreshAt } from './refresh-at'
export { rememberedPath } from './remembered-path'
export {
  remainingSeconds,
  SESSION_COUNTDOWN_SECONDS,
  SESSION_IDLE_MS,
  type SessionExpiryContext,
  type SessionExpiryEvent,
  sessionExpiryMachine,
} from './session-expiry.machine'
export { offersUsersGuide } from './users-guide'
