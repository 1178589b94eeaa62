export { oidcKeys, oidcPayloads } from './oidc'
