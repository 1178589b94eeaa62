export { Country, Currency, CurrencySummary, DocumentType } from './country.schema'
export { CountryConfig } from './country-config.schema'
