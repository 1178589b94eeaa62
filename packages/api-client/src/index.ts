export type {
  ApiCall,
  ApiClient,
  ApiClientOptions,
  ApiEvent,
  ApiInput,
  ApiOutput,
  CallOptions,
  CreateOptions,
} from './client/api-client'
export type {
  AbortedError,
  ApiError,
  ForbiddenError,
  MalformedError,
  NetworkError,
  RejectedCode,
  RejectedError,
  ServerError,
  TimeoutError,
  UnauthorizedError,
} from './client/api-error'
export { createApiClient, createClientOf } from './client/create-api-client'
export {
  type Access,
  type Contract,
  contract,
  type DeclaredValuesCalls,
  declaredValuesCalls,
  type Endpoint,
  type EndpointId,
  type ErrorCode,
  type ErrorCodeOf,
  type FirstCalls,
  firstCalls,
  IdempotencyKey,
  type PortalContract,
  Problem,
} from './contract'
