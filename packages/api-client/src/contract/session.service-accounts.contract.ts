import { WriteResponse } from '@remesa/domain/kernel'
import { ServiceAccount, ServiceAccountRequest, ServiceAccountSecret } from '@remesa/domain/users'
import * as z from 'zod/mini'
import { defineEndpoint, needs } from './define-endpoint'

const path = '/api/configuration/v1/service-account'
const access = needs('manage', 'User')
const ofAccount = z.object({ id: ServiceAccount.shape.clientId })

/** Calls about service accounts, for administrators. */
export const serviceAccounts = {
  serviceAccounts: defineEndpoint({
    summary:
      'The service accounts of users within reach, in the order of their names. For administrators, not for service accounts. Beyond the specification.',
    method: 'GET',
    path,
    access,
    response: z.array(ServiceAccount),
  }),
  createServiceAccount: defineEndpoint({
    summary:
      'Creates a service account with the rights of a user within reach, and answers its secret once: the same request again is answered without it. Refused (403) for a user with more rights than the caller may give, and (409) for an inactive user and for one who has an account. For administrators, not for service accounts. Beyond the specification.',
    method: 'POST',
    path,
    access,
    creates: true,
    errors: ['not-found', 'users.inactive', 'users.has-service-account'],
    body: ServiceAccountRequest,
    response: ServiceAccountSecret,
  }),
  renewServiceSecret: defineEndpoint({
    summary:
      'Gives a service account a new secret, and answers it once. The secret before it and the tokens that it got end at once. Refused (403) for an account with more rights than the caller may give. For administrators, not for service accounts. Beyond the specification.',
    method: 'POST',
    path: `${path}/:id/secret`,
    access,
    creates: true,
    params: ofAccount,
    response: ServiceAccountSecret,
  }),
  endServiceAccount: defineEndpoint({
    summary:
      'Ends a service account: its secret and its tokens are worth nothing from then on. For administrators, not for service accounts. Beyond the specification.',
    method: 'DELETE',
    path: `${path}/:id`,
    access,
    params: ofAccount,
    response: WriteResponse,
  }),
}

/**
 * Only the calls about service accounts, for an API client that is created when the user opens their part of a page.
 */
export const serviceAccountCalls = { session: serviceAccounts }
export type ServiceAccountCalls = typeof serviceAccountCalls
