import * as z from 'zod/mini'
import { absentAsNull, type FieldsOf, Instant, named } from '../kernel'

/** One session of a user in one browser, from the sign-in to its end. */
export const UserSession = named<UserSession>().object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Whether this session sent the request. */
  isCurrent: z._default(z.boolean(), false),
  /** Whether the session has not ended. An ended session is listed only until the user confirms its sign-in. */
  isOpen: z._default(z.boolean(), true),
  startedAt: Instant,
  /** The time of the last renewal of the tokens. A session renews its tokens every few minutes while a page is open. */
  usedAt: Instant,
  /** The network from which the user signed in: an IPv4 address, or the first 64 bits of an IPv6 address. */
  address: absentAsNull(z.string()),
  /** The browser and the operating system of the session, in short form. */
  agent: absentAsNull(z.string()),
  /** Whether the user signed in with a new browser and has not yet confirmed this sign-in. */
  isNewDevice: z._default(z.boolean(), false),
})
export interface UserSession extends FieldsOf<typeof UserSession> {}

/**
 * The sessions in the order of their list: first the current session, then open sessions (the last used session first),
 * then ended sessions. (SES-40)
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
 * The sign-ins about which the portal warns the user. If the user began the current session with a new browser, there
 * is no warning about earlier sign-ins. (SES-41)
 */
export const unknownSignIns = (sessions: readonly UserSession[]): readonly UserSession[] => {
  const current = sessions.find(({ isCurrent }) => isCurrent)
  const isSuspect = ({ startedAt }: UserSession): boolean =>
    current?.isNewDevice !== true || Date.parse(startedAt) > Date.parse(current.startedAt)
  return sessions.filter((session) => canConfirmSignIn(session) && isSuspect(session))
}

/**
 * Whether the user may confirm a sign-in from a new browser. This is possible only in another session, and only once.
 * (SES-42)
 */
export const canConfirmSignIn = ({
  isCurrent,
  isNewDevice,
}: Pick<UserSession, 'isCurrent' | 'isNewDevice'>): boolean => isNewDevice && !isCurrent

/** The sessions that the action "end all other sessions" ends. (SES-43) */
export const otherOpenSessions = (sessions: readonly UserSession[]): readonly UserSession[] =>
  sessions.filter(({ isOpen, isCurrent }) => isOpen && !isCurrent)
