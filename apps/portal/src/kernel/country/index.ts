export { type ChosenConfig, useCountryConfig } from './use-country-config'
