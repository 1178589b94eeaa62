import AxeBuilder from '@axe-core/playwright'
import {
  type Browser,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
} from '@playwright/test'
import type { UserSession } from '@remesa/domain/session'
import { type FaultySandbox, startFaultySandbox } from './faulty-sandbox'
import { LANGUAGE_OF_RUN, language, say, speak } from './words'

export type Enter = (username: string, path?: string) => Promise<Page>

interface World {
  readonly origin: string
  /** Language of the test, which is the language of the run unless the test sets another language. */
  readonly language: string
  /** A fixture without a value, which sets the current language to the language of the test. */
  readonly speech: undefined
  /**
   * The page with the orders of Gran Vía 12, opened as a user who signed in earlier, with empty fields and no request
   * in progress.
   */
  readonly orders: Page
  /**
   * Opens a path of the portal as a user who signed in earlier and accepted the cookies, with empty fields and default
   * choices. A test about signing in, sessions or clocks uses a new `page` and `signIn` instead.
   */
  readonly enter: Enter
  /** The sandbox for tests that kill it or cut its responses. It is restarted after each of these tests. */
  readonly faults: FaultySandbox
}

interface WorkerWorld {
  readonly sandbox: FaultySandbox
  /** The page of a user, signed in once and shared by all tests that do not sign in themselves. */
  readonly visitor: (username: string) => Promise<Page>
}

/** The test function of the end-to-end tests. Each worker has one sandbox, and pages have the language of the test. */
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
    const problems = problemsOf(page)
    await use(page)
    problems.expectNone()
  },
  visitor: [
    async ({ browser, sandbox }, use) => {
      const pages = new Map<string, Page>()
      await use(async (username) => {
        const known = pages.get(username)
        if (known) return known
        const page = await (await browser.newContext()).newPage()
        // Every user may open this page, and it never opens a dialog by itself.
        await signIn(page, sandbox.url, username, '/sessions')
        await acceptCookies(page)
        pages.set(username, page)
        return page
      })
      for (const page of pages.values()) await page.context().close()
    },
    { scope: 'worker' },
  ],
  enter: async ({ visitor, sandbox, viewport, colorScheme, contextOptions }, use) => {
    const { reducedMotion = 'no-preference' } = contextOptions
    const entered = new Map<Page, ProblemsOfPage>()
    await use(async (username, path = '/') => {
      const page = await visitor(username)
      await page.setViewportSize(viewport ?? { width: 1280, height: 800 })
      await page.emulateMedia({ colorScheme: colorScheme ?? 'light', reducedMotion, forcedColors: null })
      await forgetEntries(page, sandbox.url)
      await speakTo(page, sandbox.url)
      const confirmed = bearerOfNext(page).then((token) => confirmSignIns(sandbox.url, token))
      await page.goto(`${sandbox.url}${path}`)
      await untilEntered(page, username)
      await confirmed
      if (!entered.has(page)) entered.set(page, problemsOf(page))
      return page
    })
    for (const [page, problems] of entered) {
      await page.unrouteAll()
      problems.expectNone()
    }
  },
  orders: async ({ enter }, use) => {
    const page = await enter('customer-operator', AT_GRAN_VIA)
    await expect(page.getByRole('region', { name: say('Next') }).getByRole('table')).toBeVisible()
    await use(page)
  },
})

/** Path of the page with the orders of Gran Vía 12 of Bazar Norte Bilbao. */
export const AT_GRAN_VIA = '/orders?servicePoint=1'

const COOKIES_ACCEPTED = 'remesa.cookies-accepted'
/** The keys under which a tab stores the session and the signed-in user. */
const OF_SESSION = ['remesa.session', 'remesa.user']

/** Path of the page with the orders of the point with agile pickup, which belongs to the same center as Gran Vía 12. */
export const AT_CASCO_VIEJO = '/orders?servicePoint=2'

/** Leaves the portal, and removes everything that the user chose or typed from the browser's storage. */
export async function forgetEntries(page: Page, origin: string): Promise<void> {
  // The portal stores typed text when a page is left, so the page is left before the storage is cleared.
  await page.goto(`${origin}/healthz`)
  await page.evaluate(
    ({ kept, ofSession }) => {
      for (const key of Object.keys(localStorage)) if (key !== kept) localStorage.removeItem(key)
      for (const key of Object.keys(sessionStorage))
        if (!ofSession.includes(key)) sessionStorage.removeItem(key)
    },
    { kept: COOKIES_ACCEPTED, ofSession: OF_SESSION },
  )
}

/** Sets the portal's language to the language of the test. */
export const speakTo = (page: Page, origin: string): Promise<void> =>
  page.context().addCookies([{ name: 'LOCALE', value: language(), url: origin }])

interface ProblemsOfPage {
  readonly expectNone: () => void
}

/** Records the errors of a page and its violations of the content security policy. */
function problemsOf(page: Page): ProblemsOfPage {
  const problems: string[] = []
  const onMessage = (message: ConsoleMessage) => {
    if (message.type() === 'error' && /Content Security Policy|Trusted/i.test(message.text()))
      problems.push(message.text())
  }
  const onError = (error: Error) => {
    problems.push(String(error))
  }
  page.on('console', onMessage).on('pageerror', onError)
  return {
    expectNone: () => {
      page.off('console', onMessage).off('pageerror', onError)
      expect(problems, 'errors and policy violations of the page').toEqual([])
    },
  }
}

export { expect }

