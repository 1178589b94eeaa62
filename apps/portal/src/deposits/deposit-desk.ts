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

/** What is typed, and the bags of the list. */
export interface DeskState {
  readonly draft: DepositDraft
  readonly bags: readonly DepositBag[]
}

export interface DepositDesk {
  readonly state: ExternalStore<DeskState>
  /** Changes the state; it is stored before anything else happens. */
  readonly set: (change: Partial<DeskState>) => void
  readonly bag: (id: string) => DepositBag | undefined
  readonly setBag: (id: string, next: (bag: DepositBag) => DepositBag) => void
}

/** Whether something of a bag is entered. */
export const hasBag = ({ barcode, totalAmount }: DepositDraft): boolean =>
  barcode.trim() !== '' || totalAmount.trim() !== ''

/**
 * A deposit in progress, which survives a reload and a closed tab: what is typed, and the bags with the instants under
 * which they were sent.
 */
export const createDepositDesk = (
  stored: StoredValue<StoredDeposit>,
  facts: DepositFacts,
  now: () => number,
): DepositDesk => {
  const state = createExternalStore(resumedState(stored.read(), facts))
  const set = (change: Partial<DeskState>) => {
    const next = { ...state.get(), ...change }
    if (next.bags.length === 0 && !hasBag(next.draft)) stored.remove()
    else stored.write({ version: 1, typedAt: now(), draft: next.draft, bags: [...next.bags] })
    state.set(next)
  }
  return {
    state,
    set,
    bag: (id) => state.get().bags.find((bag) => bag.id === id),
    setBag: (id, next) => set({ bags: state.get().bags.map((bag) => (bag.id === id ? next(bag) : bag)) }),
  }
}

const resumedState = (found: StoredDeposit | undefined, facts: DepositFacts): DeskState => {
  const empty = emptyDepositDraft(facts)
  if (found === undefined) return { draft: empty, bags: [] }
  const { clientId, subclientId, servicePointId } = found.draft
  const draft = changeDepositDraft(
    { ...blankOf(empty), ...found.draft },
    { clientId, subclientId, servicePointId },
    facts,
  )
  return {
    draft,
    bags: found.bags.map((bag) => resumedBag({ ...bag, draft: { ...blankOf(empty), ...bag.draft } })),
  }
}

/** A draft that names no place, below the values of a stored one: JSON leaves out what is undefined. */
const blankOf = (empty: DepositDraft): DepositDraft => ({
  ...empty,
  clientId: undefined,
  subclientId: undefined,
  servicePointId: undefined,
  channelId: undefined,
})
