import { placeTimeZone } from '../country'
import type { ServicePoint } from './service-point.schema'

/**
 * IANA name of the time zone in which all days and hours of a service point are parsed, shown and sent: the point's own
 * time zone, else the time zone of its client's country. Before a point is chosen, it is the time zone of the user's
 * country. (SVP-87)
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
