import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type IdTokenExpectations, idTokenRefusalText, readIdToken, tokenLife } from './index'

const NOW = Date.UTC(2026, 10, 27, 9)
const seconds = (offset: number) => NOW / 1_000 + offset
const claims = {
  iss: 'https://id.example',
  aud: 'cash-desk',
  sub: 'u-1',
  nonce: 'n-1',
  iat: seconds(-5),
  exp: seconds(300),
}
const expected: IdTokenExpectations = {
  issuers: ['https://id.example'],
  clientId: 'cash-desk',
  trustedAudiences: [],
  nonce: 'n-1',
  subject: undefined,
}
const verdict = (change: object, expectations: Partial<IdTokenExpectations> = {}) => {
  const read = readIdToken({ ...claims, ...change }, { ...expected, ...expectations }, NOW)
  return read.ok ? 'accepted' : [read.error.fault, read.error.found].filter(Boolean).join(': ')
}

describe('the audiences of an ID token', () => {
  const both = { aud: ['cash-desk', 'account'], azp: 'cash-desk' }
  const trusted = { trustedAudiences: ['account'] }

  it.each<[string, object, Partial<IdTokenExpectations>, string]>([
    ['are this client', {}, {}, 'accepted'],
    ['are a list of this client alone', { aud: ['cash-desk'] }, {}, 'accepted'],
    ['are this client, which is also the authorized party', { azp: 'cash-desk' }, {}, 'accepted'],
    ['are this client, with another authorized party', { azp: 'other' }, {}, 'authorized-party: other'],
    ['are this client and an audience that is not trusted', both, {}, 'audience: account'],
    ['are this client and a trusted audience', both, trusted, 'accepted'],
    [
      'are a trusted audience and this client',
      { ...both, aud: ['account', 'cash-desk'] },
      trusted,
      'accepted',
    ],
    ['are two, without an authorized party', { ...both, azp: undefined }, trusted, 'authorized-party'],
    [
      'are two, and the authorized party is not this client',
      { ...both, azp: 'account' },
      trusted,
      'authorized-party: account',
    ],
    ['are trusted but do not include this client', { aud: ['account'] }, trusted, 'audience: account'],
    [
      'are this client and a trusted audience in another case',
      { ...both, aud: ['cash-desk', 'Account'] },
      trusted,
      'audience: Account',
    ],
    ['are missing', { aud: undefined }, trusted, 'audience'],
    ['are an empty list', { aud: [] }, trusted, 'audience'],
    ['are not texts', { aud: ['cash-desk', 7] }, trusted, 'audience'],
  ])(
    '[SES-13] an ID token whose audiences %s is accepted or refused by the rules of OpenID Connect',
    (_title, change, expectations, outcome) => {
      expect(verdict(change, expectations)).toBe(outcome)
    },
  )

  it('[SES-13] an ID token with an audience that is not in the settings is always refused', () => {
    const name = fc.constantFrom('a', 'b', 'c', 'cash-desk')
    fc.assert(
      fc.property(fc.array(name), fc.array(name), fc.option(name, { nil: undefined }), (aud, trust, azp) => {
        const isAccepted = verdict({ aud, azp }, { trustedAudiences: trust }) === 'accepted'
        const isKnown = aud.every((one) => one === 'cash-desk' || trust.includes(one))
        const isSingle = new Set(aud).size === 1
        expect(isAccepted).toBe(
          aud.includes('cash-desk') && isKnown && (azp === 'cash-desk' || (azp === undefined && isSingle)),
        )
      }),
    )
  })
})

it('[SES-14] the text of a refused ID token contains the claim that is wrong and its value', () => {
  expect(idTokenRefusalText({ fault: 'audience', found: 'account' })).toBe('ID token: audience account')
  expect(idTokenRefusalText({ fault: 'issuer', found: '' })).toBe('ID token: issuer (none)')
  expect(idTokenRefusalText({ fault: 'nonce' })).toBe('ID token: nonce')
})

describe('an ID token', () => {
  it.each<[string, object, Partial<IdTokenExpectations>, string]>([
    ['of another issuer', { iss: 'https://evil.example' }, {}, 'issuer: https://evil.example'],
    ['without an issuer', { iss: undefined }, {}, 'issuer'],
    [
      'of a second issuer in the settings',
      { iss: 'https://b' },
      { issuers: ['https://a', 'https://b'] },
      'accepted',
    ],
    ['that expired 60 s ago', { iat: seconds(-100), exp: seconds(-60) }, {}, 'expired'],
    ['that expired 59 s ago', { iat: seconds(-100), exp: seconds(-59) }, {}, 'accepted'],
    ['that was issued 60 s in the future', { iat: seconds(60) }, {}, 'accepted'],
    ['that was issued 61 s in the future', { iat: seconds(61) }, {}, 'issued-in-future'],
    ['that becomes valid in 61 s', { nbf: seconds(61) }, {}, 'issued-in-future'],
    ['whose times are texts', { exp: String(seconds(300)) }, {}, 'malformed'],
    ['that expires before it was issued', { exp: seconds(-6) }, {}, 'malformed'],
    ['with an empty subject', { sub: '' }, {}, 'subject'],
    ['with a subject of 256 characters', { sub: 'x'.repeat(256) }, {}, 'subject'],
    ['about another user than before', {}, { subject: 'u-2' }, 'subject'],
    ['with the nonce of another sign-in', { nonce: 'n-2' }, {}, 'nonce'],
    ['without a nonce', { nonce: undefined }, {}, 'nonce'],
    ['of a renewal, without a nonce', { nonce: undefined }, { nonce: undefined, subject: 'u-1' }, 'accepted'],
  ])(
    '[SES-14] an ID token %s is accepted or refused by the rules of OpenID Connect',
    (_title, change, expectations, outcome) => {
      expect(verdict(change, expectations)).toBe(outcome)
    },
  )

  it('[SES-14] the result for a valid ID token contains its subject, its issue time and its expiry', () => {
    expect(readIdToken(claims, expected, NOW)).toEqual({
      ok: true,
      value: { subject: 'u-1', issuedAt: NOW - 5_000, expiresAt: NOW + 300_000 },
    })
  })
})

it.each([
  [3_600, 3_600],
  ['3600', 3_600],
  [0.5, 0.5],
  [0, undefined],
  ['0', undefined],
  [-1, undefined],
  ['-1', undefined],
  ['', undefined],
  ['soon', undefined],
  ['1e3', undefined],
  [null, undefined],
  [undefined, undefined],
  [Number.NaN, undefined],
  [true, undefined],
])(
  '[SES-15] if expires_in in a token response is %j, the lifetime of the token is %s seconds',
  (given, life) => {
    expect(tokenLife(given)).toBe(life)
  },
)
