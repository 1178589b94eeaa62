import AxeBuilder from '@axe-core/playwright'
import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { type FaultyProxy, startFaultyProxy } from './faulty-proxy'
import { freePort, newStorage, type SandboxProcess, startSandbox } from './sandbox-process'

/** One sandbox a worker, and a page whose texts are English and whose cookie notice is answered. */
export const test = base.extend<{ origin: string }, { sandbox: SandboxProcess }>({
  sandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
    async ({}, use) => {
      const storage = await newStorage()
      const sandbox = await startSandbox({ storage })
      await use(sandbox)
      await sandbox.stop()
      await storage.remove()
    },
    { scope: 'worker' },
  ],
  origin: async ({ sandbox }, use) => use(sandbox.url),
  page: async ({ page, context, sandbox }, use) => {
    await context.addCookies([{ name: 'LOCALE', value: 'en', url: sandbox.url }])
    const problems: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' && /Content Security Policy|Trusted/i.test(message.text()))
        problems.push(message.text())
    })
    page.on('pageerror', (error) => problems.push(String(error)))
    await use(page)
    expect(problems, 'errors and policy violations of the page').toEqual([])
  },
})

export { expect }

/** A sandbox that one test has for itself, with a page on it that speaks English. */
export interface OwnWorld {
  readonly page: Page
  /** Where the page finds the sandbox: through the proxy. */
  readonly origin: string
  readonly proxy: FaultyProxy
  readonly pid: () => number
  /** `kill -9`. */
  readonly kill: () => Promise<void>
  /** Starts it again on the same port and data. */
  readonly start: () => Promise<void>
}

/** Runs a test on a sandbox of its own, which it may kill, start again and cut off. */
export async function onOwnSandbox(
  browser: Browser,
  run: (world: OwnWorld) => Promise<void>,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const storage = await newStorage()
  const port = await freePort()
  const proxy = await startFaultyProxy(() => port)
  const launch = () => startSandbox({ storage, port, publicUrl: proxy.url, env })
  let sandbox = await launch()
  const context = await browser.newContext()
  const page = await context.newPage()
  try {
    await context.addCookies([{ name: 'LOCALE', value: 'en', url: proxy.url }])
    await run({
      page,
      origin: proxy.url,
      proxy,
      pid: () => sandbox.pid,
      kill: () => sandbox.kill(),
      start: async () => {
        sandbox = await launch()
      },
    })
  } finally {
    await context.close()
    await sandbox.stop()
    await proxy.close()
    await storage.remove()
  }
}

/** Fills in the sign-in form that the page shows. */
export async function fillSignIn(page: Page, username: string, password = 'remesa'): Promise<void> {
  await page.locator('input[name=username]').fill(username)
  await page.locator('input[name=password]').fill(password)
  await page.locator('[type=submit]').click()
}

/** From nothing to the portal's frame, as a person does it. */
export async function signIn(page: Page, origin: string, username: string, path = '/'): Promise<void> {
  await page.goto(`${origin}${path}`)
  await fillSignIn(page, username)
  await expect(page.getByRole('button', { name: 'Exit' })).toBeVisible()
}

/** Answers the cookie notice, which otherwise covers the foot of every page. */
export async function acceptCookies(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Accept cookies and continue' }).click()
}

/** The bearer token that the portal sends, taken from a call that it makes on its own. */
export async function tokenOf(page: Page, origin: string, username: string): Promise<string> {
  const call = page.waitForRequest(
    (request) => request.url().includes('/user/me') && request.headers()['authorization'] !== undefined,
  )
  await signIn(page, origin, username)
  return (await call).headers()['authorization'] ?? ''
}

/** What axe finds against WCAG 2.2 AA on the page as it stands. */
export async function violations(page: Page): Promise<readonly string[]> {
  // Elements have boxes before the style sheet has arrived, and axe would measure those.
  await page.waitForLoadState('load')
  const { violations: found } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return found.map(
    (violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  )
}
