import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseWith } from '../kernel'
import {
  disclaimerView,
  LoggedUser,
  offersUsersGuide,
  refreshAt,
  rememberedPath,
  sessionMessageKeys,
  showsCookieNotice,
} from './index'
import { anyLoggedUser, anyWireUser } from './testing'

const rulesOf = (decision: { readonly reasons: readonly { readonly rule: string }[] }) =>
  decision.reasons.map(({ rule }) => rule)
const anyFacts = fc.record({ isAccepted: fc.boolean(), hasDocument: fc.boolean(), isOpened: fc.boolean() })

describe('the disclaimer', () => {
  it("[SES-30] the dialog of the disclaimer opens automatically and can't be closed until the user accepts the disclaimer", () => {
    const pending = disclaimerView({ isAccepted: false, hasDocument: true, isOpened: false })
    expect(pending.isOpen).toBe(true)
    expect(pending.close.reasons).toEqual([
      { rule: 'disclaimer-pending', key: 'session.refused.disclaimer-pending', params: {} },
    ])
    const accepted = disclaimerView({ isAccepted: true, hasDocument: true, isOpened: false })
    expect([accepted.isOpen, accepted.close.allowed]).toEqual([false, true])
  })

  it('[SES-30] the dialog of the disclaimer is open exactly if the user has not accepted the disclaimer or has opened the dialog', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { isOpen, close } = disclaimerView(facts)
        expect(isOpen).toBe(!close.allowed || facts.isOpened)
        expect(close.allowed).toBe(facts.isAccepted)
      }),
    )
  })

  it('[SES-31] the disclaimer can be accepted if it has a document and the user has not accepted it before', () => {
    const accept = (isAccepted: boolean, hasDocument: boolean) =>
      rulesOf(disclaimerView({ isAccepted, hasDocument, isOpened: true }).accept)
    expect([accept(false, true), accept(false, false), accept(true, true), accept(true, false)]).toEqual([
      [],
      ['disclaimer-missing'],
      ['disclaimer-accepted'],
      ['disclaimer-accepted', 'disclaimer-missing'],
    ])
  })

  it('[SES-32] a user can withdraw the acceptance of the disclaimer only after accepting it, and withdrawing opens the disclaimer again', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { accept, decline } = disclaimerView(facts)
        expect(decline.allowed).toBe(facts.isAccepted)
        expect(accept.allowed && decline.allowed).toBe(false)
        if (decline.allowed) expect(disclaimerView({ ...facts, isAccepted: false }).isOpen).toBe(true)
      }),
    )
    expect(
      rulesOf(disclaimerView({ isAccepted: false, hasDocument: true, isOpened: false }).decline),
    ).toEqual(['disclaimer-not-accepted'])
  })

  it('[SES-34] each reason why the disclaimer can’t be accepted or closed has a message key', () => {
    expect(sessionMessageKeys).toEqual([
      'session.refused.disclaimer-pending',
      'session.refused.disclaimer-missing',
      'session.refused.disclaimer-accepted',
      'session.refused.disclaimer-not-accepted',
    ])
  })
})

describe('the notice about cookies', () => {
  it.each([
    [true, false, true],
    [true, true, false],
    [false, false, false],
    [false, true, false],
  ])(
    '[SES-33] if the user is signed in (%s) and has accepted the cookie notice (%s), the cookie notice is shown: %s',
    (isSignedIn, isAccepted, shows) => {
      expect(showsCookieNotice({ isSignedIn, isAccepted })).toBe(shows)
    },
  )
})

describe('the signed-in user', () => {
  it('[SES-35] missing fields of the signed-in user in a response get default values, and reading the result again does not change it', () => {
    expect(
      parseWith(LoggedUser, {
        username: 'a',
        name: 'Ana',
        lastName: '',
        userType: 'CLIENTE',
        disclaimerAccepted: false,
        country: { id: 1, code: 'ES' },
        colour: 'red',
      }),
    ).toEqual({
      ok: true,
      value: {
        id: null,
        username: 'a',
        name: 'Ana',
        lastName: '',
        email: null,
        admin: false,
        supervisor: false,
        userType: 'CLIENTE',
        disclaimerAccepted: false,
        country: { id: 1, code: 'ES', showUsersGuide: false, documentTypes: [], maxCodeSeal: null },
        clients: [],
        roles: [],
      },
    })
    fc.assert(
      fc.property(anyWireUser, (raw) => {
        const parsed = parseWith(LoggedUser, raw)
        expect(parsed.ok).toBe(true)
        if (parsed.ok) expect(parseWith(LoggedUser, parsed.value)).toEqual(parsed)
      }),
    )
  })

  it('[SES-35] a response about the signed-in user without names, type, country or acceptance of the disclaimer is refused', () => {
    const obligatory = ['username', 'name', 'lastName', 'userType', 'disclaimerAccepted', 'country'] as const
    fc.assert(
      fc.property(anyLoggedUser, fc.constantFrom(...obligatory), (user, field) => {
        const parsed = parseWith(LoggedUser, { ...user, [field]: undefined })
        expect(parsed.ok ? [] : parsed.error.map(({ path }) => path)).toEqual([field])
      }),
    )
  })
})

describe('the users guide', () => {
  it('[SES-36] the user guide is available exactly if the country of the user has a guide', () => {
    fc.assert(
      fc.property(anyLoggedUser, fc.boolean(), (user, showUsersGuide) => {
        expect(offersUsersGuide(user)).toBe(user.country.showUsersGuide)
        expect(offersUsersGuide({ country: { ...user.country, showUsersGuide } })).toBe(showUsersGuide)
      }),
    )
  })
})

describe('the exchange of a token, for any token', () => {
  it('[SES-10] an access token is renewed a minute before it expires, or after half of its lifetime if that is a minute or less', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 10_000_000 }), (issuedAt, life) => {
        const at = refreshAt({ issuedAt, expiresAt: issuedAt + life })
        expect(at).toBeLessThan(issuedAt + life)
        expect(at).toBeGreaterThanOrEqual(issuedAt)
        if (life > 60_000) expect(issuedAt + life - at).toBe(60_000)
        else expect(at).toBe(issuedAt + Math.floor(life / 2))
      }),
    )
  })
})

describe('edges of the remembered path', () => {
  it('[SES-20] a remembered path of more than 2,048 characters is refused', () => {
    const path = (length: number) => `/${'a'.repeat(length - 1)}`
    expect([rememberedPath(path(2_048)), rememberedPath(path(2_049))]).toEqual([path(2_048), '/'])
  })

  it('[SES-21] a remembered path is accepted only if each of its segments matches a known route', () => {
    const knownRoutes = ['/administration/users/:id']
    const kept = ['/administration/users/12', '/administration/clients/12', '/x/users/12']
    expect(kept.map((path) => rememberedPath(path, { knownRoutes }))).toEqual([kept[0], '/', '/'])
  })
})
