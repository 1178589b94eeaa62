/**
 * The pages of the portal, and the parts of pages, for which users need permission. The portal renders a page or part
 * only for users who may read it.
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

/** The fields, filters and columns that only some users may see. */
export const detailSubjects = [
  'UserTypes',
  'Status',
  'UserEditAdministration',
  'UserEditSupervision',
  'AllReports',
  'Countries',
] as const

/** The permission subject of each order type. The key is the suffix of the order type in role codes. */
export const orderSubjects = {
  PICKUP: 'Pickup',
  DELIVERY: 'Delivery',
  'DELIVERY-EXCHANGE': 'DeliveryExchange',
  'ASSISTANCE-SERVICE': 'AssistanceService',
  'SUPPLY-MATERIAL-SERVICE': 'SupplyMaterialService',
} as const
/** An order type, as a subject of permissions. */
export type OrderSubject = (typeof orderSubjects)[keyof typeof orderSubjects]

/** The subjects of permissions for the records that users administer and for order types. */
export const recordSubjects = [
  'User',
  'Client',
  'Subclient',
  'Servicepoint',
  ...Object.values(orderSubjects),
] as const

/** The subjects of permissions for the kinds of report that a country offers. */
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

/** All subjects of permissions. */
export const portalSubjects = [
  ...pageSubjects,
  ...detailSubjects,
  ...recordSubjects,
  ...reportSubjects,
] as const
/** The subject of a permission: a page, a part of a page, a record, an order type or a kind of report. */
export type PortalSubject = (typeof portalSubjects)[number]

/** The actions on a subject. `manage` means every action, so it includes `read`. */
export const portalActions = ['read', 'manage'] as const
/** An action on a subject: `read`, or `manage`, which includes `read`. */
export type PortalAction = (typeof portalActions)[number]

/** One permission: an action on a subject. */
export interface Grant {
  readonly action: PortalAction
  readonly subject: PortalSubject
}
