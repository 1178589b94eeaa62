export { anyCountryConfig, anyWireCountryConfig } from './country.arbitraries'
