export { type AbilityConfig, type AbilityUser, deriveAbility, type PortalAbility } from './derive-ability'
export { offersExport } from './list-export'
export {
  type AdministrationTabName,
  administrationTabs,
  type MainPageName,
  mainPages,
  type NamedPage,
  type PageName,
  portalPages,
  type ReadablePage,
} from './portal-pages'
export {
  type Grant,
  type OrderSubject,
  type PortalAction,
  type PortalSubject,
  portalActions,
  portalSubjects,
} from './portal-subjects'
export { type CatalogueRole, roleCatalogue } from './role-catalogue'
export type { ReportKind } from './role-grants'
export { abilityMessageKeys, roleLabelKey } from './role-label'
export {
  firstReadablePage,
  type GuardedRoute,
  type RouteDecision,
  readablePages,
  routeDecision,
} from './route-decision'
export type { Viewer } from './viewer'
