import { useCallback, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import { type OrdersUrl, readOrdersUrl, writeOrdersUrl } from './orders-url'

/** Marks a history entry that only opened a dialog: closing the dialog goes back over it. */
const OPENED = { ordersDialog: true } as const

const wasOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'ordersDialog' in state

/** The state of the orders page as its address holds it, and the ways to change it. */
export const useOrdersUrl = () => {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const url = useMemo(() => readOrdersUrl(search), [search])

  const go = useCallback(
    (patch: Partial<OrdersUrl>, options: { readonly replace?: boolean; readonly state?: unknown }) => {
      // The address may have moved on since this page was drawn.
      const query = writeOrdersUrl({ ...readOrdersUrl(window.location.search), ...patch })
      navigate(query === '' ? path : `${path}?${query}`, options)
    },
    [navigate, path],
  )
  /** A step that the back button undoes. */
  const push = useCallback((patch: Partial<OrdersUrl>) => go(patch, {}), [go])
  const replace = useCallback(
    (patch: Partial<OrdersUrl>) => go(patch, { replace: true, state: window.history.state }),
    [go],
  )
  const openDialog = useCallback(
    (patch: Pick<OrdersUrl, 'isNew'> | Pick<OrdersUrl, 'detail'>) => go(patch, { state: OPENED }),
    [go],
  )
  const closeDialog = useCallback(() => {
    if (wasOpenedHere(window.history.state)) window.history.back()
    else go({ isNew: false, detail: undefined }, { replace: true })
  }, [go])

  return { url, push, replace, openDialog, closeDialog }
}
