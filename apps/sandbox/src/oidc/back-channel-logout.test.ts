import { orderChanges } from '@remesa/api-client/contract'
import { decodeJwt, generateKeyPair, importJWK, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { loadProviderKeys } from '../authorisation'
import { orderPointId } from '../testing/places'
import { type SeededServer, startSeededServer } from '../testing/seeded-server'
import type { SignedIn } from '../testing/test-sign-in'

// These tests follow OpenID Connect Back-Channel Logout 1.0, sections 2.4 to 2.8.
let world: SeededServer
let key: CryptoKey | Uint8Array
let kid: string

beforeAll(async () => {
  world = await startSeededServer()
  const [signing] = (await loadProviderKeys(world.database.db)).signing
  kid = signing?.kid ?? 'none'
  key = await importJWK({ ...signing })
})
afterAll(() => world.close())

const EVENT = 'http://schemas.openid.net/event/backchannel-logout'
const seconds = () => Math.floor(Date.now() / 1_000)

const signIn = () => world.portal.signIn(undefined, { username: 'customer-operator', password: 'remesa' })
const bearer = ({ tokens }: SignedIn) => ({ Authorization: `Bearer ${tokens.id_token}` })
const lives = async (signedIn: SignedIn) => {
  const url = `${world.server.url}/api/configuration/v1/user/me`
  return (await fetch(url, { headers: bearer(signedIn) })).status === 200
}
const namesOf = ({ tokens }: SignedIn) => {
  const { sub = '', sid } = decodeJwt(tokens.id_token ?? '')
  return { sub, sid: z.string().parse(sid) }
}

/** The claims of a valid token, with some claims changed. A claim whose new value is `undefined` is removed. */
const claimsOf = (changes: Readonly<Record<string, unknown>>): JWTPayload => {
  const good = {
    iss: `${world.server.baseUrl}/oidc`,
    aud: 'remesa-portal',
    iat: seconds(),
    exp: seconds() + 120,
    jti: crypto.randomUUID(),
    events: { [EVENT]: {} },
  }
  return Object.fromEntries(
    Object.entries({ ...good, ...changes }).filter(([, value]) => value !== undefined),
  )
}
const signed = (changes: Readonly<Record<string, unknown>>, header: Readonly<Record<string, string>> = {}) =>
  new SignJWT(claimsOf(changes))
    .setProtectedHeader({ alg: 'ES256', kid, typ: 'logout+jwt', ...header })
    .sign(key)

const post = async (body: URLSearchParams | string, contentType = 'application/x-www-form-urlencoded') => {
  const response = await fetch(`${world.server.url}/backchannel-logout`, {
    method: 'POST',
    headers: { 'Content-Type': contentType },
    body: String(body),
  })
  expect(response.headers.get('cache-control')).toBe('no-store')
  return { status: response.status, text: await response.text() }
}
const send = (token: string) => post(new URLSearchParams({ logout_token: token }))
const refusal = (reason: string) => ({ status: 400, text: expect.stringContaining(reason) })

describe('a logout token', () => {
  it('a logout token ends only the session in its claims, and the open event streams of that session', async () => {
    const [here, there] = [await signIn(), await signIn()]
    const path = orderChanges.path
      .replace(':countryCode', 'ES')
      .replace(':servicePointId', orderPointId('Gran Vía 12'))
    const stream = await fetch(`${world.server.url}${path}`, { headers: bearer(there) })
    expect(await send(await signed(namesOf(there)))).toEqual({ status: 200, text: '' })
    expect(await stream.text()).not.toContain('event:')
    expect([await lives(here), await lives(there)]).toEqual([true, false])
    expect((await send(await signed(namesOf(there)))).status).toBe(200)
  })

  it('a logout token without a session ends all sessions of its subject', async () => {
    const sessions = [await signIn(), await signIn()]
    const [first] = sessions
    const { sub } = namesOf(first ?? (await signIn()))
    expect((await send(await signed({ sub }, { typ: 'application/logout+jwt' }))).status).toBe(200)
    expect(await Promise.all(sessions.map(lives))).toEqual([false, false])
  })

  it('a logout token without a subject ends the session in the token, but a token whose subject is not the user of the session is refused', async () => {
    const signedIn = await signIn()
    const { sid } = namesOf(signedIn)
    expect(await send(await signed({ sid, sub: '2' }))).toEqual(refusal('do not belong together'))
    expect(await lives(signedIn)).toBe(true)
    expect((await send(await signed({ sid }))).status).toBe(200)
    expect(await lives(signedIn)).toBe(false)
  })

  it('a logout token is refused when it is sent a second time', async () => {
    const token = await signed(namesOf(await signIn()))
    expect((await send(token)).status).toBe(200)
    expect(await send(token)).toEqual(refusal('replayed'))
  })

  it.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['of another issuer', { iss: 'https://evil.example' }, 'issuer'],
    ['without an issuer', { iss: undefined }, 'issuer'],
    ['for another client', { aud: 'another-client' }, 'audience'],
    ['without an audience', { aud: undefined }, 'audience'],
    ['that has expired', { iat: seconds() - 600, exp: seconds() - 300 }, 'expired'],
    ['without an expiry', { exp: undefined }, 'claims'],
    ['without the time of its creation', { iat: undefined }, 'claims'],
    ['that was issued in the future', { iat: seconds() + 600, exp: seconds() + 900 }, 'issued-in-future'],
    ['without an id', { jti: undefined }, 'claims'],
    ['with an empty id', { jti: '' }, 'claims'],
    ['without events', { events: undefined }, 'event'],
    ['with another event', { events: { 'http://schemas.openid.net/event/other': {} } }, 'event'],
    ['whose event is not an object', { events: { [EVENT]: true } }, 'event'],
    ['with a nonce, like an ID token', { nonce: 'n' }, 'nonce'],
    ['without a subject and a session', { sub: undefined, sid: undefined }, 'nobody'],
    ['whose session is not a text', { sid: 7 }, 'claims'],
  ])('a logout token %s is refused, and ends no session', async (_what, changes, reason) => {
    const signedIn = await signIn()
    expect(await send(await signed({ ...namesOf(signedIn), ...changes }))).toEqual(refusal(reason))
    expect(await lives(signedIn)).toBe(true)
  })

  it('a logout token is refused if its signature is wrong or missing, if its type is wrong, or if it is an ID token', async () => {
    const signedIn = await signIn()
    const names = namesOf(signedIn)
    const { privateKey } = await generateKeyPair('ES256')
    const forged = new SignJWT(claimsOf(names)).setProtectedHeader({ alg: 'ES256', kid })
    expect(await send(await forged.sign(privateKey))).toEqual(refusal('signature'))
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    expect(await send(`${part({ alg: 'none' })}.${part(claimsOf(names))}.`)).toEqual(refusal('signature'))
    for (const typ of ['JWT', 'at+jwt'])
      expect(await send(await signed(names, { typ }))).toEqual(refusal('type'))
    const untyped = new SignJWT(claimsOf(names)).setProtectedHeader({ alg: 'ES256', kid })
    expect(await send(await untyped.sign(key))).toEqual(refusal('type'))
    expect((await send(signedIn.tokens.id_token ?? '')).status).toBe(400)
    expect(await send('no token')).toEqual(refusal('malformed'))
    expect(await lives(signedIn)).toBe(true)
  })

  it('a logout token is accepted only from a form body that contains it exactly once', async () => {
    const token = await signed(namesOf(await signIn()))
    expect((await post(JSON.stringify({ logout_token: token }), 'application/json')).status).toBe(400)
    expect((await post('')).status).toBe(400)
    expect((await post(`logout_token=${token}&logout_token=${token}`)).status).toBe(400)
  })
})

describe('the provider of the product', () => {
  it('the identity provider announces back-channel logout in its discovery document, and sends logout tokens at sign-out', async () => {
    const { config } = world.portal
    expect(config.serverMetadata()).toMatchObject({
      backchannel_logout_supported: true,
      backchannel_logout_session_supported: true,
    })
    const signedIn = await signIn()
    await world.portal.signOut(signedIn)
    const said = world.server.logLines.filter((line) => line.includes('sign-out by the provider'))
    expect(said.at(-1)).toContain('"outcome":"ended"')
    expect(world.server.logLines.join('')).not.toContain('a sign-out was not delivered')
    expect(await lives(signedIn)).toBe(false)
  })
})
