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

/** The service point whose orders this browser showed last, and the parameters of that request. */
export interface LastShown {
  readonly servicePointId: number
  readonly scope: HistoryScope
}

/** Stores the last shown point, without secret or personal data, until the sign-out. */
export const lastShown = (storage: StorageOf): StoredValue<LastShown> =>
  storedValue<LastShown>(storage, `${UNTIL_SIGN_OUT}orders`, LastShown)

/**
 * The history that an address most likely opens, before the user is known: the history of the point that this
 * browser showed last, if the address names this point or no point. `undefined`: no history is likely.
 */
export const likelyScope = (url: OrdersUrl, last: LastShown | undefined): HistoryScope | undefined => {
  const { isAll, clientId, subclientId, servicePointId, detail } = url
  if (last === undefined || isAll) return undefined
  const isBlank = clientId === undefined && subclientId === undefined && servicePointId === undefined
  // An order opened by its link alone brings its own service point.
  const isLast = isBlank ? detail === undefined : servicePointId === last.servicePointId
  return isLast ? last.scope : undefined
}
