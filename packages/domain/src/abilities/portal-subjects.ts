/** Pages of the portal and parts of pages; being able to read one is what draws it. */
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

/** Records that are administered, and the kinds of order that are requested and cancelled. */
export const recordSubjects = [
  'User',
  'Client',
  'Subclient',
  'Servicepoint',
  'Pickup',
  'Delivery',
  'DeliveryExchange',
  'AssistanceService',
  'SupplyMaterialService',
] as const

/** Kinds of report that the country offers. */
export const reportSubjects = [
  'ReportTypeUsers',
  'ReportTypeOrders',
  'ReportTypeSearchEmployee',
  'ReportTypeClient',
  'ReportTypeSubclient',
  'ReportTypeServicepoint',
] as const

/** Everything that an ability may speak about. */
export const portalSubjects = [
  ...pageSubjects,
  ...detailSubjects,
  ...recordSubjects,
  ...reportSubjects,
] as const
/** What an ability speaks about: a page, a part of a page, a record, a kind of order or of report. */
export type PortalSubject = (typeof portalSubjects)[number]

/** `manage` stands for every action, so it includes `read`. */
export const portalActions = ['read', 'manage'] as const
/** What may be done to a subject: `read` it, or `manage` it, which includes reading. */
export type PortalAction = (typeof portalActions)[number]

/** One permission: an action on a subject. */
export interface Grant {
  readonly action: PortalAction
  readonly subject: PortalSubject
}
