import { sessionOfFrame } from './session.frame.contract'
import { serviceAccounts } from './session.service-accounts.contract'
import { userSessions } from './session.user-sessions.contract'

/** Calls of the signed-in user: profile, disclaimer, sessions, service accounts. */
export const session = { ...sessionOfFrame, ...userSessions, ...serviceAccounts }
