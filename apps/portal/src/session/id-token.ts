import { err, type Result } from '@remesa/domain/kernel'
import {
  ID_TOKEN_ALGORITHMS,
  type IdTokenExpectations,
  type IdTokenFacts,
  type IdTokenFault,
  readIdToken,
} from '@remesa/domain/session'
import {
  base64url,
  type CompactJWSHeaderParameters,
  compactVerify,
  errors,
  type FlattenedJWSInput,
} from 'jose'

export type IdTokenRefusal = {
  readonly fault: IdTokenFault | 'signature'
  readonly found?: string
}

/** Finds the key that signed a token in the key set of the identity provider. */
export type FindKey = (header: CompactJWSHeaderParameters, token: FlattenedJWSInput) => Promise<CryptoKey>

/** Whether the signature of a token is canonical base64url. Other encodings of the same bytes are refused. */
const hasCanonicalSignature = (token: string): boolean => {
  const signature = token.split('.')[2] ?? ''
  try {
    return base64url.encode(base64url.decode(signature)) === signature
  } catch {
    return false
  }
}

const isUnsigned = (error: unknown): boolean =>
  error instanceof errors.JWSSignatureVerificationFailed ||
  error instanceof errors.JOSEAlgNotAllowed ||
  error instanceof errors.JWKSNoMatchingKey ||
  error instanceof errors.JWKSMultipleMatchingKeys

/**
 * Validates an ID token: its asymmetric signature, by a key of the identity provider, and its claims (SES-14). (SGN-6)
 */
export const validateIdToken = async (
  token: string,
  { keys, now, ...expected }: IdTokenExpectations & { readonly keys: FindKey; readonly now: number },
): Promise<Result<IdTokenFacts, IdTokenRefusal>> => {
  if (!hasCanonicalSignature(token)) return err({ fault: 'malformed' })
  try {
    const { payload } = await compactVerify(token, keys, { algorithms: [...ID_TOKEN_ALGORITHMS] })
    const claims: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(payload))
    if (typeof claims !== 'object' || claims === null) return err({ fault: 'malformed' })
    return readIdToken({ ...claims }, expected, now)
  } catch (error) {
    return err({ fault: isUnsigned(error) ? 'signature' : 'malformed' })
  }
}
