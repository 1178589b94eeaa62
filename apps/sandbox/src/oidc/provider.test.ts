import { decodeJwt, decodeProtectedHeader } from 'jose'
import * as oidc from 'openid-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../db/connection/open-database'
import { createTestBrowser, type TestBrowser } from '../testing/test-browser'
import { createTestDatabase } from '../testing/test-database'
import { startTestServer, type TestServer, testAccounts } from '../testing/test-server'
import { createTestPortal, submitForm, type TestPortal } from '../testing/test-sign-in'

let database: OpenDatabase
let server: TestServer
let portal: TestPortal
const inactive = new Set<string>()

beforeAll(async () => {
  database = await createTestDatabase()
  server = await startTestServer(database.db, {
    isActive: (id) => id === testAccounts.ana.id && !inactive.has(id),
  })
  portal = await createTestPortal(server)
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

const whoami = (token: string) =>
  fetch(`${server.baseUrl}/api/whoami`, { headers: { authorization: `Bearer ${token}` } })
const idTokenOf = ({ id_token }: oidc.TokenEndpointResponse): string => id_token ?? 'none'
const refreshTokenOf = ({ refresh_token }: oidc.TokenEndpointResponse): string => refresh_token ?? 'none'

describe('signing in', () => {
  it('signing in gives an ID token that is only for the portal, and the API accepts it as a bearer token', async () => {
    const { tokens } = await portal.signIn()
    const idToken = idTokenOf(tokens)
    expect(decodeProtectedHeader(idToken).alg).toBe('ES256')
    expect(decodeJwt(idToken)).toMatchObject({
      iss: `${server.baseUrl}/oidc`,
      aud: 'remesa-portal',
      sub: testAccounts.ana.id,
      name: 'Ana Prueba',
      preferred_username: 'ana',
    })
    expect(await (await whoami(idToken)).json()).toMatchObject({ sub: testAccounts.ana.id })
  })

  it('signing in grants the client id as a scope', async () => {
    const { tokens } = await portal.signIn()
    expect(tokens.scope?.split(' ')).toEqual(['openid', 'remesa-portal'])
  })

  it('the ID token and the access token expire at the same time', async () => {
    const { tokens } = await portal.signIn()
    const { exp = 0, iat = 0 } = decodeJwt(idTokenOf(tokens))
    expect(exp - iat).toBe(tokens.expires_in)
  })

  it('the user-info endpoint accepts the access token', async () => {
    const { tokens } = await portal.signIn()
    const info = await oidc.fetchUserInfo(portal.config, tokens.access_token, testAccounts.ana.id)
    expect(info).toMatchObject({ sub: testAccounts.ana.id, email: 'ana@bazar.example' })
  })

  it('the API refuses the access token of a signed-in user, because calls must carry the ID token', async () => {
    const { tokens } = await portal.signIn()
    expect((await whoami(tokens.access_token)).status).toBe(401)
  })

  it('signing in again needs no form while the session lasts', async () => {
    const { browser } = await portal.signIn()
    const { page } = await portal.begin(browser)
    expect(page.pathname).toBe('/callback')
    expect(page.searchParams.get('code')).not.toBeNull()
  })

  it.each(['login', 'select_account'])('signing in again with prompt=%s shows the form', async (prompt) => {
    const { browser } = await portal.signIn()
    const { page } = await portal.begin(browser, { prompt })
    expect(page.pathname).toMatch(/^\/login\//)
    const { url } = await submitForm(browser, page, { username: 'ana', password: testAccounts.password })
    expect(url.searchParams.get('code')).not.toBeNull()
  })

  it('the redirect with an authorization code also contains the issuer', async () => {
    const { callback } = await portal.signIn()
    expect(callback.searchParams.get('iss')).toBe(`${server.baseUrl}/oidc`)
  })

  it('an inactive account is refused in the same way as a wrong password', async () => {
    const browser = createTestBrowser()
    const { page } = await portal.begin(browser)
    const { response } = await submitForm(browser, page, {
      username: 'gone',
      password: testAccounts.password,
    })
    expect(response.status).toBe(401)
  })
})

describe('the cookie of a session', () => {
  it('the cookie of a session changes with every sign-in, has at least 128 bits, and replaces the former cookie', async () => {
    const idOf = (browser: TestBrowser) => browser.cookies().get('remesa_session')?.value ?? ''
    const browser = createTestBrowser()
    const { page } = await portal.begin(browser)
    const before = idOf(browser)
    await submitForm(browser, page, { username: 'ana', password: testAccounts.password })
    const first = idOf(browser)
    const again = await portal.begin(browser, { prompt: 'login' })
    await submitForm(browser, again.page, { username: 'ana', password: testAccounts.password })
    const second = idOf(browser)
    expect(new Set([before, first, second]).size).toBe(3)
    for (const id of [first, second]) expect(id).toMatch(/^[\w-]{22,}$/)
  })
})

describe('codes and tokens', () => {
  it('an authorization code is accepted once, and using it a second time revokes the tokens of the first use', async () => {
    const { callback, checks, tokens } = await portal.signIn()
    await expect(oidc.authorizationCodeGrant(portal.config, callback, checks)).rejects.toMatchObject({
      error: 'invalid_grant',
    })
    await expect(oidc.refreshTokenGrant(portal.config, refreshTokenOf(tokens))).rejects.toMatchObject({
      error: 'invalid_grant',
    })
  })

  it('an authorization code that several requests send at once gives tokens at most once', async () => {
    const browser = createTestBrowser()
    const { page, checks } = await portal.begin(browser)
    const { url: callback } = await submitForm(browser, page, {
      username: 'ana',
      password: testAccounts.password,
    })
    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, () => oidc.authorizationCodeGrant(portal.config, callback, checks)),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1)
  })

  it('an authorization code with a wrong verifier is refused', async () => {
    const browser = createTestBrowser()
    const { page, checks } = await portal.begin(browser)
    const { url: callback } = await submitForm(browser, page, {
      username: 'ana',
      password: testAccounts.password,
    })
    const tampered = { ...checks, pkceCodeVerifier: oidc.randomPKCECodeVerifier() }
    await expect(oidc.authorizationCodeGrant(portal.config, callback, tampered)).rejects.toMatchObject({
      error: 'invalid_grant',
    })
  })

  it('renewing a session gives a new refresh token and a new ID token of the same subject', async () => {
    const { tokens } = await portal.signIn()
    const renewed = await oidc.refreshTokenGrant(portal.config, refreshTokenOf(tokens))
    expect(refreshTokenOf(renewed)).not.toBe(refreshTokenOf(tokens))
    expect(decodeJwt(idTokenOf(renewed)).sub).toBe(testAccounts.ana.id)
    expect((await whoami(idTokenOf(renewed))).status).toBe(200)
  })

  it('using a refresh token twice revokes all tokens that followed from it', async () => {
    const { tokens } = await portal.signIn()
    const renewed = await oidc.refreshTokenGrant(portal.config, refreshTokenOf(tokens))
    for (const token of [refreshTokenOf(tokens), refreshTokenOf(renewed)]) {
      await expect(oidc.refreshTokenGrant(portal.config, token)).rejects.toMatchObject({
        error: 'invalid_grant',
      })
    }
  })

  it("an inactive account can't renew its tokens", async () => {
    const { tokens } = await portal.signIn()
    inactive.add(testAccounts.ana.id)
    try {
      await expect(oidc.refreshTokenGrant(portal.config, refreshTokenOf(tokens))).rejects.toMatchObject({
        error: 'invalid_grant',
      })
    } finally {
      inactive.clear()
    }
  })

  it('the portal can revoke a refresh token', async () => {
    const { tokens } = await portal.signIn()
    await oidc.tokenRevocation(portal.config, refreshTokenOf(tokens), { token_type_hint: 'refresh_token' })
    await expect(oidc.refreshTokenGrant(portal.config, refreshTokenOf(tokens))).rejects.toMatchObject({
      error: 'invalid_grant',
    })
  })
})

describe('signing out', () => {
  it('signing out ends the session and its refresh token, and returns to the portal', async () => {
    const signedIn = await portal.signIn()
    const { answer } = await portal.signOut(signedIn)
    expect(answer.headers.get('location')).toBe(`${server.baseUrl}/`)
    await expect(
      oidc.refreshTokenGrant(portal.config, refreshTokenOf(signedIn.tokens)),
    ).rejects.toMatchObject({
      error: 'invalid_grant',
    })
    const { page } = await portal.begin(signedIn.browser)
    expect(page.pathname).toMatch(/^\/login\//)
  })

  it('signing out asks the user for confirmation if the request contains no ID token of the portal', async () => {
    const { text } = await portal.signOut(await portal.signIn())
    expect(text).toContain('/login/assets/sign-out.js')
    const { browser } = await portal.signIn()
    const unproven = await (await browser.go(`${server.baseUrl}/oidc/session/end`)).text()
    expect(unproven).not.toContain('<script')
    expect(unproven).toContain('type="submit"')
  })

  it('signing out redirects only to URLs of the portal', async () => {
    const { browser, tokens } = await portal.signIn()
    const url = new URL(`${server.baseUrl}/oidc/session/end`)
    url.searchParams.set('id_token_hint', idTokenOf(tokens))
    url.searchParams.set('post_logout_redirect_uri', 'https://evil.example/')
    expect((await browser.go(url)).status).toBe(400)
  })
})

describe('the provider', () => {
  it('session, refresh token and signing key are still valid after the process was restarted', async () => {
    const { browser, tokens } = await portal.signIn()
    const jwks = await (await fetch(`${server.baseUrl}/oidc/jwks`)).json()
    const half = await portal.begin(createTestBrowser())
    expect(half.page.pathname).toMatch(/^\/login\//)
    await server.stop()
    server = await startTestServer(database.db, { port: Number(new URL(server.baseUrl).port) })
    // The first request may fail, because it may use a connection to the old process.
    await fetch(`${server.baseUrl}/healthz`).catch(() => undefined)
    expect(await (await fetch(`${server.baseUrl}/oidc/jwks`)).json()).toEqual(jwks)
    expect((await whoami(idTokenOf(tokens))).status).toBe(200)
    const { page } = await portal.begin(browser)
    expect(page.pathname).toBe('/callback')
    const renewed = await oidc.refreshTokenGrant(portal.config, refreshTokenOf(tokens))
    expect(decodeJwt(idTokenOf(renewed)).sub).toBe(testAccounts.ana.id)
  })

  it('the identity provider stores no usable token, code or session id', async () => {
    const { browser, callback, tokens } = await portal.signIn()
    const rows = await database.db.query.oidcPayloads.findMany()
    const stored = JSON.stringify(rows)
    const secrets = [
      tokens.access_token,
      refreshTokenOf(tokens),
      callback.searchParams.get('code') ?? 'no code',
      browser.cookies().get('remesa_session')?.value ?? 'no cookie',
    ]
    expect(secrets.filter((secret) => stored.includes(secret))).toEqual([])
  })

  it('every request to the identity provider is logged without password, token, code or name', async () => {
    const { callback, tokens } = await portal.signIn()
    await whoami(idTokenOf(tokens))
    const log = server.logLines.join('')
    expect(log).toContain('"path":"/api/whoami"')
    expect(log).toContain('"outcome":"signed-in"')
    const secrets = [
      testAccounts.password,
      tokens.access_token,
      idTokenOf(tokens),
      refreshTokenOf(tokens),
      callback.searchParams.get('code') ?? 'no code',
      testAccounts.ana.email,
      'Prueba',
    ]
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
  })
})
