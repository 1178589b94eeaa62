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
  /** Drops the draft of a service point, whoever typed it. */
  readonly refuse: (servicePointId: number) => void
  /** The order in hand was sent or given up: its draft goes. One that another tab has typed since stays. */
  readonly drop: () => void
  /** Writes at once what waits to be written. */
  readonly flush: () => void
}

interface InHand {
  readonly servicePointId: number
  readonly id: string
}

/**
 * DRF-3, DRF-4. The draft of the one order that a page has in hand. What is typed in it is never replaced by what another
 * tab has typed; in the storage the last one counts.
 */
export const createDraftKeeper = (store: DraftStore, now: () => number): DraftKeeper => {
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

  const removeOwn = ({ servicePointId, id }: InHand) => {
    if (store.read(servicePointId)?.id === id) store.remove(servicePointId)
  }

  return {
    offered: (servicePointId) => {
      if (inHand?.servicePointId === servicePointId) return undefined
      const draft = store.read(servicePointId)
      return draft?.id === inHand?.id ? undefined : draft
    },
    note: (servicePointId, order) => {
      // The order has moved to another service point, and takes its draft along.
      if (inHand !== undefined && inHand.servicePointId !== servicePointId) removeOwn(inHand)
      inHand = { servicePointId, id: order.id }
      waiting = { servicePointId, order }
      timer ??= setTimeout(flush, WRITE_DELAY_MS)
    },
    adopt: (servicePointId, id) => {
      flush()
      inHand = { servicePointId, id }
    },
    refuse: (servicePointId) => {
      flush()
      forget()
      store.remove(servicePointId)
    },
    drop: () => {
      if (inHand !== undefined) removeOwn(inHand)
      forget()
    },
    flush,
  }
}
