import type { OrderRow, PickupDetail } from '@remesa/domain/orders'
import { OrderDetailDialog, type OrderDetailState } from '@remesa/ui/orders'
import { skipToken, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiFailure, useApi, usePortal } from '../kernel'
import type { OrderKey } from './orders-url'

export interface OrderDetailProps {
  /** `undefined`: none is open. */
  readonly orderKey: OrderKey | undefined
  readonly countryCode: string
  /** The history, which knows some facts that the detail does not. */
  readonly rows: readonly OrderRow[]
  readonly onClose: () => void
}

/** The detail of the order that the address names. */
export function OrderDetail({ orderKey, countryCode, rows, onClose }: OrderDetailProps) {
  const api = useApi()
  const { config, timeZone } = usePortal()
  // What was open last is still shown while the dialog closes.
  const [last, setLast] = useState(orderKey)
  if (orderKey !== undefined && orderKey !== last) setLast(orderKey)
  const serviceId = last?.serviceId
  const detail = useQuery<PickupDetail, ApiFailure>({
    queryKey: ['orders', 'pickup', countryCode, serviceId],
    queryFn:
      serviceId === undefined
        ? skipToken
        : async ({ signal }) => {
            // Silent: the dialog itself shows that it is loading, and what went wrong.
            const answer = await api.orders.pickup(
              { params: { countryCode, serviceId } },
              { signal, silent: true },
            )
            if (!answer.ok) throw new ApiFailure(answer.error)
            return answer.value
          },
  })
  return (
    <OrderDetailDialog
      isOpen={orderKey !== undefined}
      onClose={onClose}
      state={stateOf(detail)}
      row={rows.find((row) => row.serviceId === serviceId)}
      withHours={config.Orders.Pickup.AllowIntervalTime}
      timeZone={timeZone}
    />
  )
}

const stateOf = ({ data, error, refetch }: UseQueryResult<PickupDetail, ApiFailure>): OrderDetailState => {
  if (data !== undefined) return { kind: 'ready', detail: data }
  if (error === null) return { kind: 'loading' }
  return isMissing(error) ? { kind: 'missing' } : { kind: 'error', onRetry: () => void refetch() }
}

const isMissing = ({ error }: ApiFailure): boolean => error.kind === 'rejected' && error.status === 404
