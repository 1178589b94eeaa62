export { type AbilityConfig, type AbilityUser, deriveAbility, type PortalAbility } from './derive-ability'
export {
  type Grant,
  type PortalAction,
  type PortalSubject,
  portalActions,
  portalSubjects,
} from './portal-subjects'
export { type CatalogueRole, roleCatalogue } from './role-catalogue'
export {
  firstReadablePage,
  type GuardedRoute,
  mainPages,
  type ReadablePage,
  type RouteDecision,
  routeDecision,
} from './route-decision'
