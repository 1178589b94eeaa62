import { chakra } from '@chakra-ui/react'
import { canRequestOrder, orderCountryCode, showsHistoryExport } from '@remesa/domain/orders'
import { type ServicePoint, servicePointTimeZone } from '@remesa/domain/service-points'
import { useT } from '@remesa/ui/i18n'
import { lazyComponent, ZoneNote } from '@remesa/ui/kernel'
import { OrdersHeader, OrdersNotice, PointSwitcher } from '@remesa/ui/orders'
import { useQueryClient } from '@tanstack/react-query'
import { Fragment, useCallback, useDeferredValue, useEffect, useState } from 'react'
import { failureReason, useApi, useEndpointQuery } from '../../kernel/api'
import { useNow } from '../../kernel/clock'
import { useCountryConfig } from '../../kernel/country'
import { useKeys, useRowKeys } from '../../kernel/keys'
import { lazyDialog, lazyPart, whenIdle, withTexts } from '../../kernel/loading'
import { usePortal } from '../../kernel/state'
import { CATALOGUE_FRESH_MS } from '../../kernel/time-limits'
import { type ListedOrder, type OrderKey, useOrdersUrl } from '../address'
import { OrdersExport } from '../exports'
import { UPCOMING_ORDERS } from '../queries'
import { OrderHistory, OrdersLoading } from './order-history'
import { shownPoints } from './shown-points'
import { useOrderFilters } from './use-order-filters'

// The form is loaded only when it is needed. Its code is as large as the rest of the page, and on most visits the
// user only reads.
const NewOrder = lazyDialog(async () => (await import('../new-order/new-order')).NewOrder)

const OrderDetail = lazyDialog(async () => (await import('../detail/order-detail')).OrderDetail)

// This code is loaded after the page. Without it the page works, but does not update by itself.
const LiveOrders = lazyComponent(async () => {
  await whenIdle()
  return (await import('../live/live-orders')).LiveOrders
})

// The list of all points and its texts are loaded only for users with several points.
const AllPoints = lazyPart(() => withTexts('points', async () => (await import('./all-points')).AllPoints))

const NoServicePointsDialog = lazyPart(
  async () => (await import('./no-points-warning')).NoServicePointsDialog,
)

/** A notice with the time zone of the orders, if it is not obvious. */
function PointZones({ points }: { readonly points: readonly ServicePoint[] }) {
  const now = useNow()
  const { user } = usePortal()
  return <ZoneNote timeZones={points.map((point) => servicePointTimeZone(point, user))} now={now} />
}

const home = { clientId: undefined, subclientId: undefined, servicePointId: undefined } as const

