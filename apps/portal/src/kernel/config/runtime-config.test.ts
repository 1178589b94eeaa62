import { describe, expect, it } from 'vitest'
import { loadRuntimeConfig, RuntimeConfig } from './runtime-config'

describe('the runtime configuration', () => {
  const least = { issuer: 'https://id.example/oidc', clientId: 'portal' }
  const answering =
    (text: string, status = 200) =>
    async () =>
      new Response(text, { status })

  it('[SGN-2] the configuration needs an issuer and a client, and has defaults for all other settings', async () => {
    expect(await loadRuntimeConfig(answering(JSON.stringify(least)))).toMatchObject({
      ok: true,
      value: {
        scope: 'openid portal',
        apiBaseUrl: '',
        tokenKind: 'id',
        translationsUrl: '/i18n/{locale}.json',
        brand: { product: 'REMESA', rolePrefix: 'ROL_CASH_MYREMESAAPP_' },
      },
    })
  })

  it('the configuration has the values of its file, and default values for all properties of the brand that the file omits', () => {
    const parsed = RuntimeConfig.parse({
      ...least,
      scope: 'openid',
      tokenKind: 'access',
      brand: { product: 'Other' },
    })
    expect(parsed).toMatchObject({
      scope: 'openid',
      tokenKind: 'access',
      brand: { product: 'Other', providerUserType: 'REMESA' },
    })
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'ftp://files.example',
    'relative',
  ])('[FRA-16] the configuration refuses %s as a URL', (address) => {
    expect(RuntimeConfig.safeParse({ ...least, privacyPolicyUrl: address }).success).toBe(false)
    expect(RuntimeConfig.safeParse({ ...least, apiBaseUrl: address }).success).toBe(false)
  })

  it('[SGN-6] by default the configuration accepts ID tokens only from its own issuer and for its own client', () => {
    expect(RuntimeConfig.parse(least)).toMatchObject({
      tokenIssuers: [],
      trustedAudiences: [],
      userInfo: 'check',
      signInParameters: {},
      signOutReturn: 'post_logout_redirect_uri',
      failureReportsUrl: '/sign-in-failures',
    })
  })

  it.each(['state', 'nonce', 'code_challenge', 'redirect_uri', 'prompt'])(
    '[SGN-2] the configuration may not set the parameter %s, which only the portal sets in a sign-in',
    (name) => {
      expect(RuntimeConfig.safeParse({ ...least, signInParameters: { [name]: 'x' } }).success).toBe(false)
      expect(RuntimeConfig.safeParse({ ...least, signInParameters: { audience: 'x' } }).success).toBe(true)
    },
  )

  it('[SGN-17] loading the configuration fails with `unreachable` if the server does not respond, and with `malformed` if the file is invalid', async () => {
    expect(await loadRuntimeConfig(answering('', 503))).toEqual({ ok: false, error: 'unreachable' })
    expect(await loadRuntimeConfig(() => Promise.reject(new TypeError('no network')))).toEqual({
      ok: false,
      error: 'unreachable',
    })
    expect(await loadRuntimeConfig(answering('<!doctype html>'))).toEqual({ ok: false, error: 'malformed' })
    expect(await loadRuntimeConfig(answering('{}'))).toEqual({ ok: false, error: 'malformed' })
  })
})
