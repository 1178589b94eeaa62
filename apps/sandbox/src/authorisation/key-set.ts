import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose'
import { publicHalf, type SigningKey } from './provider-keys'

/** The public keys of the current key pairs. They are computed once for each set of keys. */
export const keySetOf = (keys: () => readonly SigningKey[]): JWTVerifyGetKey => {
  let known: { readonly keys: readonly SigningKey[]; readonly set: JWTVerifyGetKey } | undefined
  return (header, token) => {
    const current = keys()
    if (known?.keys !== current)
      known = { keys: current, set: createLocalJWKSet({ keys: current.map(publicHalf) }) }
    return known.set(header, token)
  }
}
