import type { Browser, Page, Route } from '@playwright/test'
import { tokenOf } from './world'

/** What is done to calls of a page, until they pass again as they are. */
export interface Intercepted {
  readonly pass: () => Promise<void>
}

export interface HeldCalls extends Intercepted {
  /** Those that are held never arrive, and neither does any that is made again. */
  readonly lose: () => Promise<void>
}

/** Keeps the calls whose address matches on their way until the journey says what becomes of them. */
export async function holdCalls(page: Page, address: RegExp): Promise<HeldCalls> {
  const held: Route[] = []
  let fate: 'held' | 'lost' | 'passing' = 'held'
  const meet = (route: Route) => (fate === 'lost' ? route.abort() : route.continue())
  const intercepted = await intercept(page, address, async (route) => {
    if (fate === 'held') held.push(route)
    else await meet(route)
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

/** Calls whose address matches arrive and are answered, and the page never learns. */
export const loseAnswers = (page: Page, address: RegExp): Promise<Intercepted> =>
  intercept(page, address, async (route) => {
    await route.fetch()
    await route.abort()
  })

/**
 * Calls whose address matches come from somebody else, who has not signed in here: that is how a role that was taken
 * away looks, and a record that is out of reach by now.
 */
export async function sendAs(
  page: Page,
  { browser, origin, username }: { browser: Browser; origin: string; username: string },
  address: RegExp,
  methods: readonly string[],
): Promise<Intercepted> {
  const elsewhere = await browser.newPage()
  const authorization = await tokenOf(elsewhere, origin, username)
  await elsewhere.close()
  return intercept(page, address, async (route) => {
    const request = route.request()
    const isMeant = methods.includes(request.method())
    await route.continue(isMeant ? { headers: { ...request.headers(), authorization } } : {})
  })
}

async function intercept(
  page: Page,
  address: RegExp,
  handle: (route: Route) => Promise<void>,
): Promise<Intercepted> {
  await page.route(address, handle)
  return { pass: () => page.unroute(address, handle) }
}
