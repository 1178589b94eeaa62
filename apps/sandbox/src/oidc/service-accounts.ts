import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import { type JWK, SignJWT } from 'jose'
import type Provider from 'oidc-provider'
import { errors } from 'oidc-provider'
import type { ServiceCredentials, UsedServiceAccount } from '../authorisation'
import type { ServiceAccount } from '../kernel/environment'
import { serviceGrantType } from './service-client'

/**
 * Smallest number of characters of a secret. A random secret of this length can't be guessed, so a fast hash of it is
 * safe.
 */
const leastSecret = 32

const isSecretOf = (secretHash: string, secret: string): boolean => {
  const given = createHash('sha256').update(secret).digest()
  const known = Buffer.from(secretHash, 'hex')
  return secret.length >= leastSecret && given.length === known.length && timingSafeEqual(given, known)
}

export interface ServiceAccountDeps {
  /** The service accounts that are configured by environment variables. */
  readonly accounts: readonly ServiceAccount[]
  /**
   * Stores that a service account in the database gets a token. `undefined` if the account has ended or has another
   * secret by now.
   */
  readonly useAccount: (credentials: ServiceCredentials) => Promise<UsedServiceAccount | undefined>
  readonly issuer: string
  readonly tokenTtlSeconds: number
  /** The key that signs the tokens. */
  readonly signingKey: JWK & { readonly kid: string }
  /** The active user with a user name; `undefined` if there is none. */
  readonly findUser: (username: string) => Promise<ActiveUser | undefined>
  /** The active user with an id; `undefined` if there is none. */
  readonly findUserById: (id: string) => Promise<ActiveUser | undefined>
}

interface ActiveUser {
  readonly id: string
}

/**
 * Lets service accounts request tokens (RFC 6749, 4.4). A token has its user in `sub`, its account in `aud`, and the
 * claim `token_kind`. It belongs to a separate grant, which lasts as long as the token. There is no refresh token.
 */
export const giveServiceTokens = (provider: Provider, deps: ServiceAccountDeps): void => {
  provider.Client.prototype.compareClientSecret = function compare(
    this: { readonly clientSecret?: string },
    secret,
  ) {
    return this.clientSecret !== undefined && isSecretOf(this.clientSecret, secret)
  }
  const noUser = () => new errors.InvalidGrant('the account has no active user')
  const signedToken = async (account: {
    readonly clientId: string
    readonly userId: string
    readonly grantId: string
    readonly name?: string
  }) => ({
    access_token: await new SignJWT({
      sid: account.grantId,
      token_kind: 'service',
      ...(account.name === undefined ? {} : { service_name: account.name }),
    })
      .setProtectedHeader({ alg: 'ES256', kid: deps.signingKey.kid, typ: 'at+jwt' })
      .setIssuer(deps.issuer)
      .setSubject(account.userId)
      .setAudience(account.clientId)
      .setJti(randomUUID())
      .setIssuedAt()
      .setExpirationTime(`${deps.tokenTtlSeconds}s`)
      .sign(deps.signingKey),
    token_type: 'Bearer',
    expires_in: deps.tokenTtlSeconds,
  })
  const grantFor = async (clientId: string, accountId?: string) => {
    const grant = new provider.Grant({ clientId, ...(accountId === undefined ? {} : { accountId }) })
    grant.addOIDCScope('openid')
    return { grant, grantId: await grant.save() }
  }
  const configured = async ({ clientId, username }: ServiceAccount) => {
    const user = await deps.findUser(username)
    if (user === undefined) throw noUser()
    const { grantId } = await grantFor(clientId, user.id)
    return signedToken({ clientId, userId: user.id, grantId })
  }
  const stored = async (credentials: ServiceCredentials) => {
    const { clientId } = credentials
    // The grant is stored before the account is read. A transaction that ends or renews the account at the same time
    // therefore finds the grant and deletes it.
    const { grant, grantId } = await grantFor(clientId)
    const account = await deps.useAccount(credentials)
    const user = account && (await deps.findUserById(account.userId))
    if (account === undefined || user === undefined) {
      await grant.destroy()
      throw noUser()
    }
    return signedToken({ clientId, userId: user.id, grantId, name: account.name })
  }
  provider.registerGrantType(
    serviceGrantType,
    async (ctx) => {
      const { clientId, clientSecret = '' } = ctx.oidc.client
      const account = deps.accounts.find((each) => each.clientId === clientId)
      ctx.body = await (account === undefined
        ? stored({ clientId, secretHash: clientSecret })
        : configured(account))
    },
    ['scope'],
  )
}
