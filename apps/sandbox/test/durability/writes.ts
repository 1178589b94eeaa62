import type { ApiClient, ApiError } from '@remesa/api-client'
import { DepositTransaction, depositSessionId } from '@remesa/domain/deposits'
import {
  addDays,
  calendarDayOf,
  formatDay,
  fromHundredths,
  type Result,
  wallClockOf,
} from '@remesa/domain/kernel'
import { DeliveryRequest, OrdersReportRequest } from '@remesa/domain/orders'
import { match } from 'ts-pattern'
import { depositBody } from '../../src/testing/requests/deposits.requests'
import { deliveryBody } from '../../src/testing/requests/orders.requests'
import { ordersReportBody } from '../../src/testing/requests/reports.requests'
import { nextWeek, pickupNextWeek, timeZone } from '../signed-in-client'

export const noteHundredths = 5_000

/**
 * A write that has to be executed exactly once. The stored record contains the idempotency key, by which the record is
 * found for the write.
 */
export type Write =
  | { readonly kind: 'pickup'; readonly key: string; readonly total: number }
  | { readonly kind: 'delivery'; readonly key: string; readonly notes: number }
  | { readonly kind: 'cancellation'; readonly key: string; readonly serviceId: string }
  | { readonly kind: 'deposit'; readonly key: string; readonly total: number; readonly at: Date }
  | { readonly kind: 'report'; readonly key: string }

/**
 * The outcome of a write. An `unknown` write may have been stored. A `later` write was not stored, because the queue
 * was full.
 */
export type Outcome = { readonly kind: 'done'; readonly id: string } | { readonly kind: 'unknown' | 'later' }

/** Id of a requested report. A back end may omit it. */
export const reportId = ({ id }: { readonly id?: string | null | undefined }): string => {
  if (id === undefined || id === null) throw new Error('the answer tells no id of the report')
  return id
}

const params = { countryCode: 'ES' }

const send = (api: ApiClient, write: Write): Promise<Result<string, ApiError>> => {
  const once = { idempotencyKey: write.key }
  return match(write)
    .with({ kind: 'pickup' }, async ({ key, total }) => {
      const body = pickupNextWeek(key, fromHundredths(total))
      return idOf(await api.orders.createPickup({ params, body }, once), ({ serviceId }) => serviceId)
    })
    .with({ kind: 'delivery' }, async ({ key, notes }) => {
      const body = deliveryNextWeek(key, notes)
      return idOf(await api.orders.createDelivery({ params, body }, once), ({ serviceId }) => serviceId)
    })
    .with({ kind: 'cancellation' }, async ({ key, serviceId }) => {
      const cancelled = await api.orders.cancel(
        {
          params: { ...params, type: 'pick-up-service', serviceId },
          body: { cancellationReasonId: '1', observations: key },
        },
        once,
      )
      return idOf(cancelled, () => serviceId)
    })
    .with({ kind: 'deposit' }, async (deposit) => {
      const body = depositAt(deposit)
      return idOf(await api.deposits.create({ body }, once), () => body.sessionId)
    })
    .with({ kind: 'report' }, async () => {
      const body = OrdersReportRequest.parse(ordersReportBody())
      return idOf(await api.reports.requestOrders({ body }, once), reportId)
    })
    .exhaustive()
}

/**
 * Sends a write.
 *
 * @param mayFail whether the database is being killed. A failure of the back end then does not tell whether the write
 * was stored.
 * @throws Error if the write is refused, because every write is valid.
 */
export const attempt = async (api: ApiClient, write: Write, mayFail: boolean): Promise<Outcome> => {
  const sent = await send(api, write)
  if (sent.ok) return { kind: 'done', id: sent.value }
  const { error } = sent
  if (error.kind === 'network' || error.kind === 'timeout') return { kind: 'unknown' }
  if (error.kind === 'server' && mayFail) return { kind: 'unknown' }
  if (error.kind === 'rejected' && error.status === 429 && write.kind === 'report') return { kind: 'later' }
  throw new Error(`${write.key} was refused: ${JSON.stringify(error)}`)
}

const idOf = <T>(answer: Result<T, ApiError>, read: (value: T) => string): Result<string, ApiError> =>
  answer.ok ? { ok: true, value: read(answer.value) } : answer

const deliveryNextWeek = (comments: string, notes: number): DeliveryRequest => {
  const [amount] = deliveryBody.requestedAmounts
  return DeliveryRequest.parse({
    ...deliveryBody,
    ...nextWeek(),
    comments,
    requestedAmounts: [
      {
        ...amount,
        denominations: amount?.denominations.map((entry) => ({ ...entry, denominationQuantity: notes })),
        totalAmount: fromHundredths(notes * noteHundredths),
      },
    ],
  })
}

/** A deposit with a unique second, and with its idempotency key as the code of the bag. */
const depositAt = ({ key, total, at }: Extract<Write, { kind: 'deposit' }>): DepositTransaction => {
  const body = depositBody(key)
  const { contextInformation } = body
  const { time, second } = wallClockOf(at, timeZone)
  const day = calendarDayOf(at, timeZone)
  const stamp = { date: formatDay(day), time: `${time}:${String(second).padStart(2, '0')}` }
  return DepositTransaction.parse({
    ...body,
    contextInformation: {
      ...contextInformation,
      transactionTimestamp: stamp,
      accountTimestamp: { ...stamp, date: formatDay(addDays(day, -1)) },
    },
    sessionId: depositSessionId({ at, deviceId: contextInformation.device.deviceId, timeZone }),
    transactions: body.transactions.map((transaction) => ({
      ...transaction,
      total: { ...transaction.total, value: total },
      units: transaction.units.map((unit) => ({
        ...unit,
        mix: unit.mix.map((entry) => ({ ...entry, total })),
      })),
    })),
  })
}
