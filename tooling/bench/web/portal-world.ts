import { existsSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright'
import { build, type InlineConfig, type Plugin } from 'vite'
import { ensureBrowser } from '../../browser.ts'
import { buildApps } from '../../build-apps.ts'
import { launchOptions } from '../../chromium.ts'
import { root } from '../../run.ts'
import { loadCases } from '../load-cases.ts'
import { mediaTypes } from './baseline-server.ts'

/**
 * Two points of one center. In the weeks that the page shows, the point `many` has 5,000 orders, and the point `few`
 * has 22.
 */
export type Place = 'many' | 'few'

interface PlacedPoint {
  readonly clientId: number
  readonly centerId: number
  readonly servicePointId: number
}

interface OrdersWorld {
  readonly withOrders: <T>(
    action: (url: string, places: Readonly<Record<Place, PlacedPoint>>) => Promise<T>,
    options: { readonly withHeadOffice: boolean },
  ) => Promise<T>
}

type Entries = readonly (readonly [name: string, value: string])[]

/**
 * The data that a browser stores about a sign-in. In a browser that has only the cookies, the identity provider opens a
 * session without asking for the password.
 */
export interface KeptSession {
  readonly cookies: Awaited<ReturnType<BrowserContext['cookies']>>
  readonly origin: string
  readonly ofTab: Entries
  readonly ofBrowser: Entries
}

/** Fills the storages of a page before the page's own code runs. */
export const fillStorages = ({ origin, ofTab, ofBrowser }: Omit<KeptSession, 'cookies'>): void => {
  if (location.origin !== origin) return
  for (const [name, value] of ofTab) sessionStorage.setItem(name, value)
  for (const [name, value] of ofBrowser) localStorage.setItem(name, value)
}

/** The built portal with the built sandbox, in a browser with a signed-in user. */
export interface PortalWorld {
  readonly page: Page
  readonly devtools: CDPSession
  /** A browser context without files, cookies or compiled code of earlier pages. */
  readonly openContext: () => Promise<BrowserContext>
  /** Returns the data that the browser and the tab have stored about the sign-in. */
  readonly kept: () => Promise<KeptSession>
  /** Restores all stored data of the sign-in, as a reload would find them. */
  readonly bringSession: (context: BrowserContext) => Promise<void>
  readonly addressOf: (place: Place) => string
  /** URL of the page with the visits of all points of the user. */
  readonly homeAddress: string
  /** URL of the administration's list of service points. */
  readonly listAddress: string
  /** Slows the page's processor by this factor; 1 is full speed. */
  readonly slowDown: (rate: number) => Promise<void>
}

/**
 * Runs the portal for a benchmark.
 * @param options.username the signed-in user.
 * @param options.withHeadOffice gives `customer-operator` 5,000 more points with 2,000 visits today.
 * @param options.withEmptyDialog serves a portal to which the benchmark has added a button for an empty dialog. It is a
 *   separate build; its files replace the portal's files on the way to the browser.
 */
export async function withPortal<T>(
  options: {
    readonly username: string
    readonly withEmptyDialog: boolean
    readonly withHeadOffice?: boolean
  },
  action: (world: PortalWorld) => Promise<T>,
): Promise<T> {
  await ensureBrowser()
  await buildApps()
  const { withOrders } = await loadCases<OrdersWorld>('apps/sandbox', 'test/bench/orders-world.ts')
  return withOrders(
    async (url, places) => {
      const browser = await chromium.launch(launchOptions())
      try {
        const openContext = () =>
          browser.newContext({
            viewport: { width: 1280, height: 800 },
            locale: 'en-GB',
            timezoneId: 'Europe/Madrid',
          })
        const context = await openContext()
        await context.addCookies([{ name: 'LOCALE', value: 'en', url }])
        if (options.withEmptyDialog) await serveInstead(context, await buildWithEmptyDialog())
        const page = await context.newPage()
        const devtools = await context.newCDPSession(page)
        const addressOf = (place: Place) => {
          const { clientId, centerId, servicePointId } = places[place]
          return `${url}/orders?client=${clientId}&center=${centerId}&servicePoint=${servicePointId}`
        }
        await signIn(page, addressOf('few'), options.username)
        const kept = async (): Promise<KeptSession> => ({
          cookies: await context.cookies(),
          ...(await page.evaluate(() => ({
            origin: location.origin,
            ofTab: Object.entries(sessionStorage),
            ofBrowser: Object.entries(localStorage),
          }))),
        })
        return await action({
          page,
          devtools,
          openContext,
          kept,
          bringSession: async (other) => {
            const { cookies, ...storages } = await kept()
            await other.addCookies(cookies)
            await other.addInitScript(fillStorages, storages)
          },
          addressOf,
          homeAddress: `${url}/orders?points=all`,
          listAddress: `${url}/administration/servicepoints`,
          slowDown: async (rate) => {
            await devtools.send('Emulation.setCPUThrottlingRate', { rate })
          },
        })
      } finally {
        await browser.close()
      }
    },
    { withHeadOffice: options.withHeadOffice ?? false },
  )
}

async function signIn(page: Page, address: string, username: string): Promise<void> {
  await page.goto(address)
  await page.locator('input[name=username]').fill(username)
  await page.locator('input[name=password]').fill('remesa')
  await page.locator('[type=submit]').click()
  await page.getByRole('button', { name: 'Accept cookies and continue' }).click()
  await page.locator('tr[data-row-id]').first().waitFor()
}

const portal = join(root, 'apps/portal')

/**
 * Builds the portal into a separate folder.
 *
 * @returns the folder of the build.
 */
export async function buildPortal(name: string, changes: InlineConfig): Promise<string> {
  const outDir = join(portal, 'node_modules/.cache', name)
  await build({
    ...changes,
    root: portal,
    configFile: join(portal, 'vite.config.ts'),
    logLevel: 'error',
    build: { ...changes.build, outDir, emptyOutDir: true },
  })
  return outDir
}

function buildWithEmptyDialog(): Promise<string> {
  const added = join(portal, 'test/bench/empty-dialog.tsx')
  const addDialog: Plugin = {
    name: 'remesa:empty-dialog',
    transform: (code, id) => {
      if (id === join(portal, 'src/render.tsx')) return `${code}\nimport ${JSON.stringify(added)}\n`
      // The portal's manifest declares that only its own entry has side effects, so the added module must be marked as
      // having side effects.
      return id === added ? { code, moduleSideEffects: true } : null
    },
  }
  return buildPortal('bench-portal', { plugins: [addDialog] })
}

/**
 * Serves the files of another build instead of the portal's files. After a redirect, for example after the sign-in, the
 * page belongs to the portal's own build and requests the files of that build.
 */
export async function serveInstead(context: BrowserContext, folder: string): Promise<void> {
  const serve = (file: string) => ({
    body: readFileSync(join(folder, file)),
    contentType: mediaTypes[extname(file)] ?? 'application/octet-stream',
  })
  await context.route(
    ({ pathname }) => pathname.startsWith('/assets/') && existsSync(join(folder, pathname)),
    (route) => route.fulfill(serve(new URL(route.request().url()).pathname)),
  )
  await context.route(
    ({ pathname }) => pathname === '/orders',
    (route) =>
      route.request().isNavigationRequest() ? route.fulfill(serve('index.html')) : route.continue(),
  )
}
