import { orderCountryCode } from '@remesa/domain/orders'
import { type ServicePoint, servicePointTimeZone } from '@remesa/domain/service-points'

type User = Parameters<typeof orderCountryCode>[1]

/** The service points of one country. */
export interface PointsOfCountry {
  readonly code: string
  readonly points: readonly ServicePoint[]
  /** IANA names of the time zones of these service points. */
  readonly zones: readonly string[]
}

/** Service points grouped by country, in the order of the country codes. */
export const pointsByCountry = (points: readonly ServicePoint[], user: User): readonly PointsOfCountry[] =>
  [...new Set(points.map((point) => orderCountryCode(point, user)))].toSorted().map((code) => {
    const own = points.filter((point) => orderCountryCode(point, user) === code)
    return { code, points: own, zones: [...new Set(own.map((point) => servicePointTimeZone(point, user)))] }
  })
