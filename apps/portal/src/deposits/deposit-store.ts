import {
  changeDepositDraft,
  type DepositBag,
  type DepositDraft,
  type DepositFacts,
  emptyDepositDraft,
  resumedBag,
} from '@remesa/domain/deposits'
import { createExternalStore, type ExternalStore } from '../kernel/state'
import type { StoredValue } from '../kernel/storage'
import type { StoredDeposit } from './stored-deposit'

/** The typed values, and the bags of the list. */
export interface DepositState {
  readonly draft: DepositDraft
  readonly bags: readonly DepositBag[]
  /** Codes that were scanned ahead, for the next bags. */
  readonly scanned: readonly string[]
  /** Whether the user confirmed the booking: bags that could not be sent wait for the connection. (DPS-59) */
  readonly isBooking: boolean
}

export interface DepositStore {
  readonly state: ExternalStore<DepositState>
  /** Changes the state; it is stored before anything else happens. */
  readonly set: (change: Partial<DepositState>) => void
  readonly bag: (id: string) => DepositBag | undefined
  readonly setBag: (id: string, next: (bag: DepositBag) => DepositBag) => void
}

/** Whether a value of a bag is entered. */
export const hasBag = ({ barcode, totalAmount }: DepositDraft): boolean =>
  barcode.trim() !== '' || totalAmount.trim() !== ''

/**
 * A deposit in progress, which survives a reload and a closed tab: the typed values, and the bags with the
 * instants under which they were sent.
 */
export const createDepositStore = (
  stored: StoredValue<StoredDeposit>,
  facts: DepositFacts,
  now: () => number,
): DepositStore => {
  const state = createExternalStore(resumedState(stored.read(), facts))
  const set = (change: Partial<DepositState>) => {
    const next = { ...state.get(), ...change }
    if (next.bags.length === 0 && next.scanned.length === 0 && !hasBag(next.draft)) stored.remove()
    else {
      const { draft, bags, scanned, isBooking } = next
      stored.write({ version: 1, typedAt: now(), draft, bags: [...bags], scanned: [...scanned], isBooking })
    }
    state.set(next)
  }
  return {
    state,
    set,
    bag: (id) => state.get().bags.find((bag) => bag.id === id),
    setBag: (id, next) => set({ bags: state.get().bags.map((bag) => (bag.id === id ? next(bag) : bag)) }),
  }
}

const resumedState = (found: StoredDeposit | undefined, facts: DepositFacts): DepositState => {
  const empty = emptyDepositDraft(facts)
  if (found === undefined) return { draft: empty, bags: [], scanned: [], isBooking: false }
  const { clientId, subclientId, servicePointId } = found.draft
  const draft = changeDepositDraft(
    { ...blankOf(empty), ...found.draft },
    { clientId, subclientId, servicePointId },
    facts,
  )
  return {
    draft,
    scanned: found.scanned,
    isBooking: found.isBooking,
    bags: found.bags.map((bag) => resumedBag({ ...bag, draft: { ...blankOf(empty), ...bag.draft } })),
  }
}

/** An empty draft without a place, as defaults for a stored draft: JSON omits fields that are `undefined`. */
const blankOf = (empty: DepositDraft): DepositDraft => ({
  ...empty,
  clientId: undefined,
  subclientId: undefined,
  servicePointId: undefined,
  channelId: undefined,
})
