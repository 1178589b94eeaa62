import type { FeatureRequests } from './endpoint-request'

export const countryRequests: FeatureRequests<'country'> = {
  list: { line: 'GET /api/configuration/v1/country?page=0&size=100&orderBy=name' },
  config: {
    line: 'GET /api/configuration/v1/config?code=ES',
    foreign: { line: 'GET /api/configuration/v1/config?code=DE' },
    missing: { line: 'GET /api/configuration/v1/config?code=ZZ' },
  },
  currencies: { line: 'GET /api/configuration/v1/currency?page=0&size=1000' },
}
