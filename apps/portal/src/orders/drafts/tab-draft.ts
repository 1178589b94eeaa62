import type { DraftStore } from './draft-store'
import type { OrderDraft } from './order-draft.schema'

/** Delay of writing a draft, longer than the usual pause between two words. */
export const WRITE_DELAY_MS = 400

export type TypedOrder = Omit<OrderDraft, 'version' | 'typedAt'>

export interface TabDraft {
  /**
   * The draft to offer at a service point: an earlier draft, or a draft from another tab. The current order is not
   * offered, unless the user leaves it for another order (`isLeft`).
   */
  readonly offered: (servicePointId: number, options?: { readonly isLeft: boolean }) => OrderDraft | undefined
  /** Notes the current state of the order, which is written after a short delay. */
  readonly note: (servicePointId: number, order: TypedOrder) => void
  /** Continues a draft, which becomes the current order. */
  readonly adopt: (servicePointId: number, id: string) => void
  /** Deletes a draft that was offered. */
  readonly refuse: (servicePointId: number, id: string) => void
  /** Deletes the draft of the current order, which was sent or abandoned. */
  readonly drop: () => void
  /** Writes pending changes at once. */
  readonly flush: () => void
}

interface InHand {
  readonly servicePointId: number
  readonly id: string
}

/** The id of the tab's last order: only this survives a reload. */
export interface TabMemory {
  readonly read: () => string | null
  readonly write: (id: string) => unknown
}

/**
 * The draft of the one order that a page is working on. Each order has its own draft, so no tab overwrites another
 * tab's. A tab is offered its own draft first. (DRF-3, DRF-4)
 */
export const createTabDraft = (store: DraftStore, tab: TabMemory, now: () => number): TabDraft => {
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
    offered: (servicePointId, { isLeft } = { isLeft: false }) => {
      if (!isLeft && inHand?.servicePointId === servicePointId) return undefined
      const drafts = store.list(servicePointId).filter(({ id }) => isLeft || id !== inHand?.id)
      const own = tab.read()
      return drafts.find(({ id }) => id === own) ?? drafts[0]
    },
    note: (servicePointId, order) => {
      // The order has moved to another service point, and its draft with it.
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
