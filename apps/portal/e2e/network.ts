import { randomUUID } from 'node:crypto'
import type { APIResponse, Page, Request, Route } from '@playwright/test'
import { expect } from './world'

/** Controls the intercepted calls of a page until the interception ends. */
export interface Intercepted {
  readonly pass: () => Promise<void>
}

export interface HeldCalls extends Intercepted {
  /** Aborts the calls that are held and all later calls, so that none of them reaches the back end. */
  readonly lose: () => Promise<void>
}

/** Holds the calls whose URL and method match, until the test lets them continue or aborts them. */
export async function holdCalls(page: Page, address: RegExp, method?: string): Promise<HeldCalls> {
  const held: Route[] = []
  let fate: 'held' | 'lost' | 'passing' = 'held'
  const meet = (route: Route) => (fate === 'lost' ? route.abort() : route.continue())
  const intercepted = await intercept(page, address, async (route) => {
    const isMeant = method === undefined || route.request().method() === method
    if (fate === 'held' && isMeant) held.push(route)
    else await (isMeant ? meet(route) : route.continue())
  })
  const decide = async (decided: 'lost' | 'passing') => {
    fate = decided
    await Promise.all(held.splice(0).map(meet))
  }
  return {
    lose: () => decide('lost'),
    pass: async () => {
      await decide('passing')
      await intercepted.pass()
    },
  }
}

/** Lets calls whose URL matches reach the back end, but prevents their responses from reaching the page. */
export const loseAnswers = (page: Page, address: RegExp): Promise<Intercepted> =>
  intercept(page, address, async (route) => {
    await route.fetch()
    await route.abort()
  })

/** Sends a call of a page again with a new idempotency key. */
export async function sendAgain(page: Page, request: Request): Promise<APIResponse> {
  const { authorization = '', 'content-type': type } = await request.allHeaders()
  return page.request.fetch(request.url(), {
    method: request.method(),
    headers: {
      authorization,
      ...(type === undefined ? {} : { 'content-type': type }),
      'idempotency-key': randomUUID(),
    },
    data: request.postDataBuffer() ?? '',
  })
}

/** A path that the server does not have. Only the interception responds to this path, with this status. */
const PROBE = { path: '/probe-of-the-interception', status: 204 } as const

/**
 * Intercepts the calls of a page as soon as the promise resolves. On a busy page a new Playwright route may first miss
 * some calls, so a probe request is repeated until the route responds to it.
 */
async function intercept(
  page: Page,
  address: RegExp,
  handle: (route: Route) => Promise<void>,
): Promise<Intercepted> {
  const answerProbe = (route: Route) => route.fulfill({ status: PROBE.status })
  const isProbe = (url: URL) => url.pathname === PROBE.path
  await page.route(isProbe, answerProbe)
  await page.route(address, handle)
  const probed = () => page.evaluate(async (path) => (await fetch(path)).status, PROBE.path)
  // A page that has not been opened yet sends no calls, so the test need not wait until the interception works.
  if (page.url() !== 'about:blank') await expect.poll(probed).toBe(PROBE.status)
  return {
    pass: async () => {
      await page.unroute(address, handle)
      await page.unroute(isProbe, answerProbe)
    },
  }
}
