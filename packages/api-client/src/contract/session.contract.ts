import { sessionOfFrame } from './session.frame.contract'
import { userSessions } from './session.user-sessions.contract'

/** Calls of the signed-in user: profile, disclaimer, sessions. */
export const session = { ...sessionOfFrame, ...userSessions }
