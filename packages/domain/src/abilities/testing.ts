export { anyConfig, anyUser, knownRole } from './abilities.arbitraries'
