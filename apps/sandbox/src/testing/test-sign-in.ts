import * as oidc from 'openid-client'
import { clientId, scope } from '../oidc'
import { createTestBrowser, type TestBrowser } from './test-browser'
import { type TestServer, testAccounts } from './test-server'

/** The portal's steps of a sign-in, implemented independently of the portal. */
export interface TestPortal {
  readonly config: oidc.Configuration
  readonly redirectUri: string
  /** Starts a sign-in, and follows its redirects to the sign-in page in the browser. */
  begin(browser: TestBrowser, parameters?: Record<string, string>): Promise<StartedSignIn>
  /** Signs in Ana or another user, from the first redirect to the tokens. */
  signIn(browser?: TestBrowser, somebody?: Credentials): Promise<SignedIn>
  /** Signs out as the portal does, up to the redirect back to the portal. */
  signOut(signedIn: SignedIn): Promise<SignedOut>
}

export interface Credentials {
  readonly username: string
  readonly password: string
}

export interface SignedOut {
  /** The text of the first page that the identity provider shows. */
  readonly text: string
  readonly answer: Response
}

export interface StartedSignIn {
  readonly page: URL
  readonly response: Response
  readonly checks: {
    readonly pkceCodeVerifier: string
    readonly expectedState: string
    readonly expectedNonce: string
  }
}

export interface SignedIn {
  readonly browser: TestBrowser
  readonly callback: URL
  readonly checks: StartedSignIn['checks']
  readonly tokens: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers
}

const ana: Credentials = { username: testAccounts.ana.username, password: testAccounts.password }

/** Sends the sign-in form, and follows the redirects. */
export const submitForm = (browser: TestBrowser, page: URL, fields: Credentials) =>
  browser.follow(page, { method: 'POST', body: new URLSearchParams({ ...fields }) })

export async function createTestPortal(server: TestServer): Promise<TestPortal> {
  const config = await oidc.discovery(new URL(`${server.baseUrl}/oidc`), clientId, undefined, oidc.None(), {
    execute: [oidc.allowInsecureRequests],
  })
  const redirectUri = `${server.baseUrl}/callback`

  async function begin(
    browser: TestBrowser,
    parameters: Record<string, string> = {},
  ): Promise<StartedSignIn> {
    const checks = {
      pkceCodeVerifier: oidc.randomPKCECodeVerifier(),
      expectedState: oidc.randomState(),
      expectedNonce: oidc.randomNonce(),
    }
    const url = oidc.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      scope,
      code_challenge: await oidc.calculatePKCECodeChallenge(checks.pkceCodeVerifier),
      code_challenge_method: 'S256',
      state: checks.expectedState,
      nonce: checks.expectedNonce,
      ...parameters,
    })
    const { url: page, response } = await browser.follow(url)
    return { page, response, checks }
  }

  async function signIn(browser = createTestBrowser(), somebody: Credentials = ana): Promise<SignedIn> {
    const { page, checks } = await begin(browser)
    const { url: callback } =
      page.pathname === '/callback' ? { url: page } : await submitForm(browser, page, somebody)
    const tokens = await oidc.authorizationCodeGrant(config, callback, checks)
    return { browser, callback, checks, tokens }
  }

  async function signOut({ browser, tokens }: SignedIn): Promise<SignedOut> {
    const url = oidc.buildEndSessionUrl(config, {
      id_token_hint: tokens.id_token ?? 'none',
      post_logout_redirect_uri: `${server.baseUrl}/`,
    })
    const text = await (await browser.go(url)).text()
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(text) ?? []
    const answer = await browser.go(`${server.baseUrl}/oidc/session/end/confirm`, {
      method: 'POST',
      body: new URLSearchParams({ xsrf, logout: 'yes' }),
    })
    return { text, answer }
  }

  return { config, redirectUri, begin, signIn, signOut }
}
