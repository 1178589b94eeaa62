import type { CountryConfig } from './country-config.schema'

/** The areas of the portal that have settings in each country. */
export const countryAreas = ['CashToday', 'Orders', 'SearchEmployee', 'Reports', 'Administration'] as const
/**
 * An area of the portal. The settings of a country switch the area on or off, and decide whether it opens with a
 * warning.
 */
export type CountryArea = (typeof countryAreas)[number]

/**
 * Whether a user who opens an area sees a warning that parts of the area may not work. The deposit page belongs to the
 * area `CashToday`, and the employee lookup to the area `SearchEmployee`. (CTY-13)
 */
export const warnsOnEntry = (config: Pick<CountryConfig, CountryArea>, area: CountryArea): boolean =>
  config[area].ShowWarning
