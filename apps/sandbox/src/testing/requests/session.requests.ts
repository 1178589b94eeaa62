import type { LoggedUser } from '@remesa/domain/session'
import type { FeatureRequests, RequestLine } from './endpoint-request'

const user = '/api/configuration/v1/user'
const session = '/api/configuration/v1/session'

/** The sessions in the requests. */
export const preparedSessions = [
  { grantId: 'own', owner: 'customer-operator' },
  { grantId: 'ended', owner: 'customer-operator' },
  { grantId: 'foreign', owner: 'provider-admin' },
] as const

/** Placeholder for the row id of a prepared session. */
export const idOfSession = (grantId: string): string => `SESSION-${grantId}`

/** The service accounts in the requests: one account that remains, and one account that a request ends. */
export const preparedAccounts = [
  { clientId: 'service-prepared', owner: 'customer-viewer' },
  { clientId: 'service-ending', owner: 'customer-other' },
] as const

const account = '/api/configuration/v1/service-account'

/** A call about service accounts, which only administrators may make. Administrators may see every account. */
const byAdministrator = (line: string, missing?: RequestLine) => ({
  by: 'provider-admin',
  line,
  ...(missing === undefined ? {} : { missing }),
  forbids: ({ admin }: LoggedUser) => !admin,
})

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
  serviceAccounts: byAdministrator(`GET ${account}`),
  createServiceAccount: {
    ...byAdministrator(`POST ${account}`, {
      line: `POST ${account}`,
      body: { name: 'Nightly orders', userId: 999_999 },
    }),
    body: { name: 'Nightly orders', userId: 1 },
  },
  renewServiceSecret: byAdministrator(`POST ${account}/${preparedAccounts[0].clientId}/secret`, {
    line: `POST ${account}/none/secret`,
  }),
  endServiceAccount: byAdministrator(`DELETE ${account}/${preparedAccounts[1].clientId}`, {
    line: `DELETE ${account}/none`,
  }),
}
