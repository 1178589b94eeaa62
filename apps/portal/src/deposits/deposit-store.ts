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

/** A deposit in progress: the typed values of the next bag, and the bags on the list. */
export interface DepositState {
  readonly draft: DepositDraft
  readonly bags: readonly DepositBag[]
  /**
   * Bags of earlier deposits whose booking the user has confirmed, but which are not booked. They wait for the
   * connection, or they were refused. (DPS-63)
   */
  readonly earlier: readonly DepositBag[]
  /** Codes of the next bags, which the user scanned before entering these bags. */
  readonly scanned: readonly string[]
  /**
   * Whether the user confirmed the booking of the bags on the list. After the confirmation, bags that could not be sent
   * wait for the connection. (DPS-59)
   */
  readonly isBooking: boolean
}

export interface DepositStore {
  readonly state: ExternalStore<DepositState>
  /** Changes the state, and stores it in the browser before the page renders again. */
  readonly set: (change: Partial<DepositState>) => void
  readonly bag: (id: string) => DepositBag | undefined
  readonly setBag: (id: string, next: (bag: DepositBag) => DepositBag) => void
}

/** All bags in the order in which they are sent. The bags of earlier deposits come first. (DPS-63) */
export const allBags = ({ earlier, bags }: Pick<DepositState, 'earlier' | 'bags'>): readonly DepositBag[] => [
  ...earlier,
  ...bags,
]

/** Whether the draft contains a value of a bag: a code or an amount. */
export const hasBag = ({ barcode, totalAmount }: DepositDraft): boolean =>
  barcode.trim() !== '' || totalAmount.trim() !== ''

/**
 * A store for a deposit in progress, which survives a reload and a closed tab. It contains the typed values, and each
 * bag with the time at which it was first sent.
 */
export const createDepositStore = (
  stored: StoredValue<StoredDeposit>,
  facts: DepositFacts,
  now: () => number,
): DepositStore => {
  const state = createExternalStore(resumedState(stored.read(), facts))
  const set = (change: Partial<DepositState>) => {
    const next = { ...state.get(), ...change }
    if (next.bags.length + next.earlier.length + next.scanned.length === 0 && !hasBag(next.draft))
      stored.remove()
    else {
      const { draft, scanned, isBooking } = next
      const [bags, earlier] = [[...next.bags], [...next.earlier]]
      stored.write({ version: 1, typedAt: now(), draft, bags, earlier, scanned: [...scanned], isBooking })
    }
    state.set(next)
  }
  return {
    state,
    set,
    bag: (id) => allBags(state.get()).find((bag) => bag.id === id),
    setBag: (id, next) => {
      const changed = (bags: readonly DepositBag[]) => bags.map((bag) => (bag.id === id ? next(bag) : bag))
      set({ bags: changed(state.get().bags), earlier: changed(state.get().earlier) })
    },
  }
}

const resumedState = (found: StoredDeposit | undefined, facts: DepositFacts): DepositState => {
  const empty = emptyDepositDraft(facts)
  if (found === undefined) return { draft: empty, bags: [], earlier: [], scanned: [], isBooking: false }
  const { clientId, subclientId, servicePointId } = found.draft
  const draft = changeDepositDraft(
    { ...blankOf(empty), ...found.draft },
    { clientId, subclientId, servicePointId },
    facts,
  )
  const resumed = (bags: StoredDeposit['bags']) =>
    bags.map((bag) => resumedBag({ ...bag, draft: { ...blankOf(empty), ...bag.draft } }))
  return {
    draft,
    scanned: found.scanned,
    isBooking: found.isBooking,
    bags: resumed(found.bags),
    earlier: resumed(found.earlier),
  }
}

/**
 * The default values of a stored draft, without a service point and a channel. JSON omits fields that are `undefined`,
 * so a stored draft may lack them.
 */
const blankOf = (empty: DepositDraft): DepositDraft => ({
  ...empty,
  clientId: undefined,
  subclientId: undefined,
  servicePointId: undefined,
  channelId: undefined,
})
