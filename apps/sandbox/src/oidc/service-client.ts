import type { ClientMetadata } from 'oidc-provider'
import type { ServiceCredentials } from '../authorisation'

/** The only grant type that service accounts may use. */
export const serviceGrantType = 'client_credentials'

/** The client of a service account. The provider knows only the hash of its secret. */
export const serviceClient = ({ clientId, secretHash }: ServiceCredentials): ClientMetadata => ({
  client_id: clientId,
  client_secret: secretHash,
  client_name: clientId,
  token_endpoint_auth_method: 'client_secret_basic',
  grant_types: [serviceGrantType],
  response_types: [],
  redirect_uris: [],
  id_token_signed_response_alg: 'ES256',
})
