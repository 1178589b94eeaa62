import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import { type JWK, SignJWT } from 'jose'
import type Provider from 'oidc-provider'
import { type ClientMetadata, errors } from 'oidc-provider'
import type { ServiceAccount } from '../kernel/environment'

const grantType = 'client_credentials'

/** The shortest accepted secret: secrets are random, so that guessing is hopeless and their hash may be quick. */
const leastSecret = 32

const isSecretOf = ({ secretHash }: ServiceAccount, secret: string): boolean => {
  const given = createHash('sha256').update(secret).digest()
  const known = Buffer.from(secretHash, 'hex')
  return secret.length >= leastSecret && given.length === known.length && timingSafeEqual(given, known)
}

/** The clients of service accounts. The provider knows only hashes of their secrets. */
export const serviceClients = (accounts: readonly ServiceAccount[]): readonly ClientMetadata[] =>
  accounts.map(({ clientId, secretHash }) => ({
    client_id: clientId,
    client_secret: secretHash,
    client_name: clientId,
    token_endpoint_auth_method: 'client_secret_basic',
    grant_types: [grantType],
    response_types: [],
    redirect_uris: [],
    id_token_signed_response_alg: 'ES256',
  }))

export interface ServiceAccountDeps {
  readonly accounts: readonly ServiceAccount[]
  readonly issuer: string
  readonly tokenTtlSeconds: number
  /** The key that signs. */
  readonly signingKey: JWK & { readonly kid: string }
  /** The user whose rights an account has; `undefined` if there is none or it is not active. */
  readonly findUser: (username: string) => Promise<{ readonly id: string } | undefined>
}

/**
 * Gives tokens to service accounts (RFC 6749, 4.4). Such a token names its user in `sub` and its account in `aud`, has
 * the claim `token_kind`, and ends with a grant of its own that lives as long as the token. There is no refresh token.
 */
export const giveServiceTokens = (provider: Provider, deps: ServiceAccountDeps): void => {
  const accountOf = (clientId: string) => deps.accounts.find((account) => account.clientId === clientId)
  provider.Client.prototype.compareClientSecret = function compare(
    this: { readonly clientId: string },
    secret,
  ) {
    const account = accountOf(this.clientId)
    return account !== undefined && isSecretOf(account, secret)
  }
  provider.registerGrantType(
    grantType,
    async (ctx) => {
      const { clientId } = ctx.oidc.client
      const account = accountOf(clientId)
      const user = account && (await deps.findUser(account.username))
      if (user === undefined) throw new errors.InvalidGrant('the account has no active user')
      const grant = new provider.Grant({ accountId: user.id, clientId })
      grant.addOIDCScope('openid')
      const token = new SignJWT({ sid: await grant.save(), token_kind: 'service' })
        .setProtectedHeader({ alg: 'ES256', kid: deps.signingKey.kid, typ: 'at+jwt' })
        .setIssuer(deps.issuer)
        .setSubject(user.id)
        .setAudience(clientId)
        .setJti(randomUUID())
        .setIssuedAt()
        .setExpirationTime(`${deps.tokenTtlSeconds}s`)
      ctx.body = {
        access_token: await token.sign(deps.signingKey),
        token_type: 'Bearer',
        expires_in: deps.tokenTtlSeconds,
      }
    },
    ['scope'],
  )
}
