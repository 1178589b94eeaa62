import { countryTimeZone } from '@remesa/domain/country'

/** The zone by which a country's days are counted. A country whose zone nobody knows is still answered, by UTC. */
export const dayZoneOf = (countryCode: string): string => {
  const zone = countryTimeZone(countryCode)
  return zone.ok ? zone.value : 'UTC'
}
