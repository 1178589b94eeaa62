import { setTimeout as delay } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright'
import { type BareBrowser, type BarePage, openBareBrowser } from './bare-browser.ts'
import { serveBaseline } from './baseline-server.ts'
import { installClock } from './page-clock.ts'
import { fillStorages, type KeptSession, type PortalWorld } from './portal-world.ts'
import { fast, type Profile, slow } from './profiles.ts'

const TURNS = 5
const PATIENCE_MS = 60_000
/** The number of rows on the orders page and on the baseline page. */
export const ROWS = 22
export const rowsOf = (page: Page) => page.locator('tr[data-row-id]')

/** The measurements of a visit without cached files, in milliseconds unless stated otherwise. */
export interface ColdVisit {
  /** The time from the start of the navigation until the last row is painted. */
  readonly ready: number
  readonly script: number
  readonly layout: number
  readonly style: number
  readonly blocked: number
  /** The number of elements in the document. */
  readonly nodes: number
  /** The number of layout passes until the last row is painted. */
  readonly layouts: number
}

export interface TimedRequest {
  readonly path: string
  /** The start of the navigation in seconds of the browser's own clock. */
  readonly start: number
  readonly end: number
}

export async function applyProfile(devtools: CDPSession, { cpuRate, network }: Profile): Promise<void> {
  await devtools.send('Network.enable')
  await devtools.send('Performance.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })
}

/** Records each request of a page, with the time of each phase of the request. */
export function watchRequests(devtools: CDPSession): () => readonly TimedRequest[] {
  const found = new Map<string, { path: string; start: number; end: number }>()
  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (type === 'Document') found.clear()
    const { pathname, search } = new URL(request.url)
    found.set(requestId, { path: `${pathname}${search}`, start: timestamp, end: Number.NaN })
  })
  devtools.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const request = found.get(requestId)
    if (request) request.end = timestamp
  })
  return () => [...found.values()]
}

/**
 * Applies a profile to a page: the speed of its processor and network. The page also gets the browser settings of the
 * end-to-end tests.
 */
async function become(page: BarePage, { cpuRate, network }: Profile): Promise<void> {
  const screen = { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false }
  await page.send('Emulation.setDeviceMetricsOverride', screen)
  await page.send('Emulation.setLocaleOverride', { locale: 'en-GB' })
  await page.send('Emulation.setTimezoneOverride', { timezoneId: 'Europe/Madrid' })
  await page.send('Network.enable')
  await page.send('Network.emulateNetworkConditions', { offline: false, ...network })
  await page.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })
  await page.send('Performance.enable')
  await page.send('Page.enable')
}

/**
 * Waits until the rows are rendered. The page can't be queried while it redirects to the identity provider and back.
 */
async function untilThere(page: BarePage): Promise<void> {
  const count = `document.querySelectorAll('tr[data-row-id]').length`
  for (const begun = Date.now(); Date.now() - begun < PATIENCE_MS; await delay(50))
    if ((await page.evaluate(count).catch(() => 0)) >= ROWS) return
  throw new Error(`there are not ${ROWS} rows after ${PATIENCE_MS / 1_000} s`)
}

/** The data in the browser's storage before a visit. */
type Kept = Partial<KeptSession>

/**
 * Opens a URL in a new browser context, without files and compiled code of earlier visits. A new context is necessary,
 * because the engine keeps the compiled code of a site as long as its process runs.
 */
async function visitCold(
  browser: BareBrowser,
  profile: Profile,
  address: string,
  { cookies = [], origin = '', ofTab = [], ofBrowser = [] }: Kept,
): Promise<ColdVisit> {
  const page = await browser.open(
    cookies.map(({ name, value, domain, path, httpOnly, secure }) => ({
      name,
      value,
      domain,
      path,
      httpOnly,
      secure,
    })),
  )
  try {
    await become(page, profile)
    const storages = JSON.stringify({ origin, ofTab, ofBrowser })
    const source = `(${fillStorages})(${storages});(${installClock})()`
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source })
    const begun = Date.now()
    await page.send('Page.navigate', { url: address })
    await untilThere(page)
    const { metrics } = await page.send('Performance.getMetrics')
    const measured = new Map<string, number>(metrics.map(({ name, value }: Metric) => [name, value]))
    const nodes = await page.evaluate(`document.querySelectorAll('*').length`)
    const ready = await page.evaluate(
      `pageClock.rowsPainted(${ROWS}).then(({ at, blocked }) => ({ at: performance.timeOrigin + at, blocked }))`,
    )
    const seconds = (name: string) => measured.get(name) ?? 0
    return {
      ready: ready.at - begun,
      script: seconds('ScriptDuration') * 1_000,
      layout: seconds('LayoutDuration') * 1_000,
      style: seconds('RecalcStyleDuration') * 1_000,
      blocked: ready.blocked,
      nodes,
      layouts: measured.get('LayoutCount') ?? 0,
    }
  } finally {
    await page.close()
  }
}

interface Metric {
  readonly name: string
  readonly value: number
}

/** The visits with one profile. The pages are visited in turns. */
export interface ColdTurns {
  readonly profile: Profile
  /** Visits to the orders page after a reload, while the tab has its session. */
  readonly reload: readonly ColdVisit[]
  /**
   * Visits in a new tab of the same browser. The portal redirects to the identity provider, which recognises its cookie
   * and redirects back.
   */
  readonly newTab: readonly ColdVisit[]
  readonly baselineVisits: readonly ColdVisit[]
}

/** Visits to the orders page and to the baseline page without cached files, in turns, with both profiles. */
export async function visitInTurns(world: PortalWorld): Promise<readonly ColdTurns[]> {
  const baselineVisits = await serveBaseline()
  const browser = await openBareBrowser()
  const orders = world.addressOf('few')
  const kept = await world.kept()
  const signedIn = { cookies: kept.cookies, origin: kept.origin, ofBrowser: kept.ofBrowser }
  const turnsOf = async (profile: Profile): Promise<ColdTurns> => {
    const [reload, newTab, bare]: [ColdVisit[], ColdVisit[], ColdVisit[]] = [[], [], []]
    for (let turn = 0; turn < TURNS; turn += 1) {
      bare.push(await visitCold(browser, profile, baselineVisits.url, {}))
      reload.push(await visitCold(browser, profile, orders, kept))
      newTab.push(await visitCold(browser, profile, orders, signedIn))
    }
    return { profile, reload, newTab, baselineVisits: bare }
  }
  try {
    return [await turnsOf(slow), await turnsOf(fast)]
  } finally {
    await browser.close()
    await baselineVisits.close()
  }
}
