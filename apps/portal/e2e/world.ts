import AxeBuilder from '@axe-core/playwright'
import { type Browser, test as base, type ConsoleMessage, expect, type Page } from '@playwright/test'
import { type FaultySandbox, startFaultySandbox } from './faulty-sandbox'
import { LANGUAGE_OF_RUN, language, say, speak } from './words'

interface World {
  readonly origin: string
  /** What the journey is made in: of the run, unless the journey says otherwise. */
  readonly language: string
  /** The language is spoken. */
  readonly speech: undefined
  /** A page of somebody who has signed in long ago, at the orders of Gran Vía 12, with nothing typed and nothing asked. */
  readonly orders: Page
  /** What journeys that kill the sandbox or cut its answers do that with; it runs again when they are over. */
  readonly faults: FaultySandbox
}

interface WorkerWorld {
  readonly sandbox: FaultySandbox
  /** `customer-operator`, signed in once for all journeys that do not need to see that. */
  readonly operator: Page
}

/** One sandbox a worker, and pages that speak the language of the journey. */
export const test = base.extend<World, WorkerWorld>({
  sandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape.
    async ({}, use) => {
      const sandbox = await startFaultySandbox()
      await use(sandbox)
      await sandbox.close()
    },
    { scope: 'worker' },
  ],
  origin: async ({ sandbox }, use) => use(sandbox.url),
  faults: async ({ sandbox }, use) => {
    sandbox.proxy.forget()
    await use(sandbox)
    await sandbox.start()
  },
  language: [LANGUAGE_OF_RUN, { option: true }],
  speech: [
    async ({ language }, use) => {
      speak(language)
      await use(undefined)
    },
    { auto: true },
  ],
  page: async ({ page, sandbox }, use) => {
    await speakTo(page, sandbox.url)
    await withoutProblems(page, use)
  },
  operator: [
    async ({ browser, sandbox }, use) => {
      const context = await browser.newContext()
      const page = await context.newPage()
      await signIn(page, sandbox.url, 'customer-operator', AT_GRAN_VIA)
      await acceptCookies(page)
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
  orders: async ({ operator: page, sandbox, viewport, colorScheme, contextOptions }, use) => {
    const { reducedMotion = 'no-preference' } = contextOptions
    await page.setViewportSize(viewport ?? { width: 1280, height: 800 })
    await page.emulateMedia({ colorScheme: colorScheme ?? 'light', reducedMotion })
    await forgetOrders(page, sandbox.url)
    await speakTo(page, sandbox.url)
    await page.goto(`${sandbox.url}${AT_GRAN_VIA}`)
    await expect(page.getByRole('region', { name: say('Next') }).getByRole('table')).toBeVisible()
    await withoutProblems(page, use)
    await page.unrouteAll()
  },
})

/** Gran Vía 12 of Bazar Norte Bilbao, by its address alone. */
export const AT_GRAN_VIA = '/orders?servicePoint=1'

const COOKIES_ACCEPTED = 'remesa.cookies-accepted'

/** The agile point of the same center. */
export const AT_CASCO_VIEJO = '/orders?servicePoint=2'

/** Leaves the portal, and nothing of what was chosen or typed in it. */
export async function forgetOrders(page: Page, origin: string): Promise<void> {
  // The portal keeps what is typed until it goes.
  await page.goto(`${origin}/healthz`)
  await page.evaluate((kept) => {
    for (const key of Object.keys(localStorage)) if (key !== kept) localStorage.removeItem(key)
    sessionStorage.removeItem('remesa.order-draft')
  }, COOKIES_ACCEPTED)
}

/** Has the portal speak the language that the journey speaks. */
export const speakTo = (page: Page, origin: string): Promise<void> =>
  page.context().addCookies([{ name: 'LOCALE', value: language(), url: origin }])

async function withoutProblems(page: Page, use: (page: Page) => Promise<void>): Promise<void> {
  const problems: string[] = []
  const onMessage = (message: ConsoleMessage) => {
    if (message.type() === 'error' && /Content Security Policy|Trusted/i.test(message.text()))
      problems.push(message.text())
  }
  const onError = (error: Error) => {
    problems.push(String(error))
  }
  page.on('console', onMessage).on('pageerror', onError)
  await use(page)
  page.off('console', onMessage).off('pageerror', onError)
  expect(problems, 'errors and policy violations of the page').toEqual([])
}

export { expect }

/** A sandbox that one test has for itself, with a page on it. */
export interface OwnWorld {
  readonly page: Page
  readonly origin: string
}

/** Runs a test on a sandbox of its own, whose environment is another one. */
export async function onOwnSandbox(
  browser: Browser,
  env: Readonly<Record<string, string>>,
  run: (world: OwnWorld) => Promise<void>,
): Promise<void> {
  const sandbox = await startFaultySandbox(env)
  const context = await browser.newContext()
  const page = await context.newPage()
  try {
    await speakTo(page, sandbox.url)
    await run({ page, origin: sandbox.url })
  } finally {
    await context.close()
    await sandbox.close()
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
  await speakTo(page, origin)
  await page.goto(`${origin}${path}`)
  await fillSignIn(page, username)
  await expect(page.getByRole('button', { name: say('Exit') })).toBeVisible()
}

/**
 * Lets the journey set the clock of a page that it is about to open. A clock that is taken over in an open page says 1970
 * for some milliseconds, and the session is over for half a century.
 */
export const watchClock = (page: Page): Promise<void> => page.clock.install({ time: new Date() })

/** Answers the cookie notice, which otherwise covers the foot of every page. */
export async function acceptCookies(page: Page): Promise<void> {
  await page.getByRole('button', { name: say('Accept cookies and continue') }).click()
}

/** The bearer token that the portal sends, taken from a call that it makes on its own. */
export async function tokenOf(page: Page, origin: string, username: string): Promise<string> {
  const call = page.waitForRequest(
    (request) => request.url().includes('/user/me') && request.headers()['authorization'] !== undefined,
  )
  await signIn(page, origin, username)
  return (await call).headers()['authorization'] ?? ''
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds against WCAG 2.2 AA on the page as it stands. */
export const violations = (page: Page): Promise<readonly string[]> =>
  findViolations(page, { type: 'tag', values: standards })

/** The part of that which other colours may change. */
export const violationsOfColors = (page: Page): Promise<readonly string[]> =>
  findViolations(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] })

async function findViolations(page: Page, runOnly: RunOnly): Promise<readonly string[]> {
  // Elements have boxes before the style sheet has arrived, and axe would measure those.
  await page.waitForLoadState('load')
  const { violations: found } = await new AxeBuilder({ page })
    .options({ runOnly, resultTypes: ['violations'] })
    // In the page itself: no page of the portal has frames, which need a second page to put results together.
    .setLegacyMode()
    .analyze()
  return found.map(
    (violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).join(' | ')}`,
  )
}

interface RunOnly {
  readonly type: 'tag' | 'rule'
  readonly values: string[]
}
