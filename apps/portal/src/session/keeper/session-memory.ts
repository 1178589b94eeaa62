import { isSignInLoop } from '@remesa/domain/session'
import * as z from 'zod/mini'
import {
  type StorageOf,
  type StoredText,
  type StoredValue,
  storedText,
  storedValue,
} from '../../kernel/storage'

const Attempts = z.object({ begunAt: z.array(z.number()), returnedAt: z.array(z.number()) })
type Attempts = z.output<typeof Attempts>
/** More are not needed to notice a loop. */
const MOST_ATTEMPTS = 5

/** What a session leaves in the browser, none of it secret or about a person. */
export interface SessionMemory {
  /** Of this tab: where its user wants to go, whatever the other tabs show. (SGN-18) */
  readonly place: StoredText
  /** Of this tab: the key of its user, so that it never becomes another user's unnoticed. (SGN-25) */
  readonly user: StoredText
  /** Of this tab: the sign-ins that began by themselves. (SGN-11) */
  readonly attempts: {
    readonly isLoop: () => boolean
    readonly begun: () => void
    readonly returned: () => void
    readonly forget: () => void
  }
  /** Of the browser: the state of a sign-out of which the provider may not have heard. (SGN-26) */
  readonly signOut: StoredText
  /** Of the browser: the country of who signed in last, whose settings are likely needed again. Gone at sign-out. */
  readonly country: StoredText
  /** Of the browser: when the user was last active, in epoch ms. (SGN-22) */
  readonly lastActivity: StoredValue<number>
}

export const createSessionMemory = (deps: {
  readonly tab: StorageOf
  readonly browser: StorageOf
  /** Epoch ms. */
  readonly now: () => number
}): SessionMemory => {
  const { tab, browser, now } = deps
  const attempts = storedValue(tab, 'remesa.sign-in-attempts', Attempts)
  const read = (): Attempts => attempts.read() ?? { begunAt: [], returnedAt: [] }
  const add = (name: keyof Attempts) => {
    const known = read()
    attempts.write({ ...known, [name]: [...known[name], now()].slice(-MOST_ATTEMPTS) })
  }
  return {
    place: storedText(tab, 'remesa.place'),
    user: storedText(tab, 'remesa.user'),
    attempts: {
      isLoop: () => isSignInLoop(read(), now()),
      begun: () => add('begunAt'),
      returned: () => add('returnedAt'),
      forget: attempts.remove,
    },
    signOut: storedText(browser, 'remesa.sign-out'),
    country: storedText(browser, 'remesa.country'),
    lastActivity: storedValue(browser, 'remesa.last-activity', z.number()),
  }
}
