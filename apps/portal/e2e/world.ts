import AxeBuilder from '@axe-core/playwright'
import {
  type Browser,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
} from '@playwright/test'
import { type FaultySandbox, startFaultySandbox } from './faulty-sandbox'
import { LANGUAGE_OF_RUN, language, say, speak } from './words'

interface World {
  readonly origin: string
  /** Language of the journey: that of the run, unless the journey sets its own. */
  readonly language: string
  /** Applies the language. */
  readonly speech: undefined
  /**
   * The page of a user who signed in earlier, at the orders of Gran Vía 12, with nothing typed and no query in
   * progress.
   */
  readonly orders: Page
  /** The sandbox for journeys that kill it or cut its answers; it is restarted after them. */
  readonly faults: FaultySandbox
}

interface WorkerWorld {
  readonly sandbox: FaultySandbox
  /** `customer-operator`, signed in once for all journeys that need no sign-in of their own. */
  readonly operator: Page
}

/** One sandbox per worker, and pages in the language of the journey. */
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

/** Gran Vía 12 of Bazar Norte Bilbao, by address alone. */
export const AT_GRAN_VIA = '/orders?servicePoint=1'

const COOKIES_ACCEPTED = 'remesa.cookies-accepted'

/** The agile point of the same centre. */
export const AT_CASCO_VIEJO = '/orders?servicePoint=2'

/** Leaves the portal and clears what was chosen or typed in it. */
export async function forgetOrders(page: Page, origin: string): Promise<void> {
  // The portal stores what is typed until the page is left.
  await page.goto(`${origin}/healthz`)
  await page.evaluate((kept) => {
    for (const key of Object.keys(localStorage)) if (key !== kept) localStorage.removeItem(key)
    sessionStorage.removeItem('remesa.order-draft')
  }, COOKIES_ACCEPTED)
}

/** Sets the portal's language to that of the journey. */
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

/** Runs journeys in a language of their own. */
export const inLanguage = (language: string, journeys: () => void): void =>
  test.describe(`in "${language}"`, () => {
    test.use({ language })
    journeys()
  })

/** A sandbox for a single test, with a page on it. */
export interface OwnWorld {
  readonly page: Page
  readonly origin: string
}

/** Runs a test on a sandbox of its own with another environment. */
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

/** Fills in the sign-in form of the page. */
export async function fillSignIn(page: Page, username: string, password = 'remesa'): Promise<void> {
  await page.locator('input[name=username]').fill(username)
  await page.locator('input[name=password]').fill(password)
  await page.locator('[type=submit]').click()
}

/** Signs in as a user does, until the portal's frame is there. */
export async function signIn(page: Page, origin: string, username: string, path = '/'): Promise<void> {
  await speakTo(page, origin)
  await page.goto(`${origin}${path}`)
  await fillSignIn(page, username)
  await expect(page.getByRole('button', { name: say('Exit') })).toBeVisible()
}

/** Opens the menu of who is signed in. */
export async function openUserMenu(page: Page, username: string): Promise<void> {
  await page.getByRole('button', { name: username }).click()
  await expect(page.getByRole('menu')).toBeVisible()
}

/** Chooses a language of the portal by its code, in the menu of who is signed in. */
export async function chooseLanguage(page: Page, username: string, code: string): Promise<void> {
  await openUserMenu(page, username)
  await page
    .getByRole('menuitemradio')
    .and(page.locator(`[lang=${code}]`))
    .click()
}

export interface WatchedClock {
  /**
   * Lets time pass at once, as if the device slept: each timer that came due fires once. It waits until the page has
   * its answers, since a call in progress would time out.
   */
  readonly leap: (milliseconds: number) => Promise<void>
}

const QUIET_MS = 400

/**
 * Lets the journey control the clock of a page before it is opened. Taking control of the clock of an open page sets it
 * to 1970 for some milliseconds, which expires the session.
 */
export async function watchClock(page: Page, time: Date = new Date()): Promise<WatchedClock> {
  const calls = new Set<Request>()
  let count = 0
  page.on('request', (request) => {
    // A stream of changes ends with the page, not with an answer.
    if (request.resourceType() !== 'fetch' || request.headers()['accept'] === 'text/event-stream') return
    calls.add(request)
    count += 1
  })
  page.on('requestfinished', (request) => calls.delete(request))
  page.on('requestfailed', (request) => calls.delete(request))
  await page.clock.install({ time })

  const untilAnswered = async (): Promise<void> => {
    await expect.poll(() => calls.size).toBe(0)
    const before = count
    await page.waitForTimeout(QUIET_MS)
    if (count !== before) await untilAnswered()
  }
  return {
    leap: async (milliseconds) => {
      await untilAnswered()
      await page.clock.fastForward(milliseconds)
    },
  }
}

/** Accepts the cookie notice, which otherwise covers the bottom of every page. */
export async function acceptCookies(page: Page): Promise<void> {
  await page.getByRole('button', { name: say('Accept cookies and continue') }).click()
}

/**
 * Waits until a page that is about to open has all it needs to say that the server does not answer: the popup is loaded some
 * seconds after the page, with the files that it imports.
 */
export function popupsOf(page: Page): () => Promise<void> {
  const popups = page.waitForResponse(/failure-popups/)
  const loading = new Set<Request>()
  page.on('request', (request) => request.resourceType() === 'script' && loading.add(request))
  const ended = (request: Request) => loading.delete(request)
  page.on('requestfinished', ended).on('requestfailed', ended)
  return async () => {
    await popups
    await expect.poll(() => loading.size).toBe(0)
  }
}

/** The bearer token that the portal sends, taken from one of its own calls. */
export async function tokenOf(page: Page, origin: string, username: string): Promise<string> {
  const call = page.waitForRequest(
    (request) => request.url().includes('/user/me') && request.headers()['authorization'] !== undefined,
  )
  await signIn(page, origin, username)
  return (await call).headers()['authorization'] ?? ''
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds against WCAG 2.2 AA on the current page. */
export const violations = (page: Page): Promise<readonly string[]> =>
  findViolations(page, { type: 'tag', values: standards })

/** The part of it that depends on colours. */
export const violationsOfColors = (page: Page): Promise<readonly string[]> =>
  findViolations(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] })

async function findViolations(page: Page, runOnly: RunOnly): Promise<readonly string[]> {
  // Elements have boxes before the style sheet has arrived, and axe would measure those.
  await page.waitForLoadState('load')
  const { violations: found } = await new AxeBuilder({ page })
    .options({ runOnly, resultTypes: ['violations'] })
    // Inside the page: no page of the portal has frames, which would need a second page to merge results.
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
