import { useCallback, useMemo, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { usePathname } from 'wouter/use-browser-location'
import { type OrderKey, type OrdersUrl, readOrdersUrl, writeOrdersUrl } from './orders-url'

/** The mark of a history entry that only opened a dialog: closing the dialog goes back. */
const OPENED = { ordersDialog: true } as const

const noNewOrder = { isNew: false, newType: undefined, repeatId: undefined, isReplacement: false } as const

const nowhere = { clientId: undefined, subclientId: undefined, servicePointId: undefined } as const

/**
 * Removes the service point from the state if all points are shown, since the point then belongs only to the open
 * order.
 */
const withoutOpenPoint = (): Partial<OrdersUrl> => {
  const { pathname, search } = window.location
  return readOrdersUrl(pathname, search).isAll ? nowhere : {}
}

const wasOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'ordersDialog' in state

/** The state of the orders page from its address, and the functions that change it. */
export const useOrdersUrl = () => {
  const search = useSearch()
  // The raw address: the router's path is decoded, and decoding breaks an id with a percent sign.
  const path = usePathname()
  const [, navigate] = useLocation()
  const url = useMemo(() => readOrdersUrl(path, search), [path, search])

  const go = useCallback(
    (patch: Partial<OrdersUrl>, options: { readonly replace?: boolean; readonly state?: unknown }) => {
      // The address may have changed since this page was rendered.
      const { pathname, search: query } = window.location
      navigate(writeOrdersUrl({ ...readOrdersUrl(pathname, query), ...patch }), options)
    },
    [navigate],
  )
  /** Changes the state so that the back button undoes the change. */
  const push = useCallback((patch: Partial<OrdersUrl>) => go(patch, {}), [go])
  const replace = useCallback(
    (patch: Partial<OrdersUrl>) => go(patch, { replace: true, state: window.history.state }),
    [go],
  )
  const openDialog = useCallback(
    (
      patch: (Pick<OrdersUrl, 'isNew'> | Pick<OrdersUrl, 'detail'>) &
        Pick<Partial<OrdersUrl>, 'servicePointId'>,
    ) => {
      const { pathname, search: query } = window.location
      // A dialog opened from a new order replaces the new order in the history: closing the dialog leads back to the
      // list.
      const isNew = readOrdersUrl(pathname, query).isNew
      go(
        { ...noNewOrder, ...patch },
        isNew ? { replace: true, state: window.history.state } : { state: OPENED },
      )
    },
    [go],
  )
  /**
   * Opens a new order that repeats or replaces a former order, at the service point of the former order if it is
   * given.
   */
  const openRepeat = useCallback(
    (
      { type, serviceId }: OrderKey,
      place: Pick<Partial<OrdersUrl>, 'servicePointId'> = {},
      { isReplacement = false }: { readonly isReplacement?: boolean } = {},
    ) =>
      go(
        {
          ...(place.servicePointId === undefined ? {} : nowhere),
          ...{ isNew: true, newType: type, repeatId: serviceId, isReplacement, detail: undefined },
          ...place,
        },
        { state: OPENED },
      ),
    [go],
  )
  /**
   * Chooses another service point for the order in the form. In the list of one point, the list changes to that
   * point too, and shows it after the form is closed.
   */
  const chooseOrderPoint = useCallback(
    (servicePointId: number) => {
      const { pathname, search: query } = window.location
      const { isAll } = readOrdersUrl(pathname, query)
      const state = isAll ? window.history.state : undefined
      go({ ...nowhere, servicePointId }, { replace: true, state })
    },
    [go],
  )
  /** The address of an order over the current list. */
  const hrefOf = useCallback((detail: OrderKey) => {
    const { pathname, search: query } = window.location
    return writeOrdersUrl({
      ...readOrdersUrl(pathname, query),
      ...noNewOrder,
      detail,
    })
  }, [])
  const isGoingBack = useRef(false)
  const closeDialog = useCallback(() => {
    // Escape may be pressed again before the first press has led back.
    if (isGoingBack.current) return
    if (wasOpenedHere(window.history.state)) {
      isGoingBack.current = true
      const settle = () => {
        isGoingBack.current = false
      }
      window.addEventListener('popstate', settle, { once: true })
      window.history.back()
    } else go({ ...noNewOrder, ...withoutOpenPoint(), detail: undefined }, { replace: true })
  }, [go])

  return { url, push, replace, openDialog, openRepeat, chooseOrderPoint, closeDialog, hrefOf }
}
