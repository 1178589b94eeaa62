export { anyConfig, anyUser, knownRole, viewerOf } from './abilities.arbitraries'
