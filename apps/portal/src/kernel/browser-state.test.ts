import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasNewBuild, shouldReloadForChunk } from './chunk-reload'
import { untilNextMinute } from './clock'
import { createLocalYes } from './local-choice'
import { createLocaleChoice, readCookie } from './locale-choice'
import { decodePdf, MAX_PDF_BYTES } from './pdf-document'
import { createPersistedStore, STORE_KEY, STORE_VERSION } from './persisted-store'
import { loadRuntimeConfig, RuntimeConfig } from './runtime-config'
import { clockOffset, createServerClock } from './server-clock'

const storageWith = (entries: Readonly<Record<string, string>> = {}) => {
  const stored = new Map(Object.entries(entries))
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
}

const forbidden = {
  getItem: () => {
    throw new Error('storage is forbidden')
  },
  setItem: () => {
    throw new Error('storage is forbidden')
  },
}

describe('the persisted state', () => {
  it('[SGN-23] is the location and the language under the version of the store, and nothing else', () => {
    const storage = storageWith()
    const store = createPersistedStore(storage)
    store.write({ currentLocation: '/orders' })
    store.write({ locale: 'pt' })
    expect(JSON.parse(storage.stored.get(STORE_KEY) ?? '')).toEqual({
      version: '2.11.0',
      currentLocation: '/orders',
      locale: 'pt',
    })
    expect(store.read()).toEqual({ currentLocation: '/orders', locale: 'pt' })
  })

  it('[SGN-23] of another version keeps what still reads well', () => {
    const old = JSON.stringify({
      version: '2.10.3',
      currentLocation: '/reports',
      locale: 'fr',
      theme: 'dark',
    })
    expect(createPersistedStore(storageWith({ [STORE_KEY]: old })).read()).toEqual({
      currentLocation: '/reports',
      locale: null,
    })
  })

  it('[SGN-23] reads as empty when it is broken or forbidden', () => {
    const empty = { currentLocation: null, locale: null }
    expect(createPersistedStore(forbidden).read()).toEqual(empty)
    expect(() => createPersistedStore(forbidden).write({ locale: 'de' })).not.toThrow()
    for (const text of ['{', '[]', '"x"', '{"locale":"de"}']) {
      expect(createPersistedStore(storageWith({ [STORE_KEY]: text })).read()).toEqual(empty)
    }
  })

  it('[SGN-23] reads without failing whatever was stored', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const state = createPersistedStore(storageWith({ [STORE_KEY]: text })).read()
        expect(Object.keys(state)).toEqual(['currentLocation', 'locale'])
      }),
    )
  })

  it('[SGN-23] is written under the version that it is read with', () => {
    expect(STORE_VERSION).toBe('2.11.0')
  })
})

describe('the language', () => {
  const choiceFrom = (cookie: string, languages: readonly string[]) =>
    createLocaleChoice({
      document: { cookie },
      languages,
      isSecure: false,
      persisted: createPersistedStore(storageWith()),
    }).current.get()

  it('[FRA-7] is that of the cookie, else of the browser, else Spanish', () => {
    expect(choiceFrom('a=1; LOCALE=de', ['pt-BR'])).toBe('de')
    expect(choiceFrom('LOCALE=fr', ['fr', 'pt-BR'])).toBe('pt')
    expect(choiceFrom('XLOCALE=de', ['ja'])).toBe('es')
  })

  it('[FRA-7] that is chosen goes into the cookie and the persisted state', () => {
    const document = { cookie: '' }
    const persisted = createPersistedStore(storageWith())
    const choice = createLocaleChoice({ document, languages: [], isSecure: true, persisted })
    choice.choose('de')
    expect(document.cookie).toBe('LOCALE=de; Path=/; Max-Age=31536000; SameSite=Lax; Secure')
    expect(persisted.read().locale).toBe('de')
    expect(choice.current.get()).toBe('de')
  })

  it('[FRA-7] is read from the cookie of that very name', () => {
    expect(readCookie('LOCALE2=x; LOCALE=en=1', 'LOCALE')).toBe('en=1')
    expect(readCookie('', 'LOCALE')).toBeUndefined()
  })
})

