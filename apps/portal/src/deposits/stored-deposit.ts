import { DepositCommodity, depositBagStates } from '@remesa/domain/deposits'
import * as z from 'zod/mini'
import { type ListedStorageOf, type StoredValue, storedKeys, storedValue } from '../kernel/storage'

const id = z.optional(z.int())
const text = z.string().check(z.maxLength(2_000))

/** A draft as the browser stores it. When the draft is read, its service point may no longer belong to the user. */
const StoredDraft = z.object({
  clientId: id,
  subclientId: id,
  servicePointId: id,
  channelId: id,
  commodity: z.optional(DepositCommodity),
  accountDate: text,
  currencyCode: text,
  totalAmount: text,
  barcode: text,
  comments: text,
  firstSentAt: z.optional(z.iso.datetime()),
})

const StoredBags = z
  .array(
    z.object({
      id: z.string().check(z.minLength(1), z.maxLength(100)),
      draft: StoredDraft,
      state: z.enum(depositBagStates),
      isUncertain: z.boolean(),
    }),
  )
  .check(z.maxLength(500))

/** A deposit as the browser stores it: the typed values, and its bags with their states. */
export const StoredDeposit = z.object({
  version: z.literal(1),
  /** Time of the last change, in epoch milliseconds. */
  typedAt: z.int(),
  draft: StoredDraft,
  /** Codes of the next bags, which the user scanned before entering these bags. */
  scanned: z._default(z.array(text).check(z.maxLength(500)), []),
  /** Whether the user confirmed the booking of the deposit. */
  isBooking: z._default(z.boolean(), false),
  bags: StoredBags,
  /** The bags of earlier deposits that are not booked. */
  earlier: z._default(StoredBags, []),
})
export type StoredDeposit = z.output<typeof StoredDeposit>

const PREFIX = 'remesa.deposit.'
const TAB_KEY = 'remesa.deposit'
/** The back end refuses deposits that are older than this. The age is counted from the date of the deposit. */
export const MAX_DEPOSIT_AGE_MS = 10 * 24 * 60 * 60_000

export interface DepositStorageDeps {
  readonly storage: ListedStorageOf
  /** The storage of this tab. */
  readonly tab: ListedStorageOf
  /** Identifies the user in the storage of the browser, which several users may share. */
  readonly owner: string
  readonly now: () => number
  readonly newId: () => string
  /** Claims a name for this page as long as the page is open; `false` if another page has claimed the name. */
  readonly claim: (name: string) => Promise<boolean>
}

/**
 * The stored deposit that this page works on. This is the deposit of the tab, else a deposit of a closed tab, else a
 * new deposit. Two pages never work on the same deposit, so no bag is sent twice.
 */
export const claimDeposit = async (deps: DepositStorageDeps): Promise<StoredValue<StoredDeposit>> => {
  const { storage, tab, owner, now, newId, claim } = deps
  const place = `${PREFIX}${owner}.`
  const ofTab = storedValue(tab, TAB_KEY, z.string())
  const at = (key: string) => storedValue<StoredDeposit>(storage, key, StoredDeposit)
  const own = ofTab.read()
  const left = storedKeys(storage, place).toSorted(
    (one, other) => Number(other === own) - Number(one === own),
  )
  for (const key of left) {
    if (!(await claim(key))) continue
    const found = at(key).read()
    if (found !== undefined && Math.abs(now() - found.typedAt) <= MAX_DEPOSIT_AGE_MS) {
      ofTab.write(key)
      return at(key)
    }
    at(key).remove()
  }
  const key = `${place}${newId()}`
  await claim(key)
  ofTab.write(key)
  return at(key)
}

/** Claims a name with a lock of the browser. The lock is released when the page is closed or reloaded. */
export const claimByLock = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    if (navigator.locks === undefined) return resolve(true)
    const held = navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      return lock === null ? undefined : new Promise<never>(() => {})
    })
    held.catch(() => resolve(true))
  })
