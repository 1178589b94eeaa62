import fc from 'fast-check'
import {
  base64url,
  CompactSign,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  type JWTPayload,
  SignJWT,
  UnsecuredJWT,
} from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { validateIdToken } from './id-token'

const NOW = Date.UTC(2026, 10, 21, 9, 0, 0)
const seconds = (offset: number) => NOW / 1_000 + offset
const claims = {
  iss: 'https://id.example',
  aud: 'portal',
  sub: 'u-1',
  nonce: 'n-1',
  iat: seconds(-5),
  exp: seconds(300),
}

let own: CryptoKeyPair
let foreign: CryptoKeyPair
type Expectations = Parameters<typeof validateIdToken>[1]
let expectations: Expectations

interface CryptoKeyPair {
  readonly privateKey: CryptoKey
  readonly publicKey: CryptoKey
}

const sign = (change: JWTPayload = {}, key = own.privateKey, kid: string | undefined = 'k-1') =>
  new SignJWT({ ...claims, ...change })
    .setProtectedHeader({ alg: 'ES256', ...(kid === undefined ? {} : { kid }) })
    .sign(key)

const without = (name: keyof typeof claims) => {
  const rest: JWTPayload = { ...claims }
  delete rest[name]
  return new SignJWT(rest).setProtectedHeader({ alg: 'ES256', kid: 'k-1' }).sign(own.privateKey)
}

beforeAll(async () => {
  own = await generateKeyPair('ES256')
  foreign = await generateKeyPair('ES256')
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'k-1', alg: 'ES256' }
  expectations = {
    keys: createLocalJWKSet({ keys: [jwk] }),
    issuers: ['https://id.example'],
    clientId: 'portal',
    trustedAudiences: [],
    nonce: 'n-1',
    subject: undefined,
    now: NOW,
  }
})

const verdict = async (token: string, change: Partial<Expectations> = {}) => {
  const checked = await validateIdToken(token, { ...expectations, ...change })
  return checked.ok ? 'accepted' : checked.error.fault
}

describe('an ID token is accepted', () => {
  it('[SGN-6] an ID token is accepted if every claim has the expected value, and its instants are returned in milliseconds', async () => {
    expect(await validateIdToken(await sign(), expectations)).toEqual({
      ok: true,
      value: { subject: 'u-1', issuedAt: NOW - 5_000, expiresAt: NOW + 300_000 },
    })
  })

  it('[SGN-6] an ID token that has no key id is accepted if the identity provider has a single key', async () => {
    const token = await new SignJWT(claims).setProtectedHeader({ alg: 'ES256' }).sign(own.privateKey)
    expect(await verdict(token)).toBe('accepted')
  })

  it.each([
    ['that expired 59 s ago', { exp: seconds(-59), iat: seconds(-100) }],
    ['that was issued 60 s in the future', { iat: seconds(60) }],
    ['with the audience as a list of one client', { aud: ['portal'] }],
    ['with this client as authorised party', { azp: 'portal' }],
  ])('[SGN-6] an ID token %s is accepted', async (_title, change) => {
    expect(await verdict(await sign(change))).toBe('accepted')
  })
})