describe('the runtime configuration', () => {
  const least = { issuer: 'https://id.example/oidc', clientId: 'portal' }
  const answering =
    (text: string, status = 200) =>
    async () =>
      new Response(text, { status })

  it('[SGN-2] needs an issuer and a client and fills in the rest', async () => {
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

  it('keeps what it is given, a part of a brand too', () => {
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
  ])('[FRA-16] refuses %s as an address', (address) => {
    expect(RuntimeConfig.safeParse({ ...least, privacyPolicyUrl: address }).success).toBe(false)
    expect(RuntimeConfig.safeParse({ ...least, apiBaseUrl: address }).success).toBe(false)
  })

  it('[SGN-17] says whether the server is silent or talks nonsense', async () => {
    expect(await loadRuntimeConfig(answering('', 503))).toEqual({ ok: false, error: 'unreachable' })
    expect(await loadRuntimeConfig(() => Promise.reject(new TypeError('no network')))).toEqual({
      ok: false,
      error: 'unreachable',
    })
    expect(await loadRuntimeConfig(answering('<!doctype html>'))).toEqual({ ok: false, error: 'malformed' })
    expect(await loadRuntimeConfig(answering('{}'))).toEqual({ ok: false, error: 'malformed' })
  })
})

describe('the clock of the servers', () => {
  const now = Date.UTC(2026, 10, 21, 9, 0, 0)

  it('[SGN-24] is ahead by what the answer says, unless that is less than five seconds', () => {
    expect(clockOffset('Sat, 21 Nov 2026 09:05:00 GMT', now)).toBe(300_000)
    expect(clockOffset('Sat, 21 Nov 2026 09:00:04 GMT', now)).toBe(0)
    expect(clockOffset(null, now)).toBeUndefined()
    expect(clockOffset('soon', now)).toBeUndefined()
  })

  it('[SGN-24] is learned from every answer, and kept when one does not say it', async () => {
    const dates = ['Sat, 21 Nov 2026 09:10:00 GMT', undefined, 'Sat, 21 Nov 2026 09:00:00 GMT']
    const clock = createServerClock(
      async () => {
        const date = dates.shift()
        return new Response('', { headers: date === undefined ? {} : { date } })
      },
      () => now,
    )
    expect(clock.now()).toBe(now)
    await clock.fetch('/a')
    expect(clock.now()).toBe(now + 600_000)
    await clock.fetch('/b')
    expect(clock.now()).toBe(now + 600_000)
    await clock.fetch('/c')
    expect(clock.now()).toBe(now)
  })

  it('[FRA-9] strikes the next minute in at most one, never at once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), (instant) => {
        const wait = untilNextMinute(instant)
        expect((instant + wait) % 60_000).toBe(0)
        expect(wait).toBeGreaterThan(0)
        expect(wait).toBeLessThanOrEqual(60_000)
      }),
    )
  })
})

describe('a part of the portal that cannot be fetched', () => {
  it('[FRA-8] reloads the page once, and again only after a minute', () => {
    const storage = storageWith()
    expect(shouldReloadForChunk(storage, 1_000_000)).toBe(true)
    expect(shouldReloadForChunk(storage, 1_059_999)).toBe(false)
    expect(shouldReloadForChunk(storage, 1_060_000)).toBe(true)
  })

  it('[FRA-8] is worth a reload only where the server has another build', async () => {
    const page =
      (script: string, status = 200) =>
      async () =>
        new Response(`<script type="module" src="${script}"></script>`, { status })
    expect(await hasNewBuild(page('/assets/index-new.js'), '/assets/index-old.js')).toBe(true)
    expect(await hasNewBuild(page('/assets/index-old.js'), '/assets/index-old.js')).toBe(false)
    expect(await hasNewBuild(page('', 503), '/assets/index-old.js')).toBe(false)
    expect(
      await hasNewBuild(() => Promise.reject(new TypeError('Failed to fetch')), '/assets/index-old.js'),
    ).toBe(false)
  })

  it('[FRA-8] never reloads where that could not be remembered', () => {
    expect(shouldReloadForChunk(forbidden, 1_000_000)).toBe(false)
  })
})

describe('the cookie notice', () => {
  it('[FRA-6] is answered once for this browser', () => {
    const storage = storageWith()
    const choice = createLocalYes(storage, 'cookies')
    expect(choice.given.get()).toBe(false)
    choice.give()
    expect(choice.given.get()).toBe(true)
    expect(createLocalYes(storage, 'cookies').given.get()).toBe(true)
  })

  it('[FRA-6] is answered for this page where nothing can be kept', () => {
    const choice = createLocalYes(forbidden, 'cookies')
    choice.give()
    expect(choice.given.get()).toBe(true)
  })
})

describe('a document of the session', () => {
  const base64 = (text: string) => Buffer.from(text, 'latin1').toString('base64')

  it('[FRA-5] is a PDF as base64 text, line breaks included', () => {
    const decoded = decodePdf(base64('%PDF-1.7 \u00ff').replace(/(.{4})/g, '$1\n'))
    expect(decoded.ok && Buffer.from(decoded.value).toString('latin1')).toBe('%PDF-1.7 \u00ff')
  })

  it.each([
    ['', 'empty'],
    [' \n', 'empty'],
    ['no base64!', 'not-base64'],
    [base64('<html>'), 'not-pdf'],
    ['A'.repeat((MAX_PDF_BYTES / 3) * 4 + 8), 'too-large'],
  ])('[FRA-5] is refused when it is something else (%#)', (text, error) => {
    expect(decodePdf(text)).toEqual({ ok: false, error })
  })
})
