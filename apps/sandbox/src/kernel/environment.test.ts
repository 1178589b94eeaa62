import { describe, expect, it } from 'vitest'
import { defaultPassword, isLoopback, parseEnvironment } from './environment'

describe('the environment', () => {
  it('has a default for every variable', () => {
    const parsed = parseEnvironment({})
    expect(parsed).toMatchObject({
      ok: true,
      value: {
        port: 4000,
        host: '127.0.0.1',
        databaseUrl: undefined,
        baseUrl: 'http://localhost:4000',
        corsOrigins: [],
        seedOrders: 0,
        logLevel: 'info',
        sandboxPassword: defaultPassword,
        tokenTtlSeconds: 300,
        signInsPerMinute: 100,
        ordersPerMinute: 120,
        requestsAtOnce: 16,
        metricsPort: undefined,
        otlpEndpoint: undefined,
        liveOrders: true,
        apiDocs: true,
        safe: { account: 'SAFE-REMESA', password: defaultPassword },
      },
    })
    expect(parsed.ok && parsed.value.dataDir).toMatch(/[\\/]\.remesa[\\/]data$/)
  })

  it('takes an empty variable as not set', () => {
    expect(parseEnvironment({ PORT: '', DATABASE_URL: '', BASE_URL: '' })).toMatchObject({
      ok: true,
      value: { port: 4000, databaseUrl: undefined },
    })
  })

  it('derives the address from the port, and drops a final slash of a given one', () => {
    expect(parseEnvironment({ PORT: '4100' })).toMatchObject({ value: { baseUrl: 'http://localhost:4100' } })
    const given = { BASE_URL: 'https://portal.example/', SANDBOX_PASSWORD: 'another one' }
    expect(parseEnvironment(given)).toMatchObject({ value: { baseUrl: 'https://portal.example' } })
  })

  it('serves the description of the calls where others reach it only when it is told to', () => {
    const reachable = { BASE_URL: 'https://portal.example', SANDBOX_PASSWORD: 'another one' }
    expect(parseEnvironment(reachable)).toMatchObject({ value: { apiDocs: false } })
    expect(parseEnvironment({ ...reachable, API_DOCS: 'on' })).toMatchObject({ value: { apiDocs: true } })
    expect(parseEnvironment({ API_DOCS: 'off' })).toMatchObject({ value: { apiDocs: false } })
  })

  it('reads the origins of other channels', () => {
    expect(parseEnvironment({ CORS_ORIGINS: 'https://app.example/, http://localhost:8081' })).toMatchObject({
      value: { corsOrigins: ['https://app.example', 'http://localhost:8081'] },
    })
  })

  it.each([
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://app.example/path'],
    ['CORS_ORIGINS', 'https://app.example,,'],
    ['CORS_ORIGINS', 'app.example'],
    ['LIVE_ORDERS', 'yes'],
    ['API_DOCS', 'yes'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '40x'],
    ['PORT', '-1'],
    ['HOST', 'a host'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'localhost'],
    ['BASE_URL', 'portal.example'],
    ['BASE_URL', 'ftp://portal.example'],
    ['BASE_URL', 'https://portal.example/path'],
    ['BASE_URL', 'https://user@portal.example'],
    ['SEED_ORDERS', '-5'],
    ['SEED_ORDERS', '1e3'],
    ['LOG_LEVEL', 'loud'],
    ['SIGN_INS_PER_MINUTE', '0'],
    ['ORDERS_PER_MINUTE', 'many'],
    ['TOKEN_TTL_SECONDS', '0'],
    ['TOKEN_TTL_SECONDS', '901'],
    ['SANDBOX_PASSWORD', 'x'.repeat(1025)],
    ['SAFE_ACCOUNT', 'x'.repeat(256)],
    ['SAFE_PASSWORD', 'x'.repeat(256)],
  ])('names %s in the sentence that refuses "%s"', (name, value) => {
    const parsed = parseEnvironment({ [name]: value })
    expect(parsed).toEqual({ ok: false, error: [expect.stringContaining(name)] })
  })

  it('reports everything that is wrong at once', () => {
    const parsed = parseEnvironment({ PORT: 'x', LOG_LEVEL: 'y', SEED_ORDERS: 'z' })
    expect(!parsed.ok && parsed.error).toHaveLength(3)
  })

  it.each(['0.0.0.0', '192.168.1.5', '::', 'portal.example'])(
    'refuses the default password on the address %s, which others can reach',
    (HOST) => {
      expect(parseEnvironment({ HOST })).toEqual({
        ok: false,
        error: [expect.stringContaining('SANDBOX_PASSWORD')],
      })
      expect(parseEnvironment({ HOST, SANDBOX_PASSWORD: defaultPassword }).ok).toBe(false)
      expect(parseEnvironment({ HOST, SANDBOX_PASSWORD: 'another one' }).ok).toBe(true)
    },
  )

  it.each(['https://portal.example', 'http://192.168.1.5:4000', 'http://[2001:db8::1]:4000'])(
    'refuses the default password behind a proxy that others reach at %s',
    (BASE_URL) => {
      expect(parseEnvironment({ BASE_URL })).toEqual({
        ok: false,
        error: [expect.stringMatching(/BASE_URL.*SANDBOX_PASSWORD/)],
      })
      expect(parseEnvironment({ BASE_URL, SANDBOX_PASSWORD: defaultPassword }).ok).toBe(false)
      expect(parseEnvironment({ BASE_URL, SANDBOX_PASSWORD: 'another one' })).toMatchObject({
        ok: true,
        value: { safe: { password: '' } },
      })
    },
  )

  it.each(['127.0.0.1', '127.5.0.1', 'localhost', '::1'])(
    'counts %s as reachable from this machine only',
    (host) => {
      expect(isLoopback(host)).toBe(true)
    },
  )

  it.each(['127.0.0.1.evil.example', '128.0.0.1', 'localhost.example'])(
    'counts %s as reachable by others',
    (host) => {
      expect(isLoopback(host)).toBe(false)
    },
  )
})
