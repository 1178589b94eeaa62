import { chakra } from '@chakra-ui/react'
import { canRequestOrder, orderCountryCode, showsHistoryExport } from '@remesa/domain/orders'
import { useT } from '@remesa/ui/i18n'
import { latePart } from '@remesa/ui/kernel'
import { OrdersHeader, OrdersNotice, PointSwitcher } from '@remesa/ui/orders'
import { useQueryClient } from '@tanstack/react-query'
import { Fragment, useCallback, useDeferredValue, useState } from 'react'
import { failureReason, useApi, useEndpointQuery } from '../../kernel/api'
import { useKeys, useRowKeys } from '../../kernel/keys'
import { lazyDialog, lazyPart } from '../../kernel/loading'
import { usePortal } from '../../kernel/state'
import { type OrderKey, useOrdersUrl } from '../address'
import { OrdersExport } from '../exports'
import { UPCOMING_ORDERS } from '../queries'
import { OrderHistory, OrdersLoading } from './order-history'
import { useOrderFilters } from './use-order-filters'

// The form and its machine are as large as the rest of the page, and most visits only read.
const NewOrder = lazyDialog(async () => (await import('../new-order/new-order')).NewOrder)

const OrderDetail = lazyDialog(async () => (await import('../detail/order-detail')).OrderDetail)

/** By then the page is complete, and its own calls are done. */
const COMPLETE_MS = 2_000

// Loaded after the page: without it the page works, but does not update by itself.
const LiveOrders = latePart(async () => {
  await new Promise((resolve) => setTimeout(resolve, COMPLETE_MS))
  return (await import('../live/live-orders')).LiveOrders
})

// A list of its own, for the few who have several points and look at all of them.
const AllPoints = lazyPart(async () => (await import('./all-points')).AllPoints)

const NoServicePointsDialog = lazyPart(
  async () => (await import('./no-points-warning')).NoServicePointsDialog,
)

/** Orders of a service point: past, present and future, and the way to request another. */
export function OrdersPage() {
  const t = useT()
  const api = useApi()
  const cache = useQueryClient()
  const { ability, user } = usePortal()
  const address = useOrdersUrl()
  const { url, replace, openDialog, openRepeat, closeDialog } = address
  const { resolved, isAll, switcher, points, isLoading, failure, hasNone, retry } = useOrderFilters(address)
  const { servicePoint } = resolved
  const [isWarningRead, setWarningRead] = useState(false)
  // The press is painted before the dialog that it opens is rendered.
  const { isNew, detail } = useDeferredValue(url)
  const [order, setOrder] = useState({ count: 0, isGivenUp: false, wasNew: url.isNew })
  // The address says that it is open for a while after it was given up: the way back takes the browser a moment.
  if (url.isNew !== order.wasNew)
    setOrder(
      url.isNew && order.isGivenUp
        ? { count: order.count + 1, isGivenUp: false, wasNew: true }
        : { ...order, wasNew: url.isNew },
    )

  const walk = useCallback((order: OrderKey) => replace({ detail: order }), [replace])

  const mayRequest = canRequestOrder(ability, points).allowed
  // Over all points, a new order is for the one that was chosen last, until its form says another.
  const newPointId = isAll ? switcher.recents[0] : servicePoint?.id
  const isPointKnown = points !== undefined
  const openNew = mayRequest ? () => openDialog({ isNew: true, servicePointId: newPointId }) : undefined
  useKeys({ 'new-order': isPointKnown ? openNew : undefined })
  useRowKeys()
  const countryCode = servicePoint === undefined ? user.country.code : orderCountryCode(servicePoint, user)
  const currencies = useEndpointQuery(
    api.orders.currencies,
    { params: { countryCode } },
    { enabled: mayRequest && servicePoint !== undefined, staleTime: 5 * 60_000, isShownInPlace: true },
  )

  return (
    <>
      <OrdersHeader
        point={!hasNone && failure === undefined && <PointSwitcher {...switcher} />}
        canceled={
          servicePoint && !isAll
            ? { isShown: url.canceled, onChange: (isShown) => replace({ canceled: isShown }) }
            : undefined
        }
        onPrint={servicePoint || isAll ? () => window.print() : undefined}
        onNewOrder={openNew}
        refusal={isPointKnown ? undefined : t('orders.refused.no-service-point')}
        exports={
          showsHistoryExport(ability) && !hasNone ? (
            <OrdersExport filters={resolved} countryCode={countryCode} />
          ) : undefined
        }
      />
      <chakra.div display="grid" gap="6">
        {isAll && points !== undefined ? (
          <AllPoints points={points} address={address} openId={detail?.serviceId} />
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
        ) : isLoading ? (
          <OrdersLoading />
        ) : (
          <OrdersNotice
            kind={hasNone ? 'no-points' : failure === undefined ? 'unchosen' : 'points-failed'}
            reason={failure && failureReason(t, failure)}
            onRetry={retry}
          />
        )}
      </chakra.div>
      {hasNone && <NoServicePointsDialog isOpen={!isWarningRead} onClose={() => setWarningRead(true)} />}
      <OrderDetail
        isOpen={detail !== undefined}
        orderKey={detail}
        servicePoint={servicePoint}
        isAcrossPoints={isAll}
        isPointPending={isLoading}
        showsCancelled={url.canceled}
        onPointFound={replace}
        onWalk={walk}
        onRepeat={openRepeat}
        onClose={closeDialog}
      />
      {mayRequest && (
        <NewOrder
          key={order.count}
          isOpen={isNew && isPointKnown}
          presetType={url.newType}
          repeatId={url.repeatId}
          servicePoint={servicePoint}
          points={switcher.offersAll ? switcher : undefined}
          currencies={currencies.data?.currencies}
          onRetryCurrencies={
            currencies.isError && currencies.data === undefined ? () => void currencies.refetch() : undefined
          }
          onSaved={() => {
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
