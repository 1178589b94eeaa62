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
/** Number of stored attempts, enough to notice a loop. */
const MOST_ATTEMPTS = 5

/** Data of a session in the browser, none of it secret or personal. */
export interface SessionMemory {
  /** The address that the user of this tab wants to open, independent of other tabs. (SGN-18) */
  readonly place: StoredText
  /** The key of the user of this tab, so that a change of user is noticed. (SGN-25) */
  readonly user: StoredText
  /** The sign-ins that began automatically in this tab. (SGN-11) */
  readonly attempts: {
    readonly isLoop: () => boolean
    readonly begun: () => void
    readonly returned: () => void
    readonly forget: () => void
  }
  /** The state of a sign-out in this browser of which the provider may not have heard. (SGN-26) */
  readonly signOut: StoredText
  /** A note that the session of this tab was ended after the idle time, until the provider has returned. (SGN-28) */
  readonly idleEnd: StoredText
  /** The country of the last user of this browser, whose settings are likely needed again. Removed at sign-out. */
  readonly country: StoredText
  /** Removes the data of the user at sign-out, of this tab and of the browser. */
  readonly forgetUser: () => void
  /** The last activity of the user in this browser, in epoch ms. (SGN-22) */
  readonly lastActivity: StoredValue<number>
}

export const createSessionMemory = (deps: {
  readonly tab: StorageOf
  readonly browser: ListedStorageOf
  /** The time in epoch ms. */
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
