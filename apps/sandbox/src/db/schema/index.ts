export {
  agreementCommodities,
  clientExtraData,
  clientLimits,
  clients,
  clientThirdCodes,
} from './clients'
export { countries, currencies, customerCurrencies } from './country'
export { declaredValues } from './declared-values'
export { depositCommodities, depositReversals, deposits } from './deposits'
export { documentChallenges, employeeSearches, employees, vehicles, wrongAnswers } from './firms'
export { history } from './history'
export { oidcKeys, oidcPayloads } from './oidc'
export {
  cancellationReasons,
  commodities,
  commodityTypes,
  denominations,
  faults,
  packDenominations,
  packs,
} from './order-catalogue'
export {
  consignmentAmounts,
  consignmentContainers,
  consignmentDocuments,
  orderAmounts,
  orderDenominations,
  orderPacks,
  orderSupplies,
  orders,
} from './orders'
export { reportSchedules, reports } from './reports'
export {
  adapters,
  channels,
  servicePointAdapters,
  servicePointChannels,
  servicePointCurrencies,
  servicePointLimits,
  servicePoints,
  servicePointThirdCodes,
} from './service-points'
export { idempotencyKeys, seedRuns, serviceAccounts, translationOverrides, userSessions } from './session'
export { solCenters, solClients, solPoints } from './sol'
export { delegations, subclientLimits, subclients, subclientThirdCodes } from './subclients'
export { assignments, userRoles, users } from './users'
export { defaultViews, listViews } from './views'
