import { isValidZone } from '@remesa/domain/kernel'
import * as z from 'zod/mini'
import { type StorageOf, type StoredValue, storedValue, UNTIL_SIGN_OUT } from '../../kernel/storage'
import type { OrdersUrl } from '../address'
import type { HistoryScope } from '../queries'

const days = z.int().check(z.minimum(0))
const LastShown = z.object({
  servicePointId: z.int().check(z.minimum(1)),
  scope: z.object({
    params: z.object({
      countryCode: z.string().check(z.minLength(1)),
      servicePointId: z.string().check(z.minLength(1)),
    }),
    days: z.object({ PreviousDays: days, NextDays: days }),
    timeZone: z.string().check(z.refine(isValidZone)),
  }),
})

/** The service point whose orders this browser showed last, and the parameters with which they were requested. */
export interface LastShown {
  readonly servicePointId: number
  readonly scope: HistoryScope
}

/** Stores until sign-out which service point was shown last, without secret or personal data. */
export const lastShown = (storage: StorageOf): StoredValue<LastShown> =>
  storedValue<LastShown>(storage, `${UNTIL_SIGN_OUT}orders`, LastShown)

/**
 * The history that a URL will most likely show, before the user is known. It is the history that this browser showed
 * last, if the URL contains the service point of this history, or neither filters nor an order. In all other cases it
 * is `undefined`.
 */
export const likelyScope = (url: OrdersUrl, last: LastShown | undefined): HistoryScope | undefined => {
  const { isAll, clientId, subclientId, servicePointId, detail } = url
  if (last === undefined || isAll) return undefined
  const isBlank = clientId === undefined && subclientId === undefined && servicePointId === undefined
  // If the URL contains only an order, the service point of this order is shown.
  const isLast = isBlank ? detail === undefined : servicePointId === last.servicePointId
  return isLast ? last.scope : undefined
}
