import fc from 'fast-check'
import { base64url, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { VerifyToken } from '.'
import { SigningKey } from './provider-keys'
import { createTokenVerifier } from './verify-token'

const issuer = 'https://portal.example/oidc'
const audience = 'remesa-portal'
const sid = 'session-1'
let ownKey: CryptoKey
let foreignKey: CryptoKey
let publicJson: string
let verify: VerifyToken

beforeAll(async () => {
  const own = await generateKeyPair('ES256', { extractable: true })
  ownKey = own.privateKey
  foreignKey = (await generateKeyPair('ES256')).privateKey
  publicJson = JSON.stringify(await exportJWK(own.publicKey))
  const key = SigningKey.parse({ ...(await exportJWK(ownKey)), kid: 'k1', alg: 'ES256', use: 'sig' })
  const keys = [key]
  const audiences = [audience, 'remesa-native']
  verify = createTokenVerifier({ issuer, audiences, services: ['payroll'], keys: () => keys })
})

const claims = () =>
  new SignJWT({ sid })
    .setSubject('11')
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime('5m')
const kindOf = (kind: object, aud: string) =>
  new SignJWT({ sid, ...kind })
    .setSubject('11')
    .setIssuer(issuer)
    .setAudience(aud)
    .setIssuedAt()
    .setExpirationTime('5m')
const signed = (jwt: SignJWT, key: CryptoKey | Uint8Array = ownKey, header = { alg: 'ES256', kid: 'k1' }) =>
  jwt.setProtectedHeader(header).sign(key)

describe('bearer tokens', () => {
  it('a bearer token is accepted if this identity provider has signed it for the portal', async () => {
    expect(await verify(await signed(claims()))).toEqual({
      sub: '11',
      sessionId: sid,
      expiresAt: expect.any(Number),
    })
  })

  it('a bearer token of a service account is accepted, and the result names the service account', async () => {
    const token = await signed(kindOf({ token_kind: 'service' }, 'payroll'))
    for (const _time of [1, 2]) expect(await verify(token)).toMatchObject({ sub: '11', service: 'payroll' })
  })

  it.each<[string, () => Promise<string>]>([
    ['the mark of a service for the portal', () => signed(kindOf({ token_kind: 'service' }, audience))],
    ['a service account without its mark', () => signed(kindOf({}, 'payroll'))],
    [
      'a service account and the portal',
      () => signed(kindOf({ token_kind: 'service' }, 'payroll').setAudience(['payroll', audience])),
    ],
    ['another audience', () => signed(claims().setAudience('another'))],
    ['the portal among several audiences', () => signed(claims().setAudience([audience, 'another']))],
    ['all clients as audiences', () => signed(claims().setAudience([audience, 'remesa-native']))],
    ['another issuer', () => signed(claims().setIssuer('https://evil.example/oidc'))],
    ['an issuer with a final slash', () => signed(claims().setIssuer(`${issuer}/`))],
    ['an expiry in the past', () => signed(claims().setExpirationTime('-1s'))],
    [
      'no expiry',
      () =>
        signed(new SignJWT({ sid }).setSubject('11').setIssuer(issuer).setAudience(audience).setIssuedAt()),
    ],
    ['a start in the future', () => signed(claims().setNotBefore('5m'))],
    [
      'no subject',
      () =>
        signed(
          new SignJWT({ sid }).setIssuer(issuer).setAudience(audience).setIssuedAt().setExpirationTime('5m'),
        ),
    ],
    [
      'no session',
      () =>
        signed(
          new SignJWT({})
            .setSubject('11')
            .setIssuer(issuer)
            .setAudience(audience)
            .setIssuedAt()
            .setExpirationTime('5m'),
        ),
    ],
    ['an empty subject', () => signed(claims().setSubject(''))],
    ['a foreign key under the own name', () => signed(claims(), foreignKey)],
    ['an unknown key', () => signed(claims(), foreignKey, { alg: 'ES256', kid: 'k2' })],
    [
      'the public key as a shared secret',
      () => signed(claims(), new TextEncoder().encode(publicJson), { alg: 'HS256', kid: 'k1' }),
    ],
    [
      'no signature',
      async () =>
        new UnsecuredJWT({ sid })
          .setSubject('11')
          .setIssuer(issuer)
          .setAudience(audience)
          .setIssuedAt()
          .setExpirationTime('5m')
          .encode(),
    ],
  ])('a bearer token with %s is refused', async (_what, make) => {
    expect(await verify(await make())).toBeUndefined()
  })

  it('a bearer token is refused from the second of its expiry, even if it was accepted before', async () => {
    vi.useFakeTimers({ now: new Date('2026-11-23T09:30:00Z'), toFake: ['Date'] })
    try {
      const token = await signed(claims().setExpirationTime('5m'))
      expect(await verify(token)).toMatchObject({ sub: '11' })
      vi.setSystemTime(new Date('2026-11-23T09:34:59Z'))
      expect(await verify(token)).toMatchObject({ sub: '11' })
      vi.setSystemTime(new Date('2026-11-23T09:35:00Z'))
      expect(await verify(token)).toBeUndefined()
    } finally {
      vi.useRealTimers()
    }
  })

  it('a bearer token whose content was changed after signing is refused', async () => {
    const [header, , signature] = (await signed(claims())).split('.')
    const payload = base64url.encode(
      JSON.stringify({ sub: '1', sid, iss: issuer, aud: audience, iat: 1, exp: 9_999_999_999 }),
    )
    expect(await verify(`${header}.${payload}.${signature}`)).toBeUndefined()
  })

  it('a text that is no token is refused as a bearer token, without an exception', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.tuple(fc.base64String(), fc.base64String(), fc.base64String()).map((parts) => parts.join('.')),
        ),
        async (text) => {
          expect(await verify(text)).toBeUndefined()
        },
      ),
    )
  })
})
