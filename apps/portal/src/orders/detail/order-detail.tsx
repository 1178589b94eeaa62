import {
  asksCancellationReasons,
  canRate,
  classifyOrders,
  type DetailedOrder,
  externalServicePointId,
  type OrderFilters,
  type OrderRow,
  orderCountryCode,
  requestCard,
  showsDetailHours,
} from '@remesa/domain/orders'
import { type ServicePoint, servicePointTimeZone } from '@remesa/domain/service-points'
import { useT } from '@remesa/ui/i18n'
import { OrderDetailPanel, type OrderDetailState, orderDetailTitle } from '@remesa/ui/orders'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { DeclaredDialog } from '../../declared-values/declared-dialog-props'
import { type ApiFailure, endpointQueryOptions, useApi } from '../../kernel/api'
import { useNow } from '../../kernel/clock'
import { lazyPart, useOpenedDialog } from '../../kernel/loading'
import { usePortal } from '../../kernel/state'
import { CATALOGUE_FRESH_MS } from '../../kernel/time-limits'
import type { ListedOrder, OrderKey } from '../address'
import { orderDetailQuery, servicePointsQuery, useCancellationReasons, useOrderHistory } from '../queries'
import { OpenOrderActions } from './open-order-actions'
import { OpenOrderRating } from './open-order-rating'
import { isSameBeside, type Neighbours, neighboursIn, neighboursOf } from './order-neighbours'
import { useDeliveryNames } from './use-delivery-names'
import { useFoundRow } from './use-found-row'

// Most orders have no declared values, so the rules, dialogs and codes of declared values are loaded when a pickup is
// opened.
const DeclaredValues = lazyPart(
  async () => (await import('../../declared-values/declared-values')).DeclaredValues,
)

export interface OrderDetailProps {
  readonly isOpen: boolean
  /** The open order; `undefined` if no order is open. */
  readonly orderKey: OrderKey | undefined
  /** The service point whose orders the list behind the detail shows; `undefined` if no point is chosen. */
  readonly servicePoint: ServicePoint | undefined
  /**
   * Whether the list behind the detail shows the orders of all service points. In this case no history of a single
   * point is loaded.
   */
  readonly isAcrossPoints: boolean
  /** The orders of the list behind the detail, from top to bottom. */
  readonly listed: readonly ListedOrder[] | undefined
  /** Whether the service point of the list is still loading. The order is read in the country of that point. */
  readonly isPointPending: boolean
  /** Whether the list behind the detail shows cancelled orders. */
  readonly showsCancelled: boolean
  /** Called with the client, center and service point of the order, if the page shows no service point yet. */
  readonly onPointFound: (filters: Required<OrderFilters>) => void
  /** Shows another order in place of the open order. */
  readonly onMove: (order: OrderKey & { readonly servicePointId?: number }) => void
  /** Opens the form of a new order with the values of the open order. */
  readonly onRepeat: (order: OrderKey) => void
  readonly onClose: () => void
}

const none: readonly OrderRow[] = []

/** The detail of the order that the URL names. */
export function OrderDetail(props: OrderDetailProps) {
  // The order that was open last stays visible while the panel closes, so that the closing panel is not empty.
  const [last, setLast] = useState(props.orderKey)
  if (props.orderKey !== undefined && props.orderKey !== last) setLast(props.orderKey)
  return last && <OpenedDetail {...props} shown={last} />
}

