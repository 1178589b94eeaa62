export { countryHandlers } from './country-handlers'
export {
  type CountryFacts,
  type CountryFieldsRow,
  countryFields,
  findCountry,
  listCustomerCurrencies,
  readConfig,
  toCountry,
} from './country-repository'
