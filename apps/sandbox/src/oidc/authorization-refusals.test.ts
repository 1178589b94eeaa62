import * as oidc from 'openid-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../db/connection/open-database'
import { createTestBrowser } from '../testing/test-browser'
import { createTestDatabase } from '../testing/test-database'
import { startTestServer, type TestServer } from '../testing/test-server'

let database: OpenDatabase
let server: TestServer
beforeAll(async () => {
  database = await createTestDatabase()
  server = await startTestServer(database.db)
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

/** Calls the authorization endpoint directly, and returns the URL to which it redirects. */
async function authorize(
  parameters: Record<string, string>,
): Promise<{ status: number; location: URL | undefined }> {
  const url = new URL(`${server.baseUrl}/oidc/auth`)
  url.search = new URLSearchParams({
    client_id: 'remesa-portal',
    response_type: 'code',
    redirect_uri: `${server.baseUrl}/callback`,
    scope: 'openid remesa-portal',
    state: 'some-state',
    code_challenge: await oidc.calculatePKCECodeChallenge('v'.repeat(43)),
    code_challenge_method: 'S256',
    ...parameters,
  }).toString()
  const response = await createTestBrowser().go(url)
  const location = response.headers.get('location')
  return { status: response.status, location: location === null ? undefined : new URL(location, url) }
}

describe('refusals of the authorization endpoint', () => {
  it('a sign-in request with prompt=none gets an error instead of a page if there is no session', async () => {
    const { location } = await authorize({ prompt: 'none' })
    expect(location?.searchParams.get('error')).toBe('login_required')
  })

  it('a sign-in request with a plain code challenge is refused', async () => {
    const { location } = await authorize({ code_challenge: 'v'.repeat(43), code_challenge_method: 'plain' })
    expect(location?.searchParams.get('error')).toBe('invalid_request')
  })

  it('a sign-in request without a code challenge is refused', async () => {
    const { location } = await authorize({ code_challenge: '', code_challenge_method: '' })
    expect(location?.searchParams.get('error')).toBe('invalid_request')
  })

  it.each(['id_token', 'token', 'code id_token', 'none'])(
    'a sign-in request with the response type "%s" is refused',
    async (response_type) => {
      const { status, location } = await authorize({ response_type, nonce: 'n' })
      expect(location?.searchParams.get('code') ?? null).toBeNull()
      expect(location === undefined ? status : 400).toBe(400)
    },
  )

  it.each([
    ['fragment', 303, /#error=invalid_request&/],
    ['form_post', 400, undefined],
    ['web_message', 303, /\?error=unsupported_response_mode&/],
    ['jwt', 303, /\?error=unsupported_response_mode&/],
  ])('a sign-in request with the response mode "%s" is refused', async (response_mode, expected, address) => {
    const { status, location } = await authorize({ response_mode })
    expect({ status, location: location?.href }).toEqual({
      status: expected,
      location: address && expect.stringMatching(address),
    })
  })

  it('the identity provider announces the query as the only response mode', async () => {
    const discovery = await fetch(`${server.baseUrl}/oidc/.well-known/openid-configuration`)
    expect(await discovery.json()).toMatchObject({ response_modes_supported: ['query'] })
  })

  it.each([
    ['another path', '/callback2'],
    ['a deeper path', '/callback/x'],
    ['a query', '/callback?x=1'],
    ['a fragment', '/callback#x'],
    ['another case', '/Callback'],
    ['a final slash', '/callback/'],
    ['a dot segment', '/x/../callback'],
    ['the root', '/'],
  ])('a redirect URI with %s is refused without a redirect', async (_name, path) => {
    const { status, location } = await authorize({ redirect_uri: server.baseUrl + path })
    expect({ status, location }).toEqual({ status: 400, location: undefined })
  })

  it.each([
    'https://evil.example/callback',
    'http://localhost:1/callback',
    'http://localhost.evil.example/callback',
  ])('the redirect URI %s is refused without a redirect', async (redirect_uri) => {
    const { status, location } = await authorize({ redirect_uri })
    expect({ status, location }).toEqual({ status: 400, location: undefined })
  })

  it('the error page of the identity provider is in the language of the browser', async () => {
    const response = await createTestBrowser({ 'accept-language': 'de-CH, en;q=0.5' }).go(
      `${server.baseUrl}/oidc/auth?client_id=nobody`,
    )
    expect(response.status).toBe(400)
    const text = await response.text()
    expect(text).toContain('<html lang="de">')
    expect(text).toContain('invalid_')
  })
})
