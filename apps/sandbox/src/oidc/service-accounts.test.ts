import { createHash, randomBytes } from 'node:crypto'
import { contract } from '@remesa/api-client/contract'
import { signInAsService } from '@remesa/api-client/node'
import { ServiceAccountSecret } from '@remesa/domain/users'
import { desc, eq } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  history,
  idempotencyKeys,
  oidcPayloads,
  serviceAccounts as serviceAccountRows,
  users,
} from '../db/schema'
import { type SeededServer, startSeededServer } from '../testing/seeded-server'
import { createTestBrowser } from '../testing/test-browser'

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')
const secret = randomBytes(32).toString('hex')
const shortSecret = 'a secret that is too short'
const serviceAccounts = [
  { clientId: 'payroll', username: 'provider-admin', secretHash: hashOf(secret) },
  { clientId: 'archive', username: 'customer-operator', secretHash: hashOf(shortSecret) },
  { clientId: 'lost', username: 'nobody-at-all', secretHash: hashOf(secret) },
]

let world: SeededServer
beforeAll(async () => {
  world = await startSeededServer({ serviceAccounts })
})
afterAll(() => world.close())

const basic = (clientId: string, clientSecret: string) => ({
  authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}`,
})
const ask = async (form: Record<string, string>, headers: Record<string, string> = {}) => {
  const body = new URLSearchParams({ grant_type: 'client_credentials', ...form })
  const response = await fetch(`${world.server.baseUrl}/oidc/token`, { method: 'POST', headers, body })
  const answer: Record<string, unknown> = await response.json()
  return { status: response.status, answer }
}
const tokenOf = async () => {
  const { answer } = await ask({}, basic('payroll', secret))
  return String(answer['access_token'])
}
const call = (token: string | undefined, path: string, init: RequestInit = {}) =>
  fetch(`${world.server.url}/api/configuration/v1/${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...init.headers },
  })
const idOf = async (username: string) => {
  const [user] = await world.database.db.select().from(users).where(eq(users.username, username))
  if (user === undefined) throw new Error(`no user ${username}`)
  return user.id
}