function OpenedDetail(props: OrderDetailProps & { readonly shown: OrderKey }) {
  const { isOpen, servicePoint, isAcrossPoints, isPointPending, onPointFound, onClose, shown } = props
  const api = useApi()
  const now = useNow()
  const { config, user } = usePortal()
  const countryCode = servicePoint === undefined ? user.country.code : orderCountryCode(servicePoint, user)
  const read = useQuery({
    ...orderDetailQuery(api, countryCode, shown),
    enabled: isOpen && !isPointPending,
  })
  const order = read.data
  const { history, rows: ofPoint } = useOrderHistory(servicePoint, { isEnabled: false })
  // The list of all points does not update the rows of this service point, so rows that were loaded earlier may be out
  // of date.
  const rows = isAcrossPoints ? none : ofPoint
  const points = useQuery({ ...servicePointsQuery(api), enabled: false }).data ?? []
  const listed = rows.find(({ serviceId }) => serviceId === shown.serviceId)
  const found = useFoundRow({
    countryCode,
    serviceCode: order?.detail.serviceCode ?? null,
    isEnabled:
      isOpen && listed === undefined && (isAcrossPoints || (history.isSuccess && !history.isPlaceholderData)),
  })
  const row = listed ?? (found?.serviceId === shown.serviceId ? found : undefined)
  const point =
    points.find(
      (candidate) =>
        externalServicePointId(candidate) === order?.detail.servicePointId &&
        orderCountryCode(candidate, user) === countryCode,
    ) ??
    // An order in the list of a service point belongs to this point, even if the response with the order's detail
    // contains another point.
    (listed === undefined ? undefined : servicePoint)
  // An order that was found by its number may belong to another service point than the orders in the list.
  const actionsAt = listed === undefined && !isAcrossPoints ? point : (servicePoint ?? point)
  const timeZone = servicePointTimeZone(point ?? servicePoint, user)
  const catalogue = useDeliveryNames({
    order,
    countryCode,
    servicePoint: point,
  })
  const currencies = useQuery({
    ...endpointQueryOptions(api.orders.currencies, { params: { countryCode } }, { isSilent: true }),
    staleTime: CATALOGUE_FRESH_MS,
    enabled: order !== undefined && order.detail.documents.length > 0,
  })

  useEffect(() => {
    // After the user has gone back to the list of all points, the order stays open for a moment. Meanwhile the list
    // must not choose the service point of this order.
    if (isAcrossPoints || !isOpen || isPointPending) return
    if (servicePoint !== undefined || point === undefined) return
    const { id, subclient } = point
    onPointFound({ clientId: subclient.client.id, subclientId: subclient.id, servicePointId: id })
  }, [isAcrossPoints, isOpen, isPointPending, servicePoint, point, onPointFound])

  const hasMotive = order !== undefined && requestCard(order.detail).motive !== undefined
  const reasons = useCancellationReasons(countryCode, {
    isEnabled: isOpen && hasMotive && asksCancellationReasons(config),
  })
  const declaredDialog = useOpenedDialog<DeclaredDialog>()
  const [declared, setDeclared] = useState<{ readonly code: string; readonly isDeclared: boolean }>()
  const code = order?.type === 'pickup' ? order.detail.serviceCode : null

  const current =
    props.listed === undefined
      ? neighboursOf(shown.serviceId, classifyOrders(rows, { now, timeZone }), {
          showsCancelled: props.showsCancelled,
          ...{ now, timeZone },
        })
      : neighboursIn(props.listed, shown.serviceId)
  // An order may leave the list, for example when it is cancelled. Its previous and next order stay available.
  const [lastBeside, setLastBeside] = useState({ id: shown.serviceId, beside: current })
  if (current !== undefined && !isSameBeside(lastBeside, shown.serviceId, current))
    setLastBeside({ id: shown.serviceId, beside: current })
  const beside = current ?? (lastBeside.id === shown.serviceId ? lastBeside.beside : undefined)
  const move = (key: Neighbours['next']) => key && props.onMove(key)
  const state = stateOf(read)
  useTitled(orderDetailTitle(useT(), { type: shown.type, state, row }), isOpen)

  return (
    <OrderDetailPanel
      isOpen={isOpen}
      onClose={onClose}
      onPrint={() => window.print()}
      returnTo={() => rowControl(shown, beside)}
      type={shown.type}
      state={state}
      catalogue={catalogue}
      row={row}
      neighbours={
        beside && {
          onPrevious: beside.previous && (() => move(beside.previous)),
          onNext: beside.next && (() => move(beside.next)),
        }
      }
      reasons={reasons.data?.cancellationReasons}
      withHours={showsDetailHours(order?.type ?? shown.type, config)}
      timeZone={timeZone}
      now={now}
      currencies={currencies.data?.currencies}
      isAgile={point?.agilePickup}
      actions={
        row !== undefined &&
        actionsAt !== undefined && (
          <OpenOrderActions
            row={{ ...row, serviceId: shown.serviceId }}
            servicePoint={actionsAt}
            isDeclared={declared?.code === code ? declared?.isDeclared : undefined}
            onShowCodes={() => declaredDialog.open({ kind: 'codes', code: '' })}
            onRepeat={() => props.onRepeat(shown)}
            onDeclare={() => declaredDialog.open({ kind: 'values', code: '' })}
          />
        )
      }
      rating={
        row !== undefined &&
        isRated(row) && <OpenOrderRating countryCode={countryCode} serviceId={shown.serviceId} />
      }
      declared={
        order?.type === 'pickup' &&
        code !== null && (
          <DeclaredValues
            key={code}
            order={{ countryCode, serviceCode: code }}
            detail={order.detail}
            row={row}
            servicePoint={point}
            dialog={declaredDialog}
            onRead={setDeclared}
          />
        )
      }
    />
  )
}

const isRated = (row: OrderRow): boolean => canRate(row).reasons.some(({ rule }) => rule === 'already-rated')

/**
 * The button in the list that opens an order. If the order is no longer in the list, for example because it was
 * cancelled, this is the button of the next order.
 */
const rowControl = (shown: OrderKey, beside: Neighbours | undefined): HTMLElement | null => {
  for (const key of [shown, beside?.next, beside?.previous]) {
    const control = key && openerOf(key)
    if (control) return control
  }
  return null
}

const openerOf = ({ serviceId }: OrderKey): HTMLElement | null =>
  document.querySelector(`[data-row-id="${CSS.escape(serviceId)}"] .r-open`)

const stateOf = ({ data, error, refetch }: UseQueryResult<DetailedOrder, ApiFailure>): OrderDetailState => {
  if (data !== undefined) return { kind: 'ready', order: data }
  if (error === null) return { kind: 'loading' }
  return isMissing(error) ? { kind: 'missing' } : { kind: 'error', onRetry: () => void refetch() }
}

const isMissing = ({ error }: ApiFailure): boolean => error.kind === 'rejected' && error.status === 404

/**
 * Sets the document title to the order's name while the order is open. The browser shows the title in the tab and in
 * its history, and uses it as the name of a printed file.
 */
const useTitled = (title: string, isOpen: boolean): void => {
  useEffect(() => {
    if (!isOpen) return
    const before = document.title
    document.title = `${title} · ${before}`
    return () => {
      document.title = before
    }
  }, [title, isOpen])
}
