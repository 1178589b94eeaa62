import { describe, expect, it } from 'vitest'
import { askForRenewal, revokeToken } from './token-endpoint'

const ENDPOINT = 'https://id.example/token'
const form = { refresh_token: 'refresh-0' }
const answering = (status: number, body: unknown) => async () => Response.json(body, { status })

describe('an identity provider that is asked to renew tokens', () => {
  it('[SGN-11] a request that renews tokens asks for JSON, sends no cookies, and continues even if its page is closed', async () => {
    const requests: (RequestInit | undefined)[] = []
    await askForRenewal(
      async (_endpoint, init) => {
        requests.push(init)
        return Response.json({ access_token: 'access-1' })
      },
      ENDPOINT,
      form,
    )
    expect(requests).toMatchObject([
      { method: 'POST', headers: { accept: 'application/json' }, credentials: 'omit', keepalive: true },
    ])
  })

  it('[SGN-11] a renewal of tokens ends the session if the grant is no longer valid', async () => {
    const answer = await askForRenewal(answering(400, { error: 'invalid_grant' }), ENDPOINT, form)
    expect(answer).toEqual({ ok: false, error: 'rejected' })
  })

  it.each([
    ['fails and its response can’t be read', answering(503, {})],
    ['responds without tokens', answering(200, { token: 1 })],
    ['does not respond', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])(
    '[SGN-11] a renewal of tokens may be tried again later if the identity provider %s',
    async (_where, fetch) => {
      expect(await askForRenewal(fetch, ENDPOINT, form)).toEqual({ ok: false, error: 'unavailable' })
    },
  )
})

it.each([
  [true, 'the provider confirms it', answering(200, {})],
  [false, 'the provider refuses it', answering(400, {})],
  [false, 'the provider does not respond', () => Promise.reject(new TypeError('Failed to fetch'))],
])('[SGN-26] the revocation of a token counts as confirmed: %s, if %s', async (isRevoked, _where, fetch) => {
  expect(await revokeToken(fetch, ENDPOINT, form)).toBe(isRevoked)
})
