import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApi } from '../api'
import type { OpenDatabase } from '../db/connection/open-database'
import type { AppEnv } from '../kernel/node-bindings'
import { createPortalFiles } from '../static'
import { createTestDatabase } from '../testing/test-database'
import { startTestServer, type TestServer } from '../testing/test-server'
import { createApp } from './app'

let database: OpenDatabase
let server: TestServer
let folder: string
const script = `export const text = '${'abc '.repeat(1000)}'\n`

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-'))
  await mkdir(join(folder, 'assets'))
  await mkdir(join(folder, '.git'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>Portal</title>')
  await writeFile(join(folder, 'assets', 'index-1a2b.js'), script)
  await writeFile(join(folder, 'assets', 'index-1a2b.js.map'), '{}')
  await writeFile(join(folder, 'assets', 'twin-1.js'), 'twin')
  await writeFile(join(folder, 'assets', 'twin-1.js.br'), brotliCompressSync('twin'))
  await writeFile(join(folder, 'assets', 'pdf.worker-1.mjs'), 'export {}')
  await writeFile(join(folder, '.git', 'config'), 'secret')
  database = await createTestDatabase()
  server = await startTestServer(database.db, {
    portalFolder: folder,
    corsOrigins: ['https://app.example'],
  })
})
afterAll(async () => {
  await server.stop()
  await database.close()
  await rm(folder, { recursive: true })
})

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** Sends a request whose path and headers are exactly as written. */
function raw(
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string | Buffer } = {},
) {
  return new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(server.baseUrl)
    const outgoing = httpRequest({
      hostname,
      port,
      path,
      method: options.method ?? 'GET',
      headers: options.headers ?? {},
    })
    outgoing.on('error', reject).on('response', async (incoming) => {
      const chunks: Buffer[] = []
      for await (const chunk of incoming) chunks.push(chunk)
      resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: Buffer.concat(chunks) })
    })
    outgoing.end(options.body)
  })
}

const html = { accept: 'text/html,*/*' }

describe('every answer', () => {
  it.each<[string, string, Parameters<typeof raw>[1]?]>([
    ['the portal', '/'],
    ['a page of the portal', '/orders', { headers: html }],
    ['a script', '/assets/index-1a2b.js'],
    ['a missing script', '/assets/gone.js'],
    ['a call of the API', '/api/whoami'],
    ['an unknown call of the API', '/api/nothing'],
    ['a failing call of the API', '/api/broken'],
    ['a body that is too large', '/api/echo', { method: 'POST', body: 'x'.repeat(300_000) }],
    ['a method that the path does not accept', '/healthz', { method: 'DELETE' }],
    ['a preflight', '/api/whoami', { method: 'OPTIONS', headers: { origin: 'https://evil.example' } }],
    ['the health check', '/healthz'],
    ['the readiness check', '/readyz'],
    ['the configuration', '/config.json'],
    ['the privacy page', '/privacy'],
    ['an expired sign-in', '/login/gone'],
    ['the style of the sign-in page', '/login/assets/sign-in.css'],
    ['the typeface of the sign-in page', '/login/assets/geist-latin-wght-normal.woff2'],
    ['the provider’s description', '/oidc/.well-known/openid-configuration'],
    ['an error page of the provider', '/oidc/auth?client_id=nobody', { headers: html }],
    ['an error of the token endpoint', '/oidc/token', { method: 'POST' }],
    ['a path that the provider lacks', '/oidc/nothing'],
    ['a path that can’t be decoded', '/%E0%A4%A', { headers: html }],
  ])('the response to %s contains the security headers', async (_what, path, options) => {
    const { headers } = await raw(path, options)
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=(self)'),
      'x-request-id': expect.stringMatching(/^[\w-]+$/),
    })
    expect(headers).not.toHaveProperty('server')
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers['content-security-policy']).not.toMatch(/unsafe-inline|unsafe-eval'(?<!wasm-unsafe-eval')/)
    for (const directive of ['frame-ancestors', 'object-src', 'base-uri'])
      expect(headers['content-security-policy']).toContain(`${directive} 'none'`)
  })

  it('the page of the API reference can run only its own script, and can’t be framed by any site', async () => {
    const env = { baseUrl: server.baseUrl }
    const app = createApp({
      env,
      api: createApi({ db: database.db, verifyToken: async () => undefined, now: () => new Date(), env }),
      signIn: new Hono<AppEnv>(),
      backChannelLogout: new Hono(),
      portalFiles: createPortalFiles(folder),
      checkReadiness: async () => ({ isReady: true, database: 'ok', disk: 'ok', migrations: 'ok' }),
      onCspReport: () => {},
      onSignInFailure: () => {},
      onFailure: () => {},
    })
    const { status, headers } = await app.request('/reference')
    expect(status).toBe(200)
    expect(headers.get('content-security-policy')?.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
      ]),
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('every page enforces Trusted Types', async () => {
    for (const path of ['/', '/privacy', '/login/gone', '/oidc/auth']) {
      const { headers } = await raw(path, { headers: html })
      expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'")
    }
  })

  it('only the PDF reader’s worker can compile WebAssembly', async () => {
    const allowed = []
    for (const path of [
      '/',
      '/assets/index-1a2b.js',
      '/assets/pdf.worker-1.mjs',
      '/api/whoami',
      '/login/gone',
    ]) {
      const { headers } = await raw(path)
      if (headers['content-security-policy']?.includes('wasm-unsafe-eval')) allowed.push(path)
    }
    expect(allowed).toEqual(['/assets/pdf.worker-1.mjs'])
  })

  it('a response repeats the id of its request only if the id is plain text', async () => {
    expect((await raw('/healthz', { headers: { 'x-request-id': 'abc-1' } })).headers['x-request-id']).toBe(
      'abc-1',
    )
    expect(
      (await raw('/healthz', { headers: { 'x-request-id': 'a b"{}' } })).headers['x-request-id'],
    ).not.toBe('a b"{}')
  })
})

