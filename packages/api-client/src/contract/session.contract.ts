import { sessionOfFrame } from './session.frame.contract'
import { userSessions } from './session.user-sessions.contract'

/** Calls of the signed-in user: who they are, their disclaimer, their sessions. */
export const session = { ...sessionOfFrame, ...userSessions }
