import type { FeatureRequests } from './endpoint-request'

const user = '/api/configuration/v1/user'

export const sessionRequests: FeatureRequests<'session'> = {
  me: { line: `GET ${user}/me` },
  acceptDisclaimer: { line: `PATCH ${user}/disclaimer/acceptance` },
  declineDisclaimer: { line: `PATCH ${user}/disclaimer/decline` },
  disclaimer: { line: 'GET /api/configuration/v1/disclaimer' },
  usersGuide: { line: 'GET /api/configuration/v1/users_guide' },
  translations: { line: 'GET /i18n/en.json' },
}
