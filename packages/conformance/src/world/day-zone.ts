import { countryTimeZone } from '@remesa/domain/country'

/** The zone of a country's days. Where it is not known UTC does: the contract holds or is broken in any zone. */
export const dayZoneOf = (countryCode: string): string => {
  const zone = countryTimeZone(countryCode)
  return zone.ok ? zone.value : 'UTC'
}
