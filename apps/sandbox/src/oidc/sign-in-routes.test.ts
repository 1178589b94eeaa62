import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '../db/connection/open-database'
import { hashPassword, verifyPassword } from '../kernel/password'
import { createTestBrowser } from '../testing/test-browser'
import { createTestDatabase } from '../testing/test-database'
import { startTestServer, type TestServer, testAccounts } from '../testing/test-server'
import { createTestPortal, submitForm, type TestPortal } from '../testing/test-sign-in'

let database: OpenDatabase
let server: TestServer
let portal: TestPortal
beforeAll(async () => {
  database = await createTestDatabase()
  server = await startTestServer(database.db)
  portal = await createTestPortal(server)
})
afterAll(async () => {
  await server.stop()
  await database.close()
})

/** Opens the sign-in page in a new browser, and returns its contents. */
async function openPage(headers: Record<string, string> = {}, parameters: Record<string, string> = {}) {
  const browser = createTestBrowser(headers)
  const { page, response } = await portal.begin(browser, parameters)
  return { browser, page, text: await response.text() }
}

async function tryToSignIn(username: string, password: string, headers: Record<string, string> = {}) {
  const { browser, page } = await openPage({ 'accept-language': 'en', ...headers })
  const { response } = await submitForm(browser, page, { username, password })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

const problemOf = (text: string): string | undefined => /role="alert">([^<]*)</.exec(text)?.[1]

describe('the sign-in page', () => {
  it('the sign-in page has a field username, a field password and one submit button', async () => {
    const { text } = await openPage()
    expect(text.match(/<input /g)).toHaveLength(2)
    expect(text).toMatch(/name="username"[^>]*autocomplete="username"/)
    expect(text).toMatch(/name="password"[^>]*autocomplete="current-password"/)
    expect(text.match(/<button /g)).toEqual(['<button '])
    expect(text).toContain('<button type="submit">')
  })

  it('the sign-in page has no inline script and no inline style', async () => {
    const { text } = await openPage()
    expect(text).not.toMatch(/<script|<style|style=|\son\w+=/)
  })

  it('the sign-in page uses the typeface of the portal, which its policy permits', async () => {
    const { browser, page, text } = await openPage()
    const style = new URL(/href="([^"]*sign-in\.css[^"]*)"/.exec(text)?.[1] ?? '', page)
    const address = /url\("([^"]*)"\)/.exec(await (await browser.go(style)).text())?.[1] ?? ''
    const typeface = await browser.go(new URL(address, style))
    expect(typeface.headers.get('content-type')).toBe('font/woff2')
    expect(Buffer.from(await typeface.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2')
    const { headers } = await browser.go(page)
    expect(headers.get('content-security-policy')).toContain("font-src 'self'")
  })

  it.each([
    ['es', 'Iniciar sesión'],
    ['en', 'Sign in'],
    ['de', 'Anmelden'],
    ['pt', 'Iniciar sessão'],
    ['pt-BR', 'Entrar'],
  ])(
    'the sign-in page is in the language %s of the cookie LOCALE, whatever the browser prefers',
    async (locale, heading) => {
      const { browser, page } = await openPage({ 'accept-language': locale === 'es' ? 'en' : 'es' })
      await browser.go(`${page.href}?lang=${locale}`)
      const text = await (await browser.go(page)).text()
      expect(text).toContain(`<html lang="${locale}">`)
      expect(text).toContain(`<h1>${heading}</h1>`)
    },
  )

  it.each([
    ['de-CH, en;q=0.8', 'de', 'Anmelden'],
    ['fr, pt-AO;q=0.8, en;q=0.7', 'pt', 'Iniciar sessão'],
    ['fr, pt-BR;q=0.8, pt;q=0.7', 'pt-BR', 'Entrar'],
    ['en;q=0.2, de;q=0.9', 'de', 'Anmelden'],
    ['de;q=0, en', 'en', 'Sign in'],
    ['fr', 'es', 'Iniciar sesión'],
    ['', 'es', 'Iniciar sesión'],
  ])(
    'the sign-in page without the cookie LOCALE is in the language that the browser prefers: "%s"',
    async (header, locale, heading) => {
      const { text } = await openPage({ 'accept-language': header })
      expect(text).toContain(`<html lang="${locale}">`)
      expect(text).toContain(`<h1>${heading}</h1>`)
    },
  )

  it('a link changes the language of the sign-in page, stores the choice, and does not interrupt the sign-in', async () => {
    const { browser, page } = await openPage({ 'accept-language': 'en' })
    const { url, response } = await browser.follow(`${page.href}?lang=de`)
    expect(url.href).toBe(page.href)
    expect(await response.text()).toContain('<h1>Anmelden</h1>')
    expect(browser.cookies().get('LOCALE')).toEqual({ value: 'de', path: '/' })
  })

  it('the sign-in page offers Brazilian Portuguese to a browser that prefers it', async () => {
    const link = 'hreflang="pt-BR"'
    expect((await openPage({ 'accept-language': 'en' })).text).not.toContain(link)
    expect((await openPage({ 'accept-language': 'en, pt-BR;q=0.5' })).text).toContain(link)
  })

  it('the sign-in page ignores an unsupported language', async () => {
    const { browser, page } = await openPage({ 'accept-language': 'en' })
    await browser.follow(`${page.href}?lang=fr`)
    expect(browser.cookies().has('LOCALE')).toBe(false)
  })

  it('the sign-in page fills in the user name that the portal suggests', async () => {
    const { text } = await openPage({}, { login_hint: 'ana' })
    expect(text).toContain('value="ana"')
  })

  it('the sign-in page shows a user name with markup as text', async () => {
    const { text } = await openPage({}, { login_hint: '"><script>alert(1)</script>' })
    expect(text).not.toContain('<script>')
    expect(text).toContain('&lt;script&gt;')
  })
})

describe('an attempt to sign in', () => {
  it('the sign-in page responds in the same way to a wrong password and to an unknown name', async () => {
    const known = await tryToSignIn('ana', 'wrong')
    const unknown = await tryToSignIn('nobody', 'wrong')
    expect([known.status, unknown.status]).toEqual([401, 401])
    expect(problemOf(known.text)).toBe('User name or password is wrong. Check both and try again.')
    expect(problemOf(unknown.text)).toBe(problemOf(known.text))
  })

  it('an attempt with an unknown name takes as long as an attempt with a wrong password', async () => {
    const hash = await hashPassword('x')
    const timeOf = async (work: () => Promise<unknown>) => {
      const startedAt = performance.now()
      await work()
      return performance.now() - startedAt
    }
    // The shortest of several measurements is used, because a busy machine can only make a check slower.
    const checks: number[] = []
    for (let count = 0; count < 7; count += 1) checks.push(await timeOf(() => verifyPassword(hash, 'y')))
    expect(await timeOf(() => tryToSignIn('nobody-else', 'wrong'))).toBeGreaterThan(Math.min(...checks) / 2)
  })

  it('after a failed sign-in, the fields for name and password refer to the error message, and only the name is filled in again', async () => {
    const { text } = await tryToSignIn('ana', 'my wrong secret')
    expect(text.match(/aria-describedby="problem"/g)).toHaveLength(2)
    expect(text).toContain('value="ana"')
    expect(text).not.toContain('my wrong secret')
    expect(text).toContain('<title>Error: Sign in')
  })

  it('after too many wrong passwords, the next sign-in attempt has to wait as long as the page says', async () => {
    let last = await tryToSignIn('target', 'wrong')
    for (let count = 0; count < 5; count += 1) last = await tryToSignIn('target', 'wrong')
    expect(last.status).toBe(429)
    expect(problemOf(last.text)).toBe(
      `Too many tries. Wait ${last.headers.get('retry-after')} s and try again.`,
    )
  })

  it('the owner of an account can sign in with a known browser while others guess the password', async () => {
    const credentials = { username: 'berta', password: testAccounts.password }
    const { browser } = await portal.signIn(undefined, credentials)
    let guessed = await tryToSignIn('berta', 'wrong')
    for (let count = 0; guessed.status !== 429; count += 1) {
      expect(count).toBeLessThan(20)
      guessed = await tryToSignIn('berta', 'wrong')
    }
    expect((await tryToSignIn('berta', credentials.password)).status).toBe(429)
    const { page } = await portal.begin(browser, { prompt: 'login' })
    const { url } = await submitForm(browser, page, credentials)
    expect(url.searchParams.get('code')).not.toBeNull()
  })

  it.each(['\0', 'ana\0', '', 'x'.repeat(10_000), '\ud800', "' or 1=1 --"])(
    'a sign-in with the name %j is refused without a server error',
    async (username) => {
      const { status } = await tryToSignIn(username, 'wrong')
      expect([401, 429]).toContain(status)
    },
  )

  it('a sign-in form is refused if another site sends it', async () => {
    const { browser, page } = await openPage()
    const response = await browser.go(page, {
      method: 'POST',
      body: new URLSearchParams({ username: 'ana', password: testAccounts.password }),
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(response.status).toBe(403)
  })
})

describe('an expired sign-in page', () => {
  it('the page for an expired sign-in links to a new sign-in', async () => {
    const { browser, page } = await openPage({ 'accept-language': 'en' })
    await submitForm(browser, page, { username: 'ana', password: testAccounts.password })
    for (const method of ['GET', 'POST']) {
      const response = await browser.go(page, { method })
      const text = await response.text()
      expect(response.status).toBe(410)
      expect(text).toContain('This page has expired')
      expect(text).toContain('href="/"')
    }
  })

  it('the page for an expired sign-in is also shown in a browser that did not begin the sign-in', async () => {
    const { page } = await openPage()
    expect((await createTestBrowser().go(page)).status).toBe(410)
  })
})
