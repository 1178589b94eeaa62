import type { CountryConfig } from './country-config.schema'

/** Areas of the portal in the settings of a country. */
export const countryAreas = ['CashToday', 'Orders', 'SearchEmployee', 'Reports', 'Administration'] as const
/** An area of the portal that a country switches on and may open with a warning. */
export type CountryArea = (typeof countryAreas)[number]

/**
 * Whether a user who enters an area sees a warning that parts of the area may not work. The deposit page belongs to the
 * area `CashToday`, the employee lookup to `SearchEmployee`. (CTY-13)
 */
export const warnsOnEntry = (config: Pick<CountryConfig, CountryArea>, area: CountryArea): boolean =>
  config[area].ShowWarning
