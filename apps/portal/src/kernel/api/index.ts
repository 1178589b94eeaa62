export { type ApiActivity, createApiActivity } from './api-activity'
export { ApiContext, type ClientOf, ClientOfContext, useApi, useClientOf, useMakeClient } from './api-context'
export { failureReason } from './api-error-message'
export { catalogueFromQuery } from './catalogue-from-query'
export {
  ApiFailure,
  endpointQueryOptions,
  type ReadCall,
  useEndpointQuery,
  whoShowsFailure,
} from './endpoint-query'
export { type FetchedPage, fetchAllPages } from './fetch-all-pages'
export { LazyFailurePopups, preloadFailurePopups } from './lazy-failure-popups'
export type { PortalApi } from './portal-api'
export { rereadQueries } from './reread-queries'
export { type StreamSource, StreamSourceContext, useStreamSource } from './stream-source'
