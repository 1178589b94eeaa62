import { placeTimeZone } from '../country'
import type { ServicePoint } from './service-point.schema'

/**
 * The IANA zone in which every day and hour of a service point is read, written and sent: its own, else that of its
 * client's country. Before a point is chosen it is that of the user's country. (SVP-87)
 *
 * @example
 * ```ts
 * const user = { country: { code: 'ES' } }
 * servicePointTimeZone(undefined, user) // 'Europe/Madrid'
 * ```
 */
export const servicePointTimeZone = (
  servicePoint: Pick<ServicePoint, 'zone' | 'subclient'> | undefined,
  user: { readonly country: { readonly code: string } },
): string =>
  placeTimeZone(servicePoint?.subclient.client.country.code || user.country.code, servicePoint?.zone)