/** The page with the past, present and future orders, and the form of a new order. */
export function OrdersPage() {
  const t = useT()
  const api = useApi()
  const cache = useQueryClient()
  const { ability, user } = usePortal()
  const address = useOrdersUrl()
  const { url, replace, openDialog, openRepeat, closeDialog } = address
  const filters = useOrderFilters(address)
  const { resolved, isAll, isGone, switcher, points, isLoading, failure, hasNone, retry } = filters
  const { wantsAll } = filters
  useEffect(() => {
    if (wantsAll) AllPoints.preload()
  }, [wantsAll])
  const { servicePoint } = resolved
  // The URL contains only an order, whose service point is not known yet.
  const isPointPending = !isGone && !hasNone && failure === undefined
  const [isWarningRead, setWarningRead] = useState(false)
  // The deferred value lets the browser show the click before it renders the dialog.
  const { isNew, detail } = useDeferredValue(url)
  const [order, setOrder] = useState({ count: 0, isGivenUp: false, wasNew: url.isNew })
  // The URL decides whether the form of a new order is open. After the user has abandoned an order, the URL is
  // unchanged until the browser has gone back. An empty form opens only when the URL requests a form again after that.
  if (url.isNew !== order.wasNew)
    setOrder(
      url.isNew && order.isGivenUp
        ? { count: order.count + 1, isGivenUp: false, wasNew: true }
        : { ...order, wasNew: url.isNew },
    )

  // The orders in the list of all points. The detail of an order needs them for its previous and next buttons.
  const [listed, setListed] = useState<readonly ListedOrder[]>([])
  const move = useCallback(
    (order: OrderKey & { readonly servicePointId?: number }) => {
      const { servicePointId, ...detail } = order
      replace(servicePointId === undefined ? { detail } : { detail, servicePointId })
    },
    [replace],
  )

  const mayRequest = canRequestOrder(ability, points).allowed
  const isPointKnown = points !== undefined
  const openNew = mayRequest
    ? () => openDialog({ isNew: true, servicePointId: isAll ? undefined : servicePoint?.id })
    : undefined
  useKeys({ 'new-order': isPointKnown ? openNew : undefined })
  useRowKeys()
  const countryCode = servicePoint === undefined ? user.country.code : orderCountryCode(servicePoint, user)
  const { config: ofPoint } = useCountryConfig(countryCode)
  const currencies = useEndpointQuery(
    api.orders.currencies,
    { params: { countryCode } },
    {
      enabled: mayRequest && servicePoint !== undefined,
      staleTime: CATALOGUE_FRESH_MS,
      isShownInPlace: true,
    },
  )

  return (
    <>
      <OrdersHeader
        point={!hasNone && failure === undefined && <PointSwitcher {...switcher} />}
        canceled={
          servicePoint || isAll
            ? { isShown: url.canceled, onChange: (isShown) => replace({ canceled: isShown }) }
            : undefined
        }
        onPrint={servicePoint || isAll ? () => window.print() : undefined}
        onNewOrder={openNew}
        refusal={isPointKnown ? undefined : t('orders.refused.no-service-point')}
        exports={
          showsHistoryExport(ability, ofPoint) && !hasNone && !isGone ? (
            <OrdersExport
              scope={
                isAll && points !== undefined
                  ? { points: shownPoints(points, url.narrowing) }
                  : { filters: resolved, countryCode }
              }
            />
          ) : undefined
        }
      />
      <chakra.div display="grid" gap="6">
        <PointZones points={isAll ? (points ?? []) : servicePoint === undefined ? [] : [servicePoint]} />
        {isAll && points !== undefined ? (
          <AllPoints
            points={points}
            address={address}
            switcher={switcher}
            openId={detail?.serviceId}
            onListed={setListed}
          />
        ) : servicePoint !== undefined ? (
          <Fragment key={servicePoint.id}>
            <OrderHistory
              servicePoint={servicePoint}
              address={address}
              openId={detail?.serviceId}
              onFirstOrder={openNew}
            />
            <LiveOrders servicePoint={servicePoint} />
          </Fragment>
        ) : isLoading || isPointPending ? (
          <OrdersLoading />
        ) : (
          <OrdersNotice
            kind={failure !== undefined ? 'points-failed' : hasNone ? 'no-points' : 'point-gone'}
            reason={failure && failureReason(t, failure)}
            onRetry={retry}
            action={
              isGone && !hasNone
                ? {
                    text: t(switcher.offersAll ? 'orders.point.all' : 'orders.title'),
                    onClick: () => replace(home),
                  }
                : undefined
            }
          />
        )}
      </chakra.div>
      {hasNone && <NoServicePointsDialog isOpen={!isWarningRead} onClose={() => setWarningRead(true)} />}
      <OrderDetail
        isOpen={detail !== undefined}
        orderKey={detail}
        servicePoint={servicePoint}
        isAcrossPoints={isAll}
        listed={isAll ? listed : undefined}
        isPointPending={isLoading}
        showsCancelled={url.canceled}
        onPointFound={replace}
        onMove={move}
        onRepeat={openRepeat}
        onClose={closeDialog}
      />
      {mayRequest && (
        <NewOrder
          key={order.count}
          isOpen={isNew && isPointKnown}
          presetType={url.newType}
          repeatId={url.repeatId}
          isReplacement={url.isReplacement}
          servicePoint={servicePoint}
          points={switcher.offersAll ? switcher : undefined}
          currencies={currencies.data?.currencies}
          onRetryCurrencies={
            currencies.isError && currencies.data === undefined ? () => void currencies.refetch() : undefined
          }
          onChanged={() => {
            void cache.invalidateQueries({ queryKey: [api.orders.history.id] })
            void cache.invalidateQueries({ queryKey: UPCOMING_ORDERS })
          }}
          onDone={closeDialog}
          onGivenUp={() => {
            setOrder((last) => ({ ...last, isGivenUp: true }))
            closeDialog()
          }}
        />
      )}
    </>
  )
}
