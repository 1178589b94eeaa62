import { err, isValidZone, ok, type Result } from '../kernel'
import { type CountryRefusal, countryRefusal } from './decision'

/**
 * The IANA time zones of each country, by ISO 3166-1 alpha-2 code. The first zone is the zone of most cash centers, in
 * which business days are counted. The zones of other regions follow.
 */
const zones: ReadonlyMap<string, readonly [string, ...string[]]> = new Map([
  ['AR', ['America/Argentina/Buenos_Aires']],
  [
    'AU',
    ['Australia/Sydney', 'Australia/Brisbane', 'Australia/Adelaide', 'Australia/Darwin', 'Australia/Perth'],
  ],
  ['BO', ['America/La_Paz']],
  ['BR', ['America/Sao_Paulo', 'America/Noronha', 'America/Manaus', 'America/Rio_Branco']],
  ['CL', ['America/Santiago', 'America/Punta_Arenas', 'Pacific/Easter']],
  ['CO', ['America/Bogota']],
  ['CR', ['America/Costa_Rica']],
  ['DE', ['Europe/Berlin']],
  ['DO', ['America/Santo_Domingo']],
  ['EC', ['America/Guayaquil', 'Pacific/Galapagos']],
  ['ES', ['Europe/Madrid', 'Atlantic/Canary']],
  ['FR', ['Europe/Paris']],
  ['GT', ['America/Guatemala']],
  ['HN', ['America/Tegucigalpa']],
  ['LU', ['Europe/Luxembourg']],
  ['MX', ['America/Mexico_City', 'America/Cancun', 'America/Hermosillo', 'America/Tijuana']],
  ['NI', ['America/Managua']],
  ['PA', ['America/Panama']],
  ['PE', ['America/Lima']],
  ['PT', ['Europe/Lisbon', 'Atlantic/Azores']],
  ['PY', ['America/Asuncion']],
  ['SV', ['America/El_Salvador']],
  ['UY', ['America/Montevideo']],
] as const)

/**
 * The time zones of the service points in a country. The first is the zone in which business days of the country are
 * counted. The list is empty for an unknown country. (CTY-14)
 */
export const countryTimeZones = (countryCode: string): readonly string[] =>
  zones.get(countryCode.toUpperCase()) ?? []

/** The codes of all countries whose time zones are known. */
export const zonedCountryCodes: readonly string[] = [...zones.keys()]

/**
 * The time zone in which days in a country begin and end. A country without a known time zone is refused. Days in UTC
 * would be wrong there, and nobody would notice. (CTY-11)
 * @example
 * ```ts
 * countryTimeZone('ES') // { ok: true, value: 'Europe/Madrid' }
 * const unknown = countryTimeZone('XX')
 * if (!unknown.ok) unknown.error.key // 'country.refused.no-time-zone'
 * ```
 */
export const countryTimeZone = (countryCode: string): Result<string, CountryRefusal> => {
  const [zone] = countryTimeZones(countryCode)
  return zone === undefined ? err(countryRefusal('no-time-zone', { country: countryCode })) : ok(zone)
}

/**
 * The time zone of a place. It is the place's own zone, otherwise the zone in which business days of the country are
 * counted, otherwise UTC. The zone of the computer is never used, so the result is the same on every computer. (CTY-14)
 * @param own IANA name of the place's own zone, if it has one. An unknown name counts as absent.
 */
export const placeTimeZone = (countryCode: string, own?: string | null): string =>
  own != null && isValidZone(own) ? own : (countryTimeZones(countryCode)[0] ?? 'UTC')
