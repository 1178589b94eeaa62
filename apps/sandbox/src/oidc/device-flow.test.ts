import { eq, sql } from 'drizzle-orm'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../db/connection/open-database'
import { oidcPayloads } from '../db/schema'
import { createTestBrowser, type TestBrowser } from '../testing/test-browser'
import { createTestDatabase } from '../testing/test-database'
import { startTestServer, type TestServer, testAccounts } from '../testing/test-server'
import { submitForm } from '../testing/test-sign-in'

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

const clientId = 'remesa-cli'
const grantType = 'urn:ietf:params:oauth:grant-type:device_code'
const ana = { username: 'ana', password: testAccounts.password }

interface Answer {
  readonly status: number
  readonly body: Record<string, unknown>
}

const post = async (
  path: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Answer> => {
  const init = { method: 'POST', headers, body: new URLSearchParams(form) }
  const response = await fetch(`${server.baseUrl}/oidc${path}`, init)
  return { status: response.status, body: await response.json() }
}
const text = (value: unknown) => {
  if (typeof value !== 'string') throw new Error(`no text: ${String(value)}`)
  return value
}

/** Starts a device sign-in, and returns the codes that the device client gets. */
const start = async (agent = 'payroll/1.2') => {
  const { body } = await post(
    '/device/auth',
    { client_id: clientId, scope: 'openid' },
    { 'user-agent': agent },
  )
  return { body, deviceCode: text(body['device_code']), userCode: text(body['user_code']) }
}
const poll = (deviceCode: string, client = clientId) =>
  post('/token', { grant_type: grantType, client_id: client, device_code: deviceCode })

const fieldOf = (html: string, name: string) =>
  new RegExp(`name="${name}" (?:type="[a-z]+" )?value="([^"]*)"`).exec(html)?.[1] ?? ''
const page = `/oidc/device`
const openPage = async (browser: TestBrowser, path = page) =>
  (await browser.go(`${server.baseUrl}${path}`)).text()
const send = (browser: TestBrowser, fields: Record<string, string>) =>
  browser.follow(`${server.baseUrl}${page}`, { method: 'POST', body: new URLSearchParams(fields) })

/** Types a code in a browser, and returns the browser on the page that asks for confirmation. */
const typeCode = async (userCode: string, browser = createTestBrowser({ 'accept-language': 'en' })) => {
  const xsrf = fieldOf(await openPage(browser), 'xsrf')
  const { response } = await send(browser, { xsrf, user_code: userCode })
  const html = await response.text()
  return { browser, status: response.status, html, xsrf: fieldOf(html, 'xsrf') || xsrf }
}
/** Types a code and confirms it, up to the last page. */
const agree = async (userCode: string) => {
  const { browser, xsrf } = await typeCode(userCode)
  const { url } = await send(browser, { xsrf, user_code: userCode, confirm: 'yes' })
  const { response } = await submitForm(browser, url, ana)
  return { url, html: await response.text() }
}
const statusOf = async (token: unknown) => {
  const headers = { authorization: `Bearer ${String(token)}` }
  return (await fetch(`${server.baseUrl}/api/whoami`, { headers })).status
}

describe('a program with a code', () => {
  it('a device client gets a device code, a user code, the URL of the page for user codes, a lifetime and a polling interval', async () => {
    const { body } = await start()
    expect(body).toEqual({
      device_code: expect.stringMatching(/^[\w-]{43}$/),
      user_code: expect.stringMatching(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/),
      verification_uri: `${server.baseUrl}/oidc/device`,
      verification_uri_complete: `${server.baseUrl}/oidc/device?user_code=${text(body['user_code'])}`,
      expires_in: 600,
      interval: 5,
    })
  })

  it('a device client gets tokens after its user has typed the code, confirmed it and signed in', async () => {
    const { deviceCode, userCode } = await start()
    expect(await poll(deviceCode)).toMatchObject({ status: 400, body: { error: 'authorization_pending' } })
    const { html } = await agree(userCode)
    expect(html).toContain('Program connected')
    const { status, body } = await poll(deviceCode)
    expect(status).toBe(200)
    expect(decodeJwt(text(body['id_token']))).toMatchObject({ aud: clientId, sub: testAccounts.ana.id })
    expect(await statusOf(body['id_token'])).toBe(200)
    const form = { grant_type: 'refresh_token', client_id: clientId }
    const renewed = await post('/token', { ...form, refresh_token: text(body['refresh_token']) })
    expect(renewed.status).toBe(200)
    expect(await statusOf(renewed.body['id_token'])).toBe(200)
  })

  it('a device client gets no token while its user is on the page for name and password', async () => {
    const { deviceCode, userCode } = await start()
    const { browser, xsrf } = await typeCode(userCode)
    const { response } = await send(browser, { xsrf, user_code: userCode, confirm: 'yes' })
    expect(await response.text()).toContain('The program whose code you typed asks for it')
    expect((await poll(deviceCode)).body).toMatchObject({ error: 'authorization_pending' })
  })

  it('a device client’s sign-in asks for the password even if the browser has just signed in another program', async () => {
    const browser = createTestBrowser()
    for (const _time of [1, 2]) {
      const { userCode } = await start()
      const { xsrf } = await typeCode(userCode, browser)
      const { url } = await send(browser, { xsrf, user_code: userCode, confirm: 'yes' })
      expect(url.pathname).toMatch(/^\/login\//)
      await submitForm(browser, url, ana)
    }
  })
})

describe('the refusals of the standard', () => {
  it.each([
    ['the portal', { client_id: 'remesa-portal' }, 400, 'invalid_request'],
    ['the client of programs with a browser', { client_id: 'remesa-native' }, 400, 'invalid_request'],
    ['an unknown client', { client_id: 'someone' }, 401, 'invalid_client'],
    ['no client', {}, 400, 'invalid_request'],
  ])('the request for a device code is refused to %s', async (_what, form, status, error) => {
    expect(await post('/device/auth', { scope: 'openid', ...form })).toMatchObject({
      status,
      body: { error },
    })
  })

  it('a device code is refused if another client sends it, or if it does not exist', async () => {
    const { deviceCode } = await start()
    expect((await poll(deviceCode, 'remesa-native')).body).toMatchObject({ error: 'invalid_request' })
    expect((await poll('x'.repeat(43))).body).toMatchObject({ error: 'invalid_grant' })
    expect((await poll('')).body).toMatchObject({ error: 'invalid_request' })
  })

  it('a device client that polls too often is told to slow down', async () => {
    const { deviceCode } = await start()
    expect((await poll(deviceCode)).body).toMatchObject({ error: 'authorization_pending' })
    expect(await poll(deviceCode)).toMatchObject({ status: 400, body: { error: 'slow_down' } })
    const other = await start()
    expect((await poll(other.deviceCode)).body).toMatchObject({ error: 'authorization_pending' })
  })

  it('a device code gives tokens once, and using it a second time ends the session', async () => {
    const { deviceCode, userCode } = await start()
    await agree(userCode)
    const { body } = await poll(deviceCode)
    expect(await poll(deviceCode)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
    const form = { grant_type: 'refresh_token', client_id: clientId }
    const renewed = await post('/token', { ...form, refresh_token: text(body['refresh_token']) })
    expect(renewed.body).toMatchObject({ error: 'invalid_grant' })
  })

  it('a device client gets access_denied each time it polls if its user has refused the sign-in', async () => {
    const { deviceCode, userCode } = await start()
    const { browser, xsrf } = await typeCode(userCode)
    const { response } = await send(browser, { xsrf, user_code: userCode, confirm: 'yes', abort: 'yes' })
    expect(await response.text()).toContain('Program refused')
    expect(await poll(deviceCode)).toMatchObject({ status: 400, body: { error: 'access_denied' } })
    expect(await poll(deviceCode)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  })

  it('an expired device code is refused at the token endpoint and on the page for user codes', async () => {
    const { deviceCode, userCode } = await start()
    const past = Math.floor(Date.now() / 1000) - 1
    const payload = sql`jsonb_set(${oidcPayloads.payload}, '{exp}', to_jsonb(${past}::int))`
    await database.db.update(oidcPayloads).set({ payload }).where(eq(oidcPayloads.model, 'DeviceCode'))
    expect(await poll(deviceCode)).toMatchObject({ status: 400, body: { error: 'expired_token' } })
    expect((await typeCode(userCode)).html).toContain('The code has expired')
  })
})

describe('what the table of codes contains', () => {
  it('a copy of the table of device codes contains no usable code, and the id of a row in this table gives no token', async () => {
    const { deviceCode, userCode } = await start()
    await agree(userCode)
    const rows = await database.db.select().from(oidcPayloads)
    expect(JSON.stringify(rows)).not.toContain(deviceCode)
    expect(JSON.stringify(rows)).not.toContain(userCode.replace('-', ''))
    for (const { id } of rows.filter(({ model }) => model === 'DeviceCode')) {
      expect((await poll(id)).body).toMatchObject({ error: 'invalid_grant' })
    }
  })
})

describe('the page for a code', () => {
  it('the page for user codes asks users whether the code is from their own device client, and names this client', async () => {
    const { userCode } = await start('<b>payroll</b> (Mozilla) '.padEnd(80, 'x'))
    const { html } = await typeCode(userCode.toLowerCase().replace('-', ' '))
    expect(html).toContain(userCode)
    expect(html).toContain('remesa-cli (&lt;b&gt;payroll&lt;/b&gt; Mozilla')
    expect(html).toContain('Refuse if somebody else sent you the code')
  })

  it('the page for user codes fills in the code from its URL, but only the user can send it', async () => {
    const { userCode } = await start()
    const browser = createTestBrowser({ 'accept-language': 'de' })
    const response = await browser.go(`${server.baseUrl}${page}?user_code=${userCode}`)
    const html = await response.text()
    expect(html).toContain(`value="${userCode}"`)
    expect(html).toContain('Programm verbinden')
    expect(html).not.toContain('<script')
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';")
  })

  it.each([
    ['es', 'Conectar un programa'],
    ['en', 'Connect a program'],
    ['de', 'Programm verbinden'],
    ['pt', 'Ligar um programa'],
    ['pt-BR', 'Conectar um programa'],
  ])(
    'the page for user codes is in the language %s if the browser prefers it or the user has chosen it',
    async (language, title) => {
      expect(await openPage(createTestBrowser({ 'accept-language': language }))).toContain(title)
      const browser = createTestBrowser()
      const { url, response } = await browser.follow(`${server.baseUrl}${page}?lang=${language}`)
      expect(url.search).toBe('')
      expect(await response.text()).toContain(title)
    },
  )

  it('the page for user codes says what is wrong with a code', async () => {
    expect((await typeCode('')).html).toContain('Type the code.')
    expect((await typeCode('BBBB-BBBB')).html).toContain('There is no such code')
    const { userCode } = await start()
    await agree(userCode)
    expect((await typeCode(userCode)).html).toContain('The code has been used already')
  })

  it.each([
    ['a form', '/oidc/device', { method: 'POST', body: new URLSearchParams({ user_code: 'BCDF-GHJK' }) }],
    ['a link of an earlier sign-in', '/oidc/device/earlier', {}],
  ])(
    '%s that a browser without a session sends leads to the page for user codes',
    async (_what, path, init) => {
      const { url, response } = await createTestBrowser().follow(`${server.baseUrl}${path}`, init)
      expect([url.pathname, response.status]).toEqual([page, 200])
    },
  )

  it('a form for user codes that another site sends is refused, and confirms nothing', async () => {
    const { deviceCode, userCode } = await start()
    const { browser } = await typeCode(userCode)
    for (const xsrf of ['', 'x'.repeat(48)]) {
      const { url, response } = await send(browser, { xsrf, user_code: userCode, confirm: 'yes' })
      expect([url.pathname, response.status]).toEqual([page, 400])
      expect(await response.text()).toContain('Type the code again')
    }
    expect((await poll(deviceCode)).body).toMatchObject({ error: 'authorization_pending' })
  })
})

describe('guessing codes', () => {
  it('an IP address with too many wrong user codes has to wait, and a right code does not shorten the wait', async () => {
    const { userCode } = await start()
    const wrong = async () => (await typeCode('BBBB-BBBB')).status
    const statuses: number[] = []
    while (statuses.length < 10 && statuses.at(-1) !== 429) {
      await typeCode(userCode)
      statuses.push(await wrong())
    }
    expect(statuses.at(-1)).toBe(429)
    const answer = await typeCode(userCode)
    expect(answer.status).toBe(429)
    expect(answer.html).toContain('Too many tries')
  })
})
