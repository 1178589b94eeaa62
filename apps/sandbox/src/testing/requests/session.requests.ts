import type { FeatureRequests } from './endpoint-request'

const user = '/api/configuration/v1/user'
const session = '/api/configuration/v1/session'

/** The sessions in the requests. */
export const preparedSessions = [
  { grantId: 'own', owner: 'customer-operator' },
  { grantId: 'ended', owner: 'customer-operator' },
  { grantId: 'foreign', owner: 'provider-admin' },
] as const

/** Placeholder for the id of a prepared session's row. */
export const idOfSession = (grantId: string): string => `SESSION-${grantId}`

const about = (grantId: string, line: (id: string) => string) => ({
  line: line(idOfSession(grantId)),
  foreign: { line: line(idOfSession('foreign')) },
  missing: { line: line('none') },
})

export const sessionRequests: FeatureRequests<'session'> = {
  me: { line: `GET ${user}/me` },
  acceptDisclaimer: { line: `PATCH ${user}/disclaimer/acceptance` },
  declineDisclaimer: { line: `PATCH ${user}/disclaimer/decline` },
  disclaimer: { line: 'GET /api/configuration/v1/disclaimer' },
  usersGuide: { line: 'GET /api/configuration/v1/users_guide' },
  translations: { line: 'GET /i18n/en.json' },
  sessions: { line: `GET ${session}` },
  confirmSignIn: about('own', (id) => `POST ${session}/${id}/confirmation`),
  endSession: about('ended', (id) => `DELETE ${session}/${id}`),
  endOtherSessions: { line: `DELETE ${session}` },
}
