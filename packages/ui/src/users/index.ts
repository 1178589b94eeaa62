export { AssignmentChoice } from './assignment-form/assignment-choice'
export { AssignmentForm } from './assignment-form/assignment-form'
export type {
  AssignmentChoiceProps,
  AssignmentFormProps,
} from './assignment-form/assignment-form.types'
export { AssignmentTable, type AssignmentTableProps } from './assignment-table/assignment-table'
export { OidForm, type OidFormProps } from './oid-form/oid-form'
export { PointsCard, type PointsCardProps } from './points-card/points-card'
export { RemoveDialog, type RemoveDialogProps } from './remove-dialog/remove-dialog'
export {
  UnsynchronisedNotice,
  type UnsynchronisedNoticeProps,
} from './unsynchronised-notice/unsynchronised-notice'
export { UserFacts, type UserFactsProps } from './user-facts/user-facts'
export { UserLayout, type UserLayoutProps } from './user-layout/user-layout'
export { userName, userOption } from './user-name'
export { type UserRight, UserRights, type UserRightsProps } from './user-rights/user-rights'
export { UserRoles, type UserRolesProps } from './user-roles/user-roles'
