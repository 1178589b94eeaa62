import type { FeatureRequests } from './endpoint-request'

export const clientRequests: FeatureRequests<'clients'> = {
  list: { line: 'GET /api/configuration/v1/client?size=100' },
}