describe('an ID token is refused', () => {
  it.each([
    ['from another issuer', { iss: 'https://evil.example' }, 'issuer'],
    ['from the issuer with a slash added', { iss: 'https://id.example/' }, 'issuer'],
    ['for another client', { aud: 'other' }, 'audience'],
    ['for this client and another client', { aud: ['portal', 'other'] }, 'audience'],
    ['with another authorised party', { azp: 'other' }, 'authorized-party'],
    ['that expired 61 s ago', { exp: seconds(-61), iat: seconds(-100) }, 'expired'],
    ['that was issued 61 s in the future', { iat: seconds(61) }, 'issued-in-future'],
    ['that ends before it begins', { iat: seconds(0), exp: seconds(-10) }, 'malformed'],
    ['with an empty subject', { sub: '' }, 'subject'],
    ['with a subject of 256 characters', { sub: 'x'.repeat(256) }, 'subject'],
    ['with the nonce of another sign-in', { nonce: 'n-2' }, 'nonce'],
    ['that is not valid before tomorrow', { nbf: seconds(86_400) }, 'issued-in-future'],
  ])('[SGN-6] an ID token %s is refused', async (_title, change, refusal) => {
    expect(await verdict(await sign(change))).toBe(refusal)
  })

  it.each(['iss', 'sub', 'aud', 'exp', 'iat', 'nonce'] as const)(
    '[SGN-6] an ID token that lacks the claim %s is refused',
    async (name) => {
      expect(await verdict(await without(name))).not.toBe('accepted')
    },
  )

  it('[SGN-6] an ID token is refused if its subject differs from the subject before the refresh', async () => {
    expect(await verdict(await sign(), { subject: 'u-2', nonce: undefined })).toBe('subject')
  })

  it('[SGN-6] an ID token is refused if it is signed by a key that the identity provider does not have', async () => {
    expect(await verdict(await sign({}, foreign.privateKey))).toBe('signature')
    expect(await verdict(await sign({}, foreign.privateKey, 'k-9'))).toBe('signature')
  })

  it('[SGN-6] an ID token that has no key id is refused if the identity provider has several keys', async () => {
    const keys = await Promise.all(
      [own, foreign].map(async (pair) => ({ ...(await exportJWK(pair.publicKey)), alg: 'ES256' })),
    )
    const token = await new SignJWT(claims).setProtectedHeader({ alg: 'ES256' }).sign(own.privateKey)
    expect(await verdict(token, { keys: createLocalJWKSet({ keys }) })).toBe('signature')
  })

  it.each([
    ['null', [...new TextEncoder().encode('null')]],
    ['a number', [...new TextEncoder().encode('3')]],
    ['a text', [...new TextEncoder().encode('"claims"')]],
    [
      'bytes that are no UTF-8',
      [...new TextEncoder().encode(`{"sub":"`), 0xff, ...new TextEncoder().encode('"}')],
    ],
  ])(
    '[SGN-6] an ID token is refused if it contains %s in place of claims, even if the identity provider signed it',
    async (_title, bytes) => {
      const token = await new CompactSign(new Uint8Array(bytes))
        .setProtectedHeader({ alg: 'ES256', kid: 'k-1' })
        .sign(own.privateKey)
      expect(await verdict(token)).toBe('malformed')
    },
  )

  it('[SGN-6] an ID token with an empty header is refused before its signature is checked', async () => {
    expect(await verdict('AAAA.e30.AAAA')).toBe('malformed')
  })

  it('[SGN-6] an ID token is refused if it has no signature, or if it is signed with the public key as a shared secret', async () => {
    expect(await verdict(new UnsecuredJWT(claims).encode())).toBe('signature')
    const secret = new TextEncoder().encode(JSON.stringify(await exportJWK(own.publicKey)))
    const token = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'k-1' }).sign(secret)
    expect(await verdict(token)).toBe('signature')
  })

  it('[SGN-6] an ID token is refused if its signature has another base64url encoding than the canonical one', async () => {
    const token = await sign()
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const other = alphabet[alphabet.indexOf(token.at(-1) ?? 'A') ^ 1] ?? ''
    expect(base64url.decode(`${token.slice(0, -1)}${other}`.split('.')[2] ?? '')).toEqual(
      base64url.decode(token.split('.')[2] ?? ''),
    )
    expect(await verdict(`${token.slice(0, -1)}${other}`)).toBe('malformed')
  })

  it('[SGN-6] an ID token is refused if any of its characters was changed', async () => {
    const token = await sign()
    await fc.assert(
      fc.asyncProperty(
        fc.nat(token.length - 1),
        fc.constantFrom(...'ABCXYZabcxyz0189-_.=% '),
        async (position, character) => {
          fc.pre(token[position] !== character)
          const forged = `${token.slice(0, position)}${character}${token.slice(position + 1)}`
          expect(await verdict(forged)).not.toBe('accepted')
        },
      ),
      { numRuns: 2_000 },
    )
  })

  it('[SGN-6] any text that is not an ID token is refused as an ID token', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          fc.array(fc.string(), { maxLength: 5 }).map((parts) => parts.join('.')),
        ),
        async (text) => {
          expect(await verdict(text)).not.toBe('accepted')
        },
      ),
    )
  })

  it('[SGN-6] an ID token that another party has signed is refused, whatever claims it has', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom('iss', 'aud', 'sub', 'nonce', 'azp'), fc.string()),
        async (change) => {
          expect(await verdict(await sign(change, foreign.privateKey))).toBe('signature')
        },
      ),
      { numRuns: 200 },
    )
  })
})
