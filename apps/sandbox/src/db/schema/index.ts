export { agreementCommodities, clients } from './clients'
export { countries, currencies, customerCurrencies } from './country'
export { oidcKeys, oidcPayloads } from './oidc'
export {
  consignmentAmounts,
  consignmentContainers,
  consignmentDocuments,
  orderAmounts,
  orderDenominations,
  orderPacks,
  orders,
} from './orders'
export {
  adapters,
  channels,
  servicePointAdapters,
  servicePointChannels,
  servicePointCurrencies,
  servicePointLimits,
  servicePoints,
} from './service-points'
export { idempotencyKeys, seedRuns, translationOverrides } from './session'
export { delegations, subclients } from './subclients'
export { assignments, userRoles, users } from './users'
