export { countryHandlers } from './country-handlers'
export { type CountryFacts, listCustomerCurrencies } from './country-repository'
export { reachableCountry, reachableCountryNamed } from './reachable-country'
export { type CountryFieldsRow, countryFields, readConfig, toCountry } from './settings/country-settings'
