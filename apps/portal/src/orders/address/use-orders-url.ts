import { useCallback, useMemo, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { usePathname } from 'wouter/use-browser-location'
import { type OrderKey, type OrdersUrl, readOrdersUrl, writeOrdersUrl } from './orders-url'

/**
 * The state of an entry in the browser's history that only opened a dialog. Closing the dialog goes back to the entry
 * before it.
 */
const OPENED = { ordersDialog: true } as const

const noNewOrder = { isNew: false, newType: undefined, repeatId: undefined, isReplacement: false } as const

const nowhere = { clientId: undefined, subclientId: undefined, servicePointId: undefined } as const

/**
 * The change that removes the service point from the URL if the list shows all service points. In this case the service
 * point belongs only to the open order.
 */
const withoutOpenPoint = (): Partial<OrdersUrl> => {
  const { pathname, search } = window.location
  return readOrdersUrl(pathname, search).isAll ? nowhere : {}
}

const wasOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'ordersDialog' in state

/** The state of the orders page from its URL, and the functions that change it. */
export const useOrdersUrl = () => {
  const search = useSearch()
  // This path of the browser is not decoded yet. The router's path is already decoded. Decoding it again would break
  // an id that contains a percent sign.
  const path = usePathname()
  const [, navigate] = useLocation()
  const url = useMemo(() => readOrdersUrl(path, search), [path, search])

  const go = useCallback(
    (patch: Partial<OrdersUrl>, options: { readonly replace?: boolean; readonly state?: unknown }) => {
      // The current URL is read from the browser, because it may have changed since this page was rendered.
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
      // A dialog that is opened from the form of a new order replaces the form in the browser's history. Closing the
      // dialog therefore leads back to the list.
      const isNew = readOrdersUrl(pathname, query).isNew
      go(
        { ...noNewOrder, ...patch },
        isNew ? { replace: true, state: window.history.state } : { state: OPENED },
      )
    },
    [go],
  )
  /**
   * Opens the form of an order that repeats or replaces a former order. If the service point of the former order is
   * given, the form has this point.
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
   * Chooses another service point for the order in the form. A list with the orders of one point then shows the
   * orders of the chosen point.
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
  /** The URL that opens an order and keeps the current list. */
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
    // The user may press Escape a second time before the browser has gone back. Going back twice would leave the
    // list.
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
