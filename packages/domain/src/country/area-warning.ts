import type { CountryConfig } from './country-config.schema'

/** Areas of the portal in the settings of a country. */
export const countryAreas = ['CashToday', 'Orders', 'SearchEmployee', 'Reports', 'Administration'] as const
/** An area of the portal that a country switches on and may open with a warning. */
export type CountryArea = (typeof countryAreas)[number]

/**
 * Whether entering an area opens the warning that parts of it may not work. The deposit page is the area
 * `CashToday`, the employee lookup `SearchEmployee`. (CTY-13)
 */
export const warnsOnEntry = (config: Pick<CountryConfig, CountryArea>, area: CountryArea): boolean =>
  config[area].ShowWarning