describe('refusals', () => {
  it('a refusal contains a code, a sentence and the request id, but never the cause of a failure', async () => {
    const { status, body } = await raw('/api/broken', { headers: { 'x-request-id': 'r1' } })
    expect(status).toBe(500)
    expect(JSON.parse(body.toString())).toEqual({
      code: 'server-error',
      message: expect.any(String),
      requestId: 'r1',
    })
    expect(body.toString()).not.toContain('secret detail')
    expect(server.logLines.join('')).toContain('secret detail')
  })

  it('a body above 256 kB is refused, with and without a stated length, and a body of 256 kB is accepted', async () => {
    const send = (bytes: number, headers = {}) =>
      raw('/api/echo', { method: 'POST', body: 'x'.repeat(bytes), headers })
    expect((await send(256 * 1024)).status).toBe(200)
    expect((await send(256 * 1024 + 1)).status).toBe(413)
    expect((await send(256 * 1024 + 1, { 'transfer-encoding': 'chunked' })).status).toBe(413)
  })

  it('a request with a URL above 8 kB is refused', async () => {
    expect((await raw(`/api/whoami?q=${'x'.repeat(9_000)}`)).status).toBe(414)
  })
})

describe('the description of the provider', () => {
  it('the discovery document of the identity provider contains the configured URL, whatever the host of the request', async () => {
    const { body } = await raw('/oidc/.well-known/openid-configuration', {
      headers: { host: 'evil.example' },
    })
    const described: unknown = JSON.parse(body.toString())
    expect(described).toMatchObject({ token_endpoint: `${server.baseUrl}/oidc/token` })
    expect(body.toString()).not.toContain('evil.example')
  })
})

describe('the API seen from a browser', () => {
  it('responses of the API are never cached', async () => {
    expect((await raw('/api/whoami')).headers['cache-control']).toBe('no-store')
  })

  it('the API lets only pages from the portal’s origins read its responses', async () => {
    const allowOf = async (origin: string) =>
      (await raw('/api/whoami', { headers: { origin } })).headers['access-control-allow-origin']
    expect(await allowOf('http://localhost:5173')).toBe('http://localhost:5173')
    expect(await allowOf('https://evil.example')).toBeUndefined()
    expect(await allowOf('null')).toBeUndefined()
    expect(await allowOf('http://localhost:5173.evil.example')).toBeUndefined()
  })

  it('the CORS headers allow only configured origins, and only for the API', async () => {
    const headersOf = async (origin: string, path = '/api/whoami', method = 'GET') =>
      (await raw(path, { method, headers: { origin, 'access-control-request-method': 'PUT' } })).headers
    const preflight = await headersOf('https://app.example', '/api/whoami', 'OPTIONS')
    expect(preflight['access-control-allow-origin']).toBe('https://app.example')
    expect(preflight['access-control-allow-headers']).toContain('Idempotency-Key')
    expect(preflight['access-control-allow-credentials']).toBeUndefined()
    for (const other of ['http://app.example', 'https://app.example:8443', 'https://sub.app.example'])
      expect((await headersOf(other))['access-control-allow-origin']).toBeUndefined()
    const ofLogin = await headersOf('https://app.example', '/login/1')
    expect(ofLogin['access-control-allow-origin']).toBeUndefined()
  })
})

