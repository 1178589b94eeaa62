import type { DraftStore } from './draft-store'
import type { OrderDraft } from './order-draft.schema'

/** Typing pauses for longer than this between words. */
export const WRITE_DELAY_MS = 400

export type TypedOrder = Omit<OrderDraft, 'version' | 'typedAt'>

export interface DraftKeeper {
  /** The draft of a service point that somebody began elsewhere or before: not the order in hand. */
  readonly offered: (servicePointId: number) => OrderDraft | undefined
  /** The order in hand as it stands now. It is written after a moment. */
  readonly note: (servicePointId: number, order: TypedOrder) => void
  /** Goes on with a draft: it is the order in hand from now on. */
  readonly adopt: (servicePointId: number, id: string) => void
  /** Drops a draft that was offered. */
  readonly refuse: (servicePointId: number, id: string) => void
  /** The order in hand was sent or given up: its draft goes. */
  readonly drop: () => void
  /** Writes at once what waits to be written. */
  readonly flush: () => void
}

interface InHand {
  readonly servicePointId: number
  readonly id: string
}

/** The id of the order that a tab had in hand last: it outlives a reload, and nothing else. */
export interface TabMemory {
  readonly read: () => string | null
  readonly write: (id: string) => unknown
}

/**
 * DRF-3, DRF-4. The draft of the one order that a page has in hand. Each order has a draft of its own, so no tab replaces
 * what another one has typed. A tab is offered its own first.
 */
export const createDraftKeeper = (store: DraftStore, tab: TabMemory, now: () => number): DraftKeeper => {
  let inHand: InHand | undefined
  let waiting: { readonly servicePointId: number; readonly order: TypedOrder } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (waiting === undefined) return
    const { servicePointId, order } = waiting
    waiting = undefined
    store.write(servicePointId, { version: 1, typedAt: now(), ...order })
  }

  const forget = () => {
    clearTimeout(timer)
    timer = undefined
    waiting = undefined
    inHand = undefined
  }

  const take = (next: InHand) => {
    if (inHand?.id !== next.id) tab.write(next.id)
    inHand = next
  }

  return {
    offered: (servicePointId) => {
      if (inHand?.servicePointId === servicePointId) return undefined
      const drafts = store.list(servicePointId).filter(({ id }) => id !== inHand?.id)
      const own = tab.read()
      return drafts.find(({ id }) => id === own) ?? drafts[0]
    },
    note: (servicePointId, order) => {
      // The order has moved to another service point, and takes its draft along.
      if (inHand !== undefined && inHand.servicePointId !== servicePointId)
        store.remove(inHand.servicePointId, inHand.id)
      take({ servicePointId, id: order.id })
      waiting = { servicePointId, order }
      timer ??= setTimeout(flush, WRITE_DELAY_MS)
    },
    adopt: (servicePointId, id) => {
      flush()
      take({ servicePointId, id })
    },
    refuse: (servicePointId, id) => {
      flush()
      forget()
      store.remove(servicePointId, id)
    },
    drop: () => {
      if (inHand !== undefined) store.remove(inHand.servicePointId, inHand.id)
      forget()
    },
    flush,
  }
}
