import { sessionOfFrame } from './session.frame.contract'
import { userSessions } from './session.user-sessions.contract'

export const session = { ...sessionOfFrame, ...userSessions }
