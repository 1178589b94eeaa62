export { type CountryArea, warnsOnEntry } from './area-warning'
export { Country, Currency, CurrencySummary, DocumentType } from './country.schema'
export {
  type AgilePickupSettings,
  type AreaSettings,
  type CashTodaySettings,
  CountryConfig,
  type EconoCashSettings,
  type EmployeeSearchSettings,
  type ForbiddenNextDaySettings,
  type HistoryFilterSettings,
  type OrdersSettings,
  type OrderTypeSettings,
  type PickupSettings,
  type ReportsSettings,
  type ReportTypeSettings,
  type ReportTypesSettings,
  type SupplySettings,
} from './country-config.schema'
export { countryName, countryNameKey } from './country-name'
export { countryTimeZone, countryTimeZones, placeTimeZone, zonedCountryCodes } from './country-time-zone'
export { type CountryRefusal, countryMessageKeys } from './decision'
export { disabledCountryConfig, parseCountryConfig } from './parse-country-config'