/** A sandbox for a single test, and a page that is open on it. */
export interface OwnWorld {
  readonly page: Page
  readonly origin: string
  readonly proxy: FaultySandbox['proxy']
}

/** Runs a test on a separate sandbox, which has additional environment variables. */
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
    await run({ page, origin: sandbox.url, proxy: sandbox.proxy })
  } finally {
    await context.close()
    await sandbox.close()
  }
}

/** Fills in the fields of the sign-in form. */
export async function fillSignIn(page: Page, username: string, password = 'remesa'): Promise<void> {
  await page.locator('input[name=username]').fill(username)
  await page.locator('input[name=password]').fill(password)
  await page.locator('[type=submit]').click()
}

/** Signs in as a user does, and waits for the portal's shell. */
export async function signIn(page: Page, origin: string, username: string, path = '/'): Promise<void> {
  await speakTo(page, origin)
  await page.goto(`${origin}${path}`)
  await fillSignIn(page, username)
  await expect(exitButton(page)).toBeVisible()
}

/** The Exit button in the portal's shell. The locator finds the button even while a dialog covers the page. */
const exitButton = (page: Page) => page.getByRole('button', { name: say('Exit'), includeHidden: true })

/** Waits for the portal's shell, and signs in again if the session has ended in the meantime. */
async function untilEntered(page: Page, username: string): Promise<void> {
  const exit = exitButton(page)
  const form = page.locator('input[name=password]')
  await expect(exit.or(form)).toBeVisible()
  if (await form.isVisible()) await fillSignIn(page, username)
  await expect(exit).toBeVisible()
}

/** Opens the user menu. */
export async function openUserMenu(page: Page, username: string): Promise<void> {
  await page.getByRole('button', { name: username }).click()
  await expect(page.getByRole('menu')).toBeVisible()
}

/** Chooses a language of the portal by its code, in the user menu. */
export async function chooseLanguage(page: Page, username: string, code: string): Promise<void> {
  await openUserMenu(page, username)
  await page
    .getByRole('menuitemradio')
    .and(page.locator(`[lang=${code}]`))
    .click()
}

/** Accepts the cookie notice, because it would cover the bottom of every page. */
export async function acceptCookies(page: Page): Promise<void> {
  await page.getByRole('button', { name: say('Accept cookies and continue') }).click()
}

/**
 * Returns a function that waits until the page has loaded the code of the popup about an unreachable server. Call
 * `popupsOf` before the page is opened, because it listens for the page's requests.
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

/**
 * The bearer token of the portal's next request for the signed-in user. An earlier token may have expired, so only a
 * token that the server has accepted is returned.
 */
async function bearerOfNext(page: Page): Promise<string> {
  const answer = await page.waitForResponse(
    (response) =>
      response.url().includes('/user/me') &&
      response.request().headers()['authorization'] !== undefined &&
      response.status() < 400,
  )
  return answer.request().headers()['authorization'] ?? ''
}

/** The bearer token that the portal sends, read from one of the portal's calls. */
export async function tokenOf(page: Page, origin: string, username: string): Promise<string> {
  const token = bearerOfNext(page)
  await signIn(page, origin, username)
  return token
}

/** Confirms that the user recognises the earlier sign-ins, which other tests made in new browsers. */
async function confirmSignIns(origin: string, authorization: string): Promise<void> {
  const path = `${origin}/api/configuration/v1/session`
  const headers = { authorization }
  const answer = await fetch(path, { headers })
  expect(answer.status, await answer.clone().text()).toBe(200)
  const sessions: readonly UserSession[] = await answer.json()
  const unconfirmed = sessions.filter(({ isNewDevice, isCurrent }) => isNewDevice && !isCurrent)
  const confirm = ({ id }: UserSession) => fetch(`${path}/${id}/confirmation`, { method: 'POST', headers })
  await Promise.all(unconfirmed.map(confirm))
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The WCAG 2.2 AA violations that axe finds on the current page. */
export const violations = (page: Page): Promise<readonly string[]> =>
  findViolations(page, { type: 'tag', values: standards })

/** The violations that axe finds on the current page and that depend on its colours. */
export const violationsOfColors = (page: Page): Promise<readonly string[]> =>
  findViolations(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] })

async function findViolations(page: Page, runOnly: RunOnly): Promise<readonly string[]> {
  // Before the style sheet has arrived, elements have different sizes, which axe would measure.
  await page.waitForLoadState('load')
  // An element that fades in or out is only half visible, and a colour in transition belongs to neither colour mode.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  )
  const analyze = async (options: { readonly runOnly: RunOnly }) =>
    (
      await new AxeBuilder({ page })
        .options({ ...options, resultTypes: ['violations'] })
        // Axe runs in this page alone. By default it opens a second page to merge the results of frames, but the portal
        // has no frames.
        .setLegacyMode()
        .analyze()
    ).violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => ({ id, target: target.join(' ') })))
  const found = await analyze({ runOnly })
  const confirmed: string[] = []
  for (const { id, target } of found) {
    // The bar may cover half of a target, and axe would measure only the visible half. The target is therefore first
    // scrolled to the middle of the page.
    if (id === 'target-size') {
      await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center' }))
      const again = await analyze({ runOnly: { type: 'rule', values: [id] } })
      if (!again.some((violation) => violation.target === target)) continue
    }
    confirmed.push(`${id}: ${target}`)
  }
  return confirmed
}

interface RunOnly {
  readonly type: 'tag' | 'rule'
  readonly values: string[]
}
