export { Country, Currency, CurrencySummary, DocumentType } from './country.schema'
export { CountryConfig } from './country-config.schema'
export { countryTimeZone, zonedCountryCodes } from './country-time-zone'
export { disabledCountryConfig, parseCountryConfig } from './parse-country-config'
