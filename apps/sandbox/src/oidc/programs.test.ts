import { type ProgramSession, type SignInFailure, signIn } from '@remesa/api-client/node'
import type { Result } from '@remesa/domain/kernel'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../db/connection/open-database'
import { createTestBrowser, type TestBrowser } from '../testing/test-browser'
import { createTestDatabase } from '../testing/test-database'
import { startTestServer, type TestServer, testAccounts } from '../testing/test-server'
import { createTestPortal, submitForm, type TestPortal } from '../testing/test-sign-in'

let database: OpenDatabase
let server: TestServer
let portal: TestPortal
beforeAll(async () => {
  database = await createTestDatabase()
  server = await startTestServer(database.db)
  portal = await createTestPortal(server)
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

const ana = { username: 'ana', password: testAccounts.password }

/** The page on which the browser waits for input, with its texts. */
interface Shown {
  readonly page: URL
  readonly policy: string
  readonly text: string
}

/** Signs in Ana in a program with a browser. The browser follows the redirects to the program. */
async function signAnaIn(
  browser: TestBrowser = createTestBrowser(),
): Promise<{ readonly signedIn: Result<ProgramSession, SignInFailure>; readonly shown: Shown }> {
  let shown: Shown | undefined
  const signedIn = await signIn({
    issuer: `${server.baseUrl}/oidc`,
    open: async (url) => {
      const { url: page, response } = await browser.follow(url)
      shown = {
        page,
        policy: response.headers.get('content-security-policy') ?? '',
        text: await response.text(),
      }
      const { url: target } = await submitForm(browser, page, ana)
      await fetch(target)
    },
  })
  if (shown === undefined) throw new Error('nothing was opened')
  return { signedIn, shown }
}

const sessionOf = async (browser?: TestBrowser): Promise<ProgramSession> => {
  const { signedIn } = await signAnaIn(browser)
  if (!signedIn.ok) throw new Error(JSON.stringify(signedIn.error))
  return signedIn.value
}

const statusOf = async (token: string | undefined): Promise<number> => {
  const headers = { authorization: `Bearer ${token}` }
  return (await fetch(`${server.baseUrl}/api/whoami`, { headers })).status
}

describe('a program', () => {
  it('a native client gets its own tokens, and the API accepts its ID token as a bearer token', async () => {
    const session = await sessionOf()
    const token = await session.getToken()
    expect(decodeJwt(token ?? '')).toMatchObject({ aud: 'remesa-native', sub: testAccounts.ana.id })
    expect(await statusOf(token)).toBe(200)
  })

  it('a native client can renew its token, and its session ends when it signs out', async () => {
    const session = await sessionOf()
    const first = await session.getToken()
    expect(await session.refreshToken()).toBe(true)
    const second = await session.getToken()
    expect(second).not.toBe(first)
    expect(await statusOf(second)).toBe(200)
    await session.signOut()
    expect(await session.getToken()).toBeUndefined()
    expect(await session.refreshToken()).toBe(false)
  })

  it('two native clients that sign in with the same browser get separate sessions', async () => {
    const browser = createTestBrowser()
    const [one, other] = [await sessionOf(browser), await sessionOf(browser)]
    const sid = async (session: ProgramSession) => decodeJwt((await session.getToken()) ?? '')['sid']
    expect(await sid(one)).not.toBe(await sid(other))
    await one.signOut()
    expect(await one.refreshToken()).toBe(false)
    expect(await other.refreshToken()).toBe(true)
  })

  it('a native client gets no token without the password, even if the same browser is signed in at the portal', async () => {
    const { browser } = await portal.signIn(createTestBrowser({ 'accept-language': 'en' }))
    const { shown } = await signAnaIn(browser)
    expect(shown.page.pathname).toMatch(/^\/login\//)
    expect(shown.text).toContain('A program on this computer asks for it')
  })

  it('a native client can’t sign in silently, without a page for the user', async () => {
    const { browser } = await portal.signIn()
    const asked: URL[] = []
    await signIn({
      issuer: `${server.baseUrl}/oidc`,
      timeoutMs: 1,
      open: (url) => {
        asked.push(new URL(`${url}&prompt=none`))
      },
    })
    const { url } = await browser.follow(asked[0] ?? '')
    expect(url.searchParams.get('error')).toBe('login_required')
    expect(url.searchParams.get('code')).toBeNull()
  })

  it('the content security policy of a native client’s sign-in page lets forms redirect only to that client and the portal', async () => {
    const { shown } = await signAnaIn()
    expect(shown.policy).toMatch(/form-action 'self' http:\/\/localhost:\d+ [^;]*http:\/\/127\.0\.0\.1:\d+;/)
    const { page } = await portal.begin(createTestBrowser())
    const { headers } = await fetch(page)
    expect(headers.get('content-security-policy')).not.toContain('127.0.0.1')
  })
})

describe('the address for an answer', () => {
  it.each([
    'https://evil.example/callback',
    'http://127.0.0.1.evil.example/callback',
    'http://127.0.0.1@evil.example/callback',
    'http://localhost:4711/callback',
    'https://127.0.0.1:4711/callback',
    'http://127.0.0.1:4711/other',
    'http://127.0.0.1:4711/callback?x=1',
    'remesa://callback',
  ])("the redirect URI of a native client can't be %s", async (redirect_uri) => {
    const { response } = await portal.begin(createTestBrowser(), { client_id: 'remesa-native', redirect_uri })
    expect(response.status).toBe(400)
    expect(response.headers.get('location')).toBeNull()
  })

  it.each(['http://127.0.0.1:4711/callback'])(
    "the redirect URI of the portal can't be %s",
    async (redirect_uri) => {
      const { response } = await portal.begin(createTestBrowser(), { redirect_uri })
      expect(response.status).toBe(400)
    },
  )
})
