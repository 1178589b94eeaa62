import type { DraftStore } from './draft-store'
import type { OrderDraft } from './order-draft.schema'

/** Delay before a draft is stored, longer than the usual pause between two typed words. */
export const WRITE_DELAY_MS = 400

export type TypedOrder = Omit<OrderDraft, 'version' | 'typedAt'>

export interface TabDraft {
  /**
   * The draft that the user is asked to continue at a service point: the last draft of this tab, or else the newest
   * draft of the service point. `undefined` while the form has an order for this service point, unless the user leaves
   * this order to begin another order (`isLeft`).
   */
  readonly offered: (servicePointId: number, options?: { readonly isLeft: boolean }) => OrderDraft | undefined
  /** Stores the current values of the order after a short delay. */
  readonly note: (servicePointId: number, order: TypedOrder) => void
  /** Makes a stored draft the current order of this tab. */
  readonly adopt: (servicePointId: number, id: string) => void
  /** Deletes a draft that the user did not want to continue. */
  readonly refuse: (servicePointId: number, id: string) => void
  /** Deletes the draft of the current order, because the order was sent or abandoned. */
  readonly drop: () => void
  /** Stores delayed changes at once. */
  readonly flush: () => void
}

interface InHand {
  readonly servicePointId: number
  readonly id: string
}

/** The id of the last order in this tab, which survives a reload. */
export interface TabMemory {
  readonly read: () => string | null
  readonly write: (id: string) => unknown
}

/**
 * The stored draft of the order on which a page is working. Each order has its own draft, so tabs do not overwrite
 * each other's drafts. A tab finds its own draft first. (DRF-3, DRF-4)
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
      // The user has chosen another service point for the order, so its draft moves to that point.
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
