import { describe, expect, it } from 'vitest'
import { defaultPassword, isLoopback, parseEnvironment } from './environment'

const hash = 'a'.repeat(64)

describe('the environment', () => {
  it('every environment variable has a default', () => {
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
        serviceAccounts: [],
      },
    })
    expect(parsed.ok && parsed.value.dataDir).toMatch(/[\\/]\.remesa[\\/]data$/)
  })

  it('an empty environment variable counts as not set', () => {
    expect(parseEnvironment({ PORT: '', DATABASE_URL: '', BASE_URL: '' })).toMatchObject({
      ok: true,
      value: { port: 4000, databaseUrl: undefined },
    })
  })

  it('the URL of the server is derived from the port if no URL is configured, and a configured URL loses its final slash', () => {
    expect(parseEnvironment({ PORT: '4100' })).toMatchObject({ value: { baseUrl: 'http://localhost:4100' } })
    const given = { BASE_URL: 'https://portal.example/', SANDBOX_PASSWORD: 'another one' }
    expect(parseEnvironment(given)).toMatchObject({ value: { baseUrl: 'https://portal.example' } })
  })

  it('other machines can read the OpenAPI document only if this is configured', () => {
    const reachable = { BASE_URL: 'https://portal.example', SANDBOX_PASSWORD: 'another one' }
    expect(parseEnvironment(reachable)).toMatchObject({ value: { apiDocs: false } })
    expect(parseEnvironment({ ...reachable, API_DOCS: 'on' })).toMatchObject({ value: { apiDocs: true } })
    expect(parseEnvironment({ API_DOCS: 'off' })).toMatchObject({ value: { apiDocs: false } })
  })

  it('an environment variable sets the origins, besides the portal’s own, whose pages may make calls', () => {
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
    ['SERVICE_ACCOUNTS', 'payroll'],
    ['SERVICE_ACCOUNTS', `payroll:ana:${'a'.repeat(63)}`],
    ['SERVICE_ACCOUNTS', `payroll::${hash}`],
    ['SERVICE_ACCOUNTS', `remesa-portal:ana:${hash}`],
    ['SERVICE_ACCOUNTS', `payroll:ana:${hash},payroll:eva:${hash}`],
    ['SERVICE_ACCOUNTS', `payroll:ana:${hash},`],
  ])(
    'for the environment variable %s the value "%s" is refused with a sentence that contains the variable’s name',
    (name, value) => {
      const parsed = parseEnvironment({ [name]: value })
      expect(parsed).toEqual({ ok: false, error: [expect.stringContaining(name)] })
    },
  )

  it('an environment variable contains the service accounts, separated by commas', () => {
    const SERVICE_ACCOUNTS = `payroll:ana:${hash}, archive:eva@bazar.example:${hash}`
    expect(parseEnvironment({ SERVICE_ACCOUNTS })).toMatchObject({
      value: {
        serviceAccounts: [
          { clientId: 'payroll', username: 'ana', secretHash: hash },
          { clientId: 'archive', username: 'eva@bazar.example', secretHash: hash },
        ],
      },
    })
  })

  it('all invalid environment variables are reported at once', () => {
    const parsed = parseEnvironment({ PORT: 'x', LOG_LEVEL: 'y', SEED_ORDERS: 'z' })
    expect(!parsed.ok && parsed.error).toHaveLength(3)
  })

  it.each(['0.0.0.0', '192.168.1.5', '::', 'portal.example'])(
    'the default password is refused if the process listens on %s, which other machines can reach',
    (HOST) => {
      expect(parseEnvironment({ HOST })).toEqual({
        ok: false,
        error: [expect.stringContaining('SANDBOX_PASSWORD')],
      })
      expect(parseEnvironment({ HOST, SANDBOX_PASSWORD: defaultPassword }).ok).toBe(false)
      expect(parseEnvironment({ HOST, SANDBOX_PASSWORD: 'another one' }).ok).toBe(true)
    },
  )

  it.each(['a', 'remesa', 'short one', 'aaaaaaaaaaaa', 'abababababab'])(
    'the password %j is refused if other machines can reach the process, and accepted if only this machine can',
    (SANDBOX_PASSWORD) => {
      for (const reachable of [{ HOST: '0.0.0.0' }, { BASE_URL: 'https://portal.example' }])
        expect(parseEnvironment({ ...reachable, SANDBOX_PASSWORD })).toEqual({
          ok: false,
          error: [expect.stringMatching(/SANDBOX_PASSWORD .* at least 10 characters/)],
        })
      expect(parseEnvironment({ SANDBOX_PASSWORD }).ok).toBe(true)
    },
  )

  it.each(['https://portal.example', 'http://192.168.1.5:4000', 'http://[2001:db8::1]:4000'])(
    'the default password is refused behind a proxy that other machines reach at %s',
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
    'the host %s counts as an address that only this machine can reach',
    (host) => {
      expect(isLoopback(host)).toBe(true)
    },
  )

  it.each(['127.0.0.1.evil.example', '128.0.0.1', 'localhost.example'])(
    'the host %s counts as an address that other machines can reach',
    (host) => {
      expect(isLoopback(host)).toBe(false)
    },
  )
})
