import {
  ID_TOKEN_ALGORITHMS,
  type IdTokenExpectations,
  type IdTokenFacts,
  idTokenRefusalText,
  readIdToken,
} from '@remesa/domain/session'
import { compactVerify, createLocalJWKSet } from 'jose'
import { type KeySet, ProviderFault } from './provider'

const jsonOf = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return undefined
  }
}

/**
 * Verifies an ID token: its signature with a key of the identity provider, and its claims (SES-14). The library `jose`
 * verifies the signature, and refuses unknown critical extensions (`crit`) and keys for another use.
 * @throws ProviderFault if the token is not accepted.
 */
export const acceptIdToken = async (
  token: string,
  keySet: KeySet,
  { now, ...expected }: IdTokenExpectations & { readonly now: Date },
): Promise<IdTokenFacts> => {
  const algorithms = [...ID_TOKEN_ALGORITHMS]
  const genuine = await compactVerify(token, createLocalJWKSet(keySet), { algorithms }).catch(() => undefined)
  if (genuine === undefined) throw new ProviderFault('ID token: not signed by the provider')
  const read = readIdToken(Object(jsonOf(genuine.payload)), expected, now.getTime())
  if (read.ok) return read.value
  throw new ProviderFault(idTokenRefusalText(read.error))
}
