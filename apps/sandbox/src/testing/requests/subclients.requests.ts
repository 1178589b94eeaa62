import type { FeatureRequests } from './endpoint-request'

export const subclientRequests: FeatureRequests<'subclients'> = {
  list: { line: 'GET /api/configuration/v1/sub-client?size=100' },
}
