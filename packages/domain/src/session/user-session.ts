import * as z from 'zod/mini'
import { absentAsNull, type FieldsOf, Instant, named } from '../kernel'

/** One sign-in of a user, on one browser, until it ends. */
export const UserSession = named<UserSession>().object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Whether this is the session of the request itself. */
  isCurrent: z._default(z.boolean(), false),
  /** Whether the session is open; an ended session is listed only until its sign-in is confirmed. */
  isOpen: z._default(z.boolean(), true),
  startedAt: Instant,
  /** The last renewal of its tokens: every few minutes while a page is open. */
  usedAt: Instant,
  /** The network of the sign-in: an IPv4 address, or the first 64 bits of an IPv6 one. */
  address: absentAsNull(z.string()),
  /** Browser and system, in short. */
  agent: absentAsNull(z.string()),
  /** Whether the user signed in with a new browser, and has not confirmed it yet. */
  isNewDevice: z._default(z.boolean(), false),
})
export interface UserSession extends FieldsOf<typeof UserSession> {}

/**
 * The sessions in their order: the current session, then open ones with the last used first, then ended ones.
 * (SES-40)
 */
export const sessionsInOrder = (sessions: readonly UserSession[]): readonly UserSession[] =>
  sessions.toSorted(
    (a, b) =>
      Number(b.isCurrent) - Number(a.isCurrent) ||
      Number(b.isOpen) - Number(a.isOpen) ||
      Date.parse(b.usedAt) - Date.parse(a.usedAt) ||
      (a.id < b.id ? -1 : Number(a.id > b.id)),
  )

/**
 * The sign-ins that the user is warned about. In a session with an unknown browser, the user is not warned
 * about older sign-ins. (SES-41)
 */
export const unknownSignIns = (sessions: readonly UserSession[]): readonly UserSession[] => {
  const current = sessions.find(({ isCurrent }) => isCurrent)
  const isSuspect = ({ startedAt }: UserSession): boolean =>
    current?.isNewDevice !== true || Date.parse(startedAt) > Date.parse(current.startedAt)
  return sessions.filter((session) => canConfirmSignIn(session) && isSuspect(session))
}

/** Whether the user may confirm a sign-in as their own: only from another session, and only once. (SES-42) */
export const canConfirmSignIn = ({
  isCurrent,
  isNewDevice,
}: Pick<UserSession, 'isCurrent' | 'isNewDevice'>): boolean => isNewDevice && !isCurrent

/** The sessions that the action “end all others” ends. (SES-43) */
export const otherOpenSessions = (sessions: readonly UserSession[]): readonly UserSession[] =>
  sessions.filter(({ isOpen, isCurrent }) => isOpen && !isCurrent)
