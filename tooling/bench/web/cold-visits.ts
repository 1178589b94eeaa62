import type { BrowserContext, CDPSession, Page } from 'playwright'
import { serveFloor } from './floor-server.ts'
import { giveClock } from './page-clock.ts'
import type { PortalWorld } from './portal-world.ts'
import { fast, type Profile, slow } from './profiles.ts'

const TURNS = 5
/** What the page of orders shows of the point, and the floor page as well. */
export const ROWS = 22
export const rowsOf = (page: Page) => page.locator('tr[data-row-id]')

/** What a visit without cached files took, in milliseconds unless said otherwise. */
export interface ColdVisit {
  /** From the navigation to the paint of the last row. */
  readonly ready: number
  readonly script: number
  readonly layout: number
  readonly style: number
  readonly blocked: number
  /** Elements of the document, a number. */
  readonly nodes: number
  /** Layouts that the engine made until then, a number. */
  readonly layouts: number
}

export interface TimedRequest {
  readonly path: string
  /** Seconds of the browser's own clock. */
  readonly start: number
  readonly end: number
}

export async function applyProfile(devtools: CDPSession, { cpuRate, network }: Profile): Promise<void> {
  await devtools.send('Network.enable')
  await devtools.send('Performance.enable')
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...network })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })
}

/** Notes each request of a page with its times. */
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

async function metricsOf(devtools: CDPSession): Promise<Readonly<Record<string, number>>> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

type Arrive = (context: BrowserContext) => Promise<void>

/**
 * Opens an address in a browser context of its own, so that neither files nor compiled code of an earlier visit are
 * there: the engine keeps what it compiled for a site as long as its process lives.
 */
async function visitCold(
  world: PortalWorld,
  profile: Profile,
  address: string,
  arrive: Arrive,
): Promise<ColdVisit> {
  const context = await world.openContext()
  try {
    await arrive(context)
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await applyProfile(devtools, profile)
    await giveClock(page)
    const begun = Date.now()
    await page.goto(address, { waitUntil: 'commit' })
    await rowsOf(page)
      .nth(ROWS - 1)
      .waitFor({ state: 'attached' })
    const metrics = await metricsOf(devtools)
    const { ready, blocked, nodes } = await page.evaluate(async (rows) => {
      const nodes = document.querySelectorAll('*').length
      const { at, blocked } = await window.pageClock.rowsPainted(rows)
      return { ready: performance.timeOrigin + at, blocked, nodes }
    }, ROWS)
    const { ScriptDuration: script = 0, LayoutDuration: layout = 0, RecalcStyleDuration: style = 0 } = metrics
    return {
      ready: ready - begun,
      script: script * 1_000,
      layout: layout * 1_000,
      style: style * 1_000,
      blocked,
      nodes,
      layouts: metrics['LayoutCount'] ?? 0,
    }
  } finally {
    await context.close()
  }
}

/** Visits of one profile, in turns. */
export interface ColdTurns {
  readonly profile: Profile
  /** The page of orders after a reload: the tab has its session. */
  readonly reload: readonly ColdVisit[]
  /** The same in a new tab, which the portal sends to the provider, whose cookie brings it back. */
  readonly newTab: readonly ColdVisit[]
  readonly floor: readonly ColdVisit[]
}

/** The page of orders and the floor page, without cached files, in turns on both profiles. */
export async function visitInTurns(world: PortalWorld): Promise<readonly ColdTurns[]> {
  const floor = await serveFloor()
  const orders = world.addressOf('few')
  const turnsOf = async (profile: Profile): Promise<ColdTurns> => {
    const [reload, newTab, bare]: [ColdVisit[], ColdVisit[], ColdVisit[]] = [[], [], []]
    for (let turn = 0; turn < TURNS; turn += 1) {
      bare.push(await visitCold(world, profile, floor.url, async () => {}))
      reload.push(await visitCold(world, profile, orders, world.bringSession))
      newTab.push(await visitCold(world, profile, orders, world.bringCookies))
    }
    return { profile, reload, newTab, floor: bare }
  }
  try {
    return [await turnsOf(slow), await turnsOf(fast)]
  } finally {
    await floor.close()
  }
}