describe('a service account', () => {
  it('a service account gets a token of its user, which is marked as a service account’s token, but no refresh token', async () => {
    const { status, answer } = await ask({}, basic('payroll', secret))
    expect(status).toBe(200)
    expect(answer).toEqual({ access_token: expect.any(String), token_type: 'Bearer', expires_in: 300 })
    const { iat = 0, exp, ...claims } = decodeJwt(String(answer['access_token']))
    expect(exp).toBe(iat + 300)
    expect(claims).toEqual({
      iss: `${world.server.baseUrl}/oidc`,
      sub: String(await idOf('provider-admin')),
      aud: 'payroll',
      sid: expect.any(String),
      jti: expect.any(String),
      token_kind: 'service',
    })
    expect((await call(String(answer['access_token']), 'user/me')).status).toBe(200)
  })

  it('a service account can sign in with the API client for programs, which requests each further token itself', async () => {
    const issuer = `${world.server.baseUrl}/oidc`
    const signedIn = await signInAsService({ issuer, clientId: 'payroll', clientSecret: secret })
    if (!signedIn.ok) throw new Error(signedIn.error.kind)
    const first = await signedIn.value.getToken()
    expect((await call(first, 'user/me')).status).toBe(200)
    expect(await signedIn.value.refreshToken()).toBe(true)
    expect(await signedIn.value.getToken()).not.toBe(first)
  })

  it.each<readonly [string, Record<string, string>, Record<string, string>, number, string]>([
    ['another secret', {}, basic('payroll', randomBytes(32).toString('hex')), 401, 'invalid_client'],
    ['the hash of its secret', {}, basic('payroll', hashOf(secret)), 401, 'invalid_client'],
    ['a right secret that is too short', {}, basic('archive', shortSecret), 401, 'invalid_client'],
    ['an unknown name', {}, basic('someone', secret), 401, 'invalid_client'],
    ['no secret', { client_id: 'payroll' }, {}, 401, 'invalid_client'],
    [
      'its secret in the form instead of the header',
      { client_id: 'payroll', client_secret: secret },
      {},
      401,
      'invalid_client',
    ],
    ['a user who does not exist', {}, basic('lost', secret), 400, 'invalid_grant'],
    ['the client id of the portal', { client_id: 'remesa-portal' }, {}, 400, 'invalid_request'],
    [
      'a grant type that only people may use',
      { grant_type: 'refresh_token', refresh_token: 'x' },
      basic('payroll', secret),
      400,
      'invalid_request',
    ],
  ])('a service account is refused with %s', async (_what, form, headers, status, error) => {
    expect(await ask(form, headers)).toMatchObject({ status, answer: { error } })
  })

  it('a service account gets no token while its user is inactive', async () => {
    const token = await tokenOf()
    const id = await idOf('provider-admin')
    const switchUser = (active: boolean) =>
      world.database.db.update(users).set({ active }).where(eq(users.id, id))
    await switchUser(false)
    try {
      expect(await ask({}, basic('payroll', secret))).toMatchObject({ answer: { error: 'invalid_grant' } })
      expect((await call(token, 'user/me')).status).toBe(403)
    } finally {
      await switchUser(true)
    }
  })

  it('the access token of a service account is refused once its grant is deleted', async () => {
    const token = await tokenOf()
    const [grant] = await world.database.db
      .select()
      .from(oidcPayloads)
      .where(eq(oidcPayloads.model, 'Grant'))
      .orderBy(desc(oidcPayloads.expiresAt))
    expect((grant?.expiresAt?.getTime() ?? Infinity) - Date.now()).toBeLessThanOrEqual(300_000)
    await world.database.db.delete(oidcPayloads).where(eq(oidcPayloads.model, 'Grant'))
    expect((await call(token, 'user/me')).status).toBe(401)
  })

  it('[REC-54] the history contains the names of the service account and of its user', async () => {
    const token = await tokenOf()
    for (const value of [false, true]) {
      const body = JSON.stringify({ value })
      expect((await call(token, 'client/1', { method: 'PATCH', body })).status).toBe(200)
    }
    const answer = await (await call(token, 'history/clients/1?size=1')).json()
    const [entry] = contract.history.record.response.parse(answer).content
    expect(entry?.actor).toMatchObject({
      id: await idOf('provider-admin'),
      name: expect.stringMatching(/^payroll \(.+\)$/),
    })
  })

  describe('of the database', () => {
    const administrator = async () =>
      String((await world.portal.signIn(createTestBrowser(), admin)).tokens.id_token)
    const admin = { username: 'provider-admin', password: 'remesa' }
    const owner = 'customer-operator'
    const write = async (token: string, path: string, method = 'POST', body?: unknown) => {
      const answer = await call(token, path, {
        method,
        headers: { 'idempotency-key': randomBytes(8).toString('hex') },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return { status: answer.status, body: await answer.json() }
    }
    const created = async (token: string, username = owner) => {
      const body = { name: 'Nightly orders', userId: await idOf(username) }
      const answer = await write(token, 'service-account', 'POST', body)
      const { clientId, secret: given } = ServiceAccountSecret.parse(answer.body)
      return { clientId, given: given ?? '' }
    }
    const tokenFor = async (clientId: string, given: string) =>
      String((await ask({}, basic(clientId, given))).answer['access_token'])

    it('[SES-61, SES-63] a service account that an administrator created signs in with its secret, and acts as its user', async () => {
      const token = await administrator()
      const { clientId, given } = await created(token)
      const signedIn = await tokenFor(clientId, given)
      const me = contract.session.me.response.parse(await (await call(signedIn, 'user/me')).json())
      expect(me.username).toBe(owner)
      const listed = contract.session.serviceAccounts.response.parse(
        await (await call(token, 'service-account')).json(),
      )
      expect(listed).toMatchObject([{ clientId, name: 'Nightly orders', usedAt: expect.any(String) }])
      expect(await ask({}, basic(clientId, secret))).toMatchObject({ answer: { error: 'invalid_client' } })
      const stored = [
        ...(await world.database.db.select().from(serviceAccountRows)),
        ...(await world.database.db.select().from(idempotencyKeys)),
        ...(await world.database.db.select().from(history)),
      ]
      for (const text of [JSON.stringify(stored), world.server.logLines.join('')])
        expect(text).not.toContain(given)
      await write(token, `service-account/${clientId}`, 'DELETE')
    })

    it('[SES-64] renewing the secret of a service account ends the former secret and its tokens at once', async () => {
      const token = await administrator()
      const { clientId, given } = await created(token)
      const before = await tokenFor(clientId, given)
      const renewed = ServiceAccountSecret.parse(
        (await write(token, `service-account/${clientId}/secret`)).body,
      )
      expect((await call(before, 'user/me')).status).toBe(401)
      expect(await ask({}, basic(clientId, given))).toMatchObject({ answer: { error: 'invalid_client' } })
      const after = await tokenFor(clientId, renewed.secret ?? '')
      expect((await call(after, 'user/me')).status).toBe(200)
      expect((await write(token, `service-account/${clientId}`, 'DELETE')).status).toBe(200)
      expect((await call(after, 'user/me')).status).toBe(401)
      expect(await ask({}, basic(clientId, renewed.secret ?? ''))).toMatchObject({
        answer: { error: 'invalid_client' },
      })
    })

    it('[SES-64] a service account gets no token after its user was deactivated, and its earlier tokens are refused', async () => {
      const token = await administrator()
      const { clientId, given } = await created(token)
      const before = await tokenFor(clientId, given)
      const id = await idOf(owner)
      await world.database.db.update(users).set({ active: false }).where(eq(users.id, id))
      expect((await call(before, 'user/me')).status).toBe(403)
      expect(await ask({}, basic(clientId, given))).toMatchObject({ answer: { error: 'invalid_grant' } })
      await world.database.db.update(users).set({ active: true }).where(eq(users.id, id))
      await write(token, `service-account/${clientId}`, 'DELETE')
    })

    it('[SES-60, SES-65] a service account can’t manage service accounts, and appears in the history under its name', async () => {
      const token = await administrator()
      const { clientId, given } = await created(token, 'provider-admin')
      const program = await tokenFor(clientId, given)
      for (const [path, method] of [
        ['service-account', 'GET'],
        [`service-account/${clientId}/secret`, 'POST'],
        [`service-account/${clientId}`, 'DELETE'],
      ] as const)
        expect((await call(program, path, { method })).status).toBe(403)
      for (const value of [false, true])
        await call(program, 'client/1', { method: 'PATCH', body: JSON.stringify({ value }) })
      const answer = await (await call(program, 'history/clients/1?size=1')).json()
      const [entry] = contract.history.record.response.parse(answer).content
      expect(entry?.actor?.name).toMatch(/^Nightly orders \(.+\)$/)
      await write(token, `service-account/${clientId}`, 'DELETE')
    })
  })

  it('no secret of a service account is in the log or in the database', async () => {
    await ask({}, basic('payroll', secret))
    expect(world.server.logLines.join('')).not.toContain(secret)
    expect(JSON.stringify(await world.database.db.select().from(oidcPayloads))).not.toContain(secret)
  })
})
