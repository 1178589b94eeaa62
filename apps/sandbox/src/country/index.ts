export { countryHandlers } from './country-handlers'
export {
  type CountryFacts,
  type CountryFieldsRow,
  countryFields,
  listCustomerCurrencies,
  readConfig,
  toCountry,
} from './country-repository'
export { reachableCountry, reachableCountryNamed } from './reachable-country'
