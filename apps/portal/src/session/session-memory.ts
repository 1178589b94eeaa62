import { isSignInLoop } from '@remesa/domain/session'
import * as z from 'zod/mini'
import {
  type ListedStorageOf,
  type StorageOf,
  type StoredText,
  type StoredValue,
  storedKeys,
  storedText,
  storedValue,
  UNTIL_SIGN_OUT,
} from '../kernel/storage'

const Attempts = z.object({ begunAt: z.array(z.number()), returnedAt: z.array(z.number()) })
type Attempts = z.output<typeof Attempts>
/** Number of stored sign-in attempts, which is enough to notice a redirect loop. */
const MOST_ATTEMPTS = 5

/** Data about a session in the browser, none of which are secret or personal. */
export interface SessionMemory {
  /** The URL that the user of this tab wants to open, independent of other tabs. (SGN-18) */
  readonly place: StoredText
  /** The key of the user of this tab, by which a change of user is noticed. (SGN-25) */
  readonly user: StoredText
  /** The automatic sign-ins of this tab. (SGN-11) */
  readonly attempts: {
    readonly isLoop: () => boolean
    readonly begun: () => void
    readonly returned: () => void
    readonly forget: () => void
  }
  /**
   * The id of the last sign-out in this browser, until the identity provider redirects back or a user signs in. While
   * the id is stored, a sign-in requires the password. (SGN-26)
   */
  readonly signOut: StoredText
  /**
   * A note that the session of this tab was ended because of the idle time. It is stored until the identity provider
   * has redirected back. (SGN-28)
   */
  readonly idleEnd: StoredText
  /**
   * The country of the last user of this browser. The settings of this country will probably be needed again. The
   * country is removed at sign-out.
   */
  readonly country: StoredText
  /** Removes the data about the user from the storage of this tab and of the browser. Called at sign-out. */
  readonly forgetUser: () => void
  /** The instant of the user's last activity in this browser, in epoch ms. (SGN-22) */
  readonly lastActivity: StoredValue<number>
}

export const createSessionMemory = (deps: {
  readonly tab: StorageOf
  readonly browser: ListedStorageOf
  /** The current time in epoch ms. */
  readonly now: () => number
}): SessionMemory => {
  const { tab, browser, now } = deps
  const attempts = storedValue(tab, 'remesa.sign-in-attempts', Attempts)
  const read = (): Attempts => attempts.read() ?? { begunAt: [], returnedAt: [] }
  const add = (name: keyof Attempts) => {
    const known = read()
    attempts.write({ ...known, [name]: [...known[name], now()].slice(-MOST_ATTEMPTS) })
  }
  const user = storedText(tab, 'remesa.user')
  return {
    place: storedText(tab, 'remesa.place'),
    user,
    attempts: {
      isLoop: () => isSignInLoop(read(), now()),
      begun: () => add('begunAt'),
      returned: () => add('returnedAt'),
      forget: attempts.remove,
    },
    signOut: storedText(browser, 'remesa.sign-out'),
    idleEnd: storedText(tab, 'remesa.idle-end'),
    country: storedText(browser, `${UNTIL_SIGN_OUT}country`),
    forgetUser: () => {
      user.remove()
      for (const key of storedKeys(browser, UNTIL_SIGN_OUT)) storedText(browser, key).remove()
    },
    lastActivity: storedValue(browser, 'remesa.last-activity', z.number()),
  }
}
