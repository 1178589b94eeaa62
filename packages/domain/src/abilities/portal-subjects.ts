/**
 * The portal's pages and parts of pages as subjects of permissions; each is rendered only for users who may read it.
 */
export const pageSubjects = [
  'FirmsPage',
  'OrdersPage',
  'DepositPage',
  'AdministrationPage',
  'ReportsPage',
  'UsersPage',
  'UserEditPage',
  'ClientsPage',
  'ClientAddPage',
  'ClientEditPage',
  'ClientEditActive',
  'SubclientsPage',
  'SubclientAddPage',
  'SubclientEditPage',
  'SubclientEditActive',
  'ServicepointsPage',
  'ServicepointAddPage',
  'ServicepointEditPage',
  'ServicepointEditActive',
  'AuditPage',
] as const

/** Fields, filters and columns that only some users see. */
export const detailSubjects = [
  'UserTypes',
  'Status',
  'UserEditAdministration',
  'UserEditSupervision',
  'AllReports',
  'Countries',
] as const

/** The kinds of order that users request and cancel, each with the word that stands for it in role codes. */
export const orderSubjects = {
  PICKUP: 'Pickup',
  DELIVERY: 'Delivery',
  'DELIVERY-EXCHANGE': 'DeliveryExchange',
  'ASSISTANCE-SERVICE': 'AssistanceService',
  'SUPPLY-MATERIAL-SERVICE': 'SupplyMaterialService',
} as const
/** A kind of order, as a subject of abilities. */
export type OrderSubject = (typeof orderSubjects)[keyof typeof orderSubjects]

/** Subjects of the records that users administer, and of the kinds of order. */
export const recordSubjects = [
  'User',
  'Client',
  'Subclient',
  'Servicepoint',
  ...Object.values(orderSubjects),
] as const

/** Subjects of the kinds of report that a country offers. */
export const reportSubjects = [
  'ReportTypeUsers',
  'ReportTypeOrders',
  'ReportTypeSearchEmployee',
  'ReportTypeClient',
  'ReportTypeSubclient',
  'ReportTypeServicepoint',
  'ReportTypeDeposits',
  'ReportTypeAudit',
] as const

/** All subjects of abilities. */
export const portalSubjects = [
  ...pageSubjects,
  ...detailSubjects,
  ...recordSubjects,
  ...reportSubjects,
] as const
/** The subject of an ability: a page, a part of a page, a record, a kind of order or of report. */
export type PortalSubject = (typeof portalSubjects)[number]

/** Actions on a subject; `manage` means every action, so it includes `read`. */
export const portalActions = ['read', 'manage'] as const
/** An action on a subject: `read` it, or `manage` it, which includes reading. */
export type PortalAction = (typeof portalActions)[number]

/** One permission: an action on a subject. */
export interface Grant {
  readonly action: PortalAction
  readonly subject: PortalSubject
}
