export {
  AssignedClient,
  AssignedServicePoint,
  AssignedSubclient,
  User,
  UserCountry,
  UserDetail,
} from './user.schema'
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
