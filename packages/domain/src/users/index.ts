export { type AdministratorReach, administratorReach } from './administrator-reach'
export {
  type AssignmentCapacity,
  assignmentCapacity,
  assignmentFit,
  type CappedUser,
} from './assignment-capacity'
export {
  ALL_ID,
  type AssignmentChange,
  type AssignmentDraft,
  type AssignmentFacts,
  assignableServicePoints,
  assignmentLoads,
  assignmentOf,
  changeAssignmentDraft,
  emptyAssignmentDraft,
  type FoundServicePoint,
  isAssignable,
  type LoadedServicePoint,
  type LoadedSubclient,
  validateAssignment,
} from './assignment-draft'
export {
  type AssignmentParties,
  buildAssignmentRequest,
  buildRemovalRequest,
  canAssign,
  canUnassign,
} from './assignment-request'
export {
  type AssignmentColumn,
  type AssignmentFilters,
  type AssignmentRow,
  type AssignmentSort,
  type AssignmentTable,
  type AssignmentTableState,
  assignmentRows,
  assignmentsOfRows,
  assignmentTable,
  emptyAssignmentTableState,
  filterAssignmentRows,
  sortAssignmentRows,
  toggleAllAssignmentRows,
  toggleAssignmentRow,
} from './assignment-rows'
export {
  type AssignmentClient,
  type AssignmentPoint,
  type AssignmentSubclient,
  addAssignments,
  containsClient,
  containsServicePoint,
  containsSubclient,
  countServicePoints,
  coversAssignments,
  isWholeClient,
  isWholeSubclient,
  type OverwriteQuestion,
  overwriteAssignments,
  overwriteQuestion,
  removeAssignments,
} from './assignments'
export type { UserDecision, UserRefusal } from './decision'
export { type FoundPointsQuery, foundPointsQuery } from './found-points-query'
export { matchesUserFilters, type PlacesBelow } from './matches-user-filters'
export { movedAssignments, type RecordMove } from './move-assignments'
export { type AssignmentPlan, buildPointsRequest, type PlannedPoint, planPoints } from './plan-points'
export { planSynchronisation } from './plan-synchronisation'
export { type PlannedAssignment, planUserAssignment } from './plan-user-assignment'
export {
  ServiceAccount,
  ServiceAccountRequest,
  ServiceAccountSecret,
  type ServiceAccountUser,
} from './service-account.schema'
export {
  buildServiceAccount,
  canGiveServiceAccount,
  canManageServiceAccounts,
  canRenewServiceSecret,
  emptyServiceAccountDraft,
  type ServiceAccountDraft,
  type ServiceAccountManager,
  type ServiceAccountOwner,
  validateServiceAccount,
} from './service-accounts'
export { unassignedByClosing } from './unassigned-by-closing'
export { undoAddition, undoNarrowing, undoRemoval } from './undo-assignments'
export {
  AssignedClient,
  AssignedLevel,
  AssignedServicePoint,
  AssignedSubclient,
  User,
  UserCountry,
  UserDetail,
} from './user.schema'
export { clientSearchCountry, reachesCountry } from './user-countries'
export {
  adminSwitch,
  assignmentControls,
  canSynchroniseUser,
  isOwnUser,
  nextFlag,
  servicePointLink,
  supervisorChange,
  supervisorSwitch,
  type UserViewer,
} from './user-edit'
export { hiddenUserFields } from './user-history'
export { type UserColumn, userList } from './user-list'
export {
  CUSTOMER_USER_TYPE,
  reachFilters,
  type UserFilter,
  type UserListState,
  userListSpec,
  userTypes,
} from './user-list-spec'
export { userMessageKeys } from './user-message-keys'
export {
  buildOidRequest,
  canEditOid,
  canSaveOid,
  changeOidDraft,
  emptyOidDraft,
  MAX_OID_LENGTH,
  type OidChange,
  type OidDraft,
  validateOid,
} from './user-oid'
export {
  AssignmentIds,
  AssignmentRemovalRequest,
  AssignmentRequest,
  AssignmentResponse,
  UserFilterOptions,
  UserFlagRequest,
  UserOidRequest,
  UsersReportColumns,
  UsersReportRequest,
} from './user-request.schema'
export { type RolesCard, rolesCard } from './user-roles'
export { isSynchronised, NOT_SYNCHRONISED_KEY, userDays, userEditLink } from './user-row'
export { type UserSelectorQuery, userSelectorQuery } from './user-selector-query'
export { assignmentToast, synchronisationOutcome, type UserToast } from './user-toasts'
export {
  buildUsersReport,
  canRequestUsersReport,
  USERS_REPORT_TOAST_KEY,
  type UsersReportOption,
  usersReportColumnNames,
  usersReportOptions,
} from './users-report'
