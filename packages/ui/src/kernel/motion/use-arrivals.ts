import { type RefObject, useEffect, useRef } from 'react'
import { move } from './motion'

/**
 * Animates each new row of a list once, so that a new order is easy to find. Rows are the elements with `data-row-id`.
 */
export function useArrivals(
  list: RefObject<HTMLElement | null>,
  ids: readonly string[],
  isReady: boolean,
): void {
  const known = useRef<ReadonlySet<string> | undefined>(undefined)
  useEffect(() => {
    if (!isReady) return
    const before = known.current
    known.current = new Set(ids)
    if (before === undefined) return
    for (const row of list.current?.querySelectorAll<HTMLElement>('[data-row-id]') ?? []) {
      if (!before.has(row.dataset['rowId'] ?? ''))
        move(row, { opacity: ['0', '1'], translate: ['0 -6px', '0 0'] })
    }
  }, [list, ids, isReady])
}
