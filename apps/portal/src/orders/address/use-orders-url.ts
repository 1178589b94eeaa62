import { useCallback, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import { usePathname } from 'wouter/use-browser-location'
import { type OrderKey, type OrdersUrl, readOrdersUrl, writeOrdersUrl } from './orders-url'

/** Marks a history entry that only opened a dialog: closing the dialog goes back over it. */
const OPENED = { ordersDialog: true } as const

const wasOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'ordersDialog' in state

/** The state of the orders page as its address holds it, and the ways to change it. */
export const useOrdersUrl = () => {
  const search = useSearch()
  // As it stands in the address: the router's own path is decoded, in which an id with a per cent sign is lost.
  const path = usePathname()
  const [, navigate] = useLocation()
  const url = useMemo(() => readOrdersUrl(path, search), [path, search])

  const go = useCallback(
    (patch: Partial<OrdersUrl>, options: { readonly replace?: boolean; readonly state?: unknown }) => {
      // The address may have moved on since this page was drawn.
      const { pathname, search: query } = window.location
      navigate(writeOrdersUrl({ ...readOrdersUrl(pathname, query), ...patch }), options)
    },
    [navigate],
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
  /** The address of an order over the list as it stands. */
  const hrefOf = useCallback((detail: OrderKey) => {
    const { pathname, search: query } = window.location
    return writeOrdersUrl({ ...readOrdersUrl(pathname, query), isNew: false, detail })
  }, [])
  const closeDialog = useCallback(() => {
    if (wasOpenedHere(window.history.state)) window.history.back()
    else go({ isNew: false, newType: undefined, detail: undefined }, { replace: true })
  }, [go])

  return { url, push, replace, openDialog, closeDialog, hrefOf }
}
