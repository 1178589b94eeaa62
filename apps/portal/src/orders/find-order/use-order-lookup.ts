import { acrossPointsCalls } from '@remesa/api-client/contract'
import type { LocatedOrder } from '@remesa/domain/orders'
import type { PaletteLookup } from '@remesa/ui/shell'
import { useEffect, useRef, useState } from 'react'
import { useClientOf } from '../../kernel/api'
import { findOrder } from './find-order'

export interface OrderLookup {
  readonly lookup: PaletteLookup
  readonly find: (number: string) => Promise<void>
  /** Clears the outcome, and cancels a call in progress. */
  readonly reset: () => void
}

/** Searches for orders by number, one at a time. (FRA-27) */
export const useOrderLookup = (
  countryCodes: readonly string[],
  onFound: (order: LocatedOrder) => void,
): OrderLookup => {
  const api = useClientOf(acrossPointsCalls)
  const [lookup, setLookup] = useState<PaletteLookup>({ kind: 'none' })
  const call = useRef<AbortController>(undefined)
  useEffect(() => () => call.current?.abort(), [])
  const find = async (number: string) => {
    call.current?.abort()
    const controller = new AbortController()
    call.current = controller
    setLookup({ kind: 'searching', number })
    const found = await findOrder(api.orders.find, number, { countryCodes, signal: controller.signal })
    if (controller.signal.aborted) return
    if (found.kind === 'found') {
      setLookup({ kind: 'none' })
      onFound(found.order)
    } else {
      setLookup(
        found.kind === 'missing'
          ? { kind: 'missing', number }
          : { ...found, number, onRetry: () => void find(number) },
      )
    }
  }
  return {
    lookup,
    find,
    reset: () => {
      call.current?.abort()
      setLookup({ kind: 'none' })
    },
  }
}
