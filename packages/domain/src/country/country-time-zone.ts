import { err, ok, type Result } from '../kernel'
import { type CountryRefusal, countryRefusal } from './decision'

/**
 * IANA zone of each country's business day, by ISO 3166-1 alpha-2 code. A country with several zones has the one of the
 * city in which its cash centres close the day.
 */
const zones: ReadonlyMap<string, string> = new Map([
  ['AR', 'America/Argentina/Buenos_Aires'],
  ['AU', 'Australia/Sydney'],
  ['BO', 'America/La_Paz'],
  ['BR', 'America/Sao_Paulo'],
  ['CL', 'America/Santiago'],
  ['CO', 'America/Bogota'],
  ['CR', 'America/Costa_Rica'],
  ['DE', 'Europe/Berlin'],
  ['DO', 'America/Santo_Domingo'],
  ['EC', 'America/Guayaquil'],
  ['ES', 'Europe/Madrid'],
  ['FR', 'Europe/Paris'],
  ['GT', 'America/Guatemala'],
  ['HN', 'America/Tegucigalpa'],
  ['LU', 'Europe/Luxembourg'],
  ['MX', 'America/Mexico_City'],
  ['NI', 'America/Managua'],
  ['PA', 'America/Panama'],
  ['PE', 'America/Lima'],
  ['PT', 'Europe/Lisbon'],
  ['PY', 'America/Asuncion'],
  ['SV', 'America/El_Salvador'],
  ['UY', 'America/Montevideo'],
])

/** Codes of the countries whose zone is known. */
export const zonedCountryCodes: readonly string[] = [...zones.keys()]

/**
 * The zone in which a country's days begin and end. A country that is not in the table is refused: its days counted in
 * UTC would be wrong without a sign. (CTY-11)
 *
 * @example
 * ```ts
 * countryTimeZone('ES') // { ok: true, value: 'Europe/Madrid' }
 * const unknown = countryTimeZone('XX')
 * if (!unknown.ok) unknown.error.key // 'country.refused.no-time-zone'
 * ```
 */
export const countryTimeZone = (countryCode: string): Result<string, CountryRefusal> => {
  const zone = zones.get(countryCode.toUpperCase())
  return zone === undefined ? err(countryRefusal('no-time-zone', { country: countryCode })) : ok(zone)
}