describe('the configuration of the portal', () => {
  it('the configuration contains every key that a portal needs', async () => {
    expect(JSON.parse((await raw('/config.json')).body.toString())).toMatchObject({
      issuer: `${server.baseUrl}/oidc`,
      clientId: 'remesa-portal',
      scope: 'openid remesa-portal',
      apiBaseUrl: server.baseUrl,
      tokenKind: 'id',
      disclaimerUrl: '/api/configuration/v1/disclaimer',
      translationsUrl: '/i18n/{locale}.json',
      privacyPolicyUrl: '/privacy',
      brand: { product: 'REMESA', rolePrefix: 'ROL_CASH_MYREMESAAPP_' },
    })
  })
})

describe('the portal’s files', () => {
  it('a navigation to any URL of the portal gets the page of the portal', async () => {
    for (const path of ['/', '/orders', '/orders/1.5', '/callback?code=x']) {
      const { status, headers, body } = await raw(path, { headers: html })
      expect({ status, text: body.toString() }).toEqual({
        status: 200,
        text: expect.stringContaining('Portal'),
      })
      expect(headers['cache-control']).toBe('no-cache')
    }
  })

  it.each(['/api/nothing', '/assets/gone.js', '/i18n/xx', '/reference', '/oidc/nothing'])(
    'a request for the unknown URL %s never gets the page of the portal',
    async (path) => {
      const { status, headers } = await raw(path, { headers: html })
      expect(status).toBe(404)
      expect(headers['content-type'] ?? '').not.toContain('text/html')
    },
  )

  it('a request for an unknown URL that is not a navigation gets 404', async () => {
    expect((await raw('/orders', { headers: { accept: 'application/json' } })).status).toBe(404)
  })

  it('files with a hash in their name may be cached for ever', async () => {
    const { headers } = await raw('/assets/index-1a2b.js')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['content-type']).toContain('text/javascript')
  })

  it('a file is sent in a compression format that the browser accepts', async () => {
    const twin = await raw('/assets/twin-1.js', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(twin.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(twin.body).toString()).toBe('twin')
    const zipped = await raw('/assets/index-1a2b.js', { headers: { 'accept-encoding': 'gzip' } })
    expect(zipped.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.body).toString()).toBe(script)
    const plain = await raw('/assets/index-1a2b.js', { headers: { 'accept-encoding': 'gzip;q=0' } })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.body.toString()).toBe(script)
  })

  it('a file is not sent again while its ETag matches, and each compression format has a different ETag', async () => {
    const first = await raw('/assets/index-1a2b.js')
    const etag = String(first.headers['etag'])
    const again = await raw('/assets/index-1a2b.js', { headers: { 'if-none-match': etag } })
    expect([again.status, again.body.length]).toEqual([304, 0])
    const zipped = await raw('/assets/index-1a2b.js', {
      headers: { 'accept-encoding': 'gzip', 'if-none-match': etag },
    })
    expect(zipped.status).toBe(200)
  })

  it('a HEAD request for a file gets the headers without a body', async () => {
    const { status, headers, body } = await raw('/assets/index-1a2b.js', { method: 'HEAD' })
    expect([status, headers['content-length'], body.length]).toEqual([200, String(script.length), 0])
  })

  it.each([
    '/.git/config',
    '/assets/index-1a2b.js.map',
    '/assets/twin-1.js.br',
    '/../package.json',
    '/assets/../../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '//etc/passwd',
    '/assets',
  ])('a request for %s, outside the public build, gets 404', async (path) => {
    const { status } = await raw(path)
    expect(status).toBe(404)
  })
})

describe('a process whose database has stopped', () => {
  it('a process whose database has stopped counts as live, but not as ready', async () => {
    const stopped = await createTestDatabase()
    const { url, stop, logLines } = await startTestServer(stopped.db)
    const statusOf = async (path: string) => (await fetch(`${url}${path}`)).status
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 200])
    await stopped.close()
    await expect.poll(() => statusOf('/readyz'), { timeout: 5_000 }).toBe(503)
    expect(await statusOf('/healthz')).toBe(200)
    expect(logLines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'not ready')).toEqual([
      expect.objectContaining({ database: 'unreachable', err: expect.anything() }),
    ])
    await stop()
  })
})
