import type { Locator, Page } from '@playwright/test'
import { watchClock } from './clock'
import { dateField, dayFromNow, fillPickup, openPickup, orderIt, rowsWith } from './orders-screen'
import { say } from './words'
import {
  AT_GRAN_VIA,
  acceptCookies,
  expect,
  type OwnWorld,
  onOwnSandbox,
  signIn,
  test,
  violations,
} from './world'

const atPoint = `${AT_GRAN_VIA}&canceled=true`
const changes = /request-historial\/[^/]+\/changes(\?|$)/

/** Signs in and returns the token that the page sends. */
async function arrive(page: Page, origin: string): Promise<string> {
  const call = page.waitForRequest((request) => request.url().includes('/user/me'))
  await signIn(page, origin, 'customer-operator', atPoint)
  await acceptCookies(page)
  return (await call).headers()['authorization'] ?? ''
}

/** Ten minutes before the end of today in Madrid, the time zone of these pages. */
const tenToMidnight = () => {
  const day = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Madrid' })
  const winter = new Date(`${day}T23:50:00+01:00`)
  const hour = winter.toLocaleTimeString('sv-SE', { timeZone: 'Europe/Madrid', hour: '2-digit' })
  return hour === '23' ? winter : new Date(`${day}T23:50:00+02:00`)
}

/** Requests a pickup on the page, and returns its number and id. */
async function requestPickup(
  page: Page,
  amount: string,
  day = dayFromNow(6),
): Promise<{ code: string; id: string }> {
  const dialog = await openPickup(page)
  if (day !== '') await (await dateField(dialog)).fill(day)
  await fillPickup(dialog, amount, '')
  const code = await orderIt(page, dialog)
  const row = rowsWith(page, 'Next', amount)
  await expect(row).toContainText(code)
  return { code, id: (await row.getAttribute('data-row-id')) ?? '' }
}

/** Cancels an order without the page. */
async function cancelElsewhere(origin: string, authorization: string, id: string): Promise<void> {
  const answer = await fetch(`${origin}/api/sol-customer/ES/v1/pick-up-service/${id}`, {
    method: 'PATCH',
    headers: { Authorization: authorization, 'Content-Type': 'application/json' },
    body: JSON.stringify({ cancellationReasonId: '1', observations: '' }),
  })
  expect(answer.status).toBe(204)
}

const cancelled = () => say('Cancelled', {}, 'orders.status.CANCELLED')
/** The statuses of an order before its crew is on the way. It takes a step each half minute. */
const beforeTheCrew = () =>
  new RegExp(
    [
      say('Pending', {}, 'orders.status.PENDING'),
      say('Received', {}, 'orders.status.RECEIVED'),
      say('Preparing', {}, 'orders.status.PREPARING'),
      say('Prepared', {}, 'orders.status.PREPARED'),
      say('Planned', {}, 'orders.status.PLANNED'),
    ].join('|'),
  )
const hasBeenCancelled = (order: string) =>
  say('Order {order} has a new status: {status}.', { order, status: cancelled() })

/** All that is announced from now on: orders take steps of their own, and the next change replaces the last one. */
const announcementsOf = (log: Locator) =>
  log.evaluateHandle((node) => {
    const texts: (string | null)[] = []
    new MutationObserver(() => texts.push(node.textContent)).observe(node, {
      childList: true,
      subtree: true,
      characterData: true,
    })
    return texts
  })

test('[LIV-1, LIV-3, LIV-5] a change elsewhere shows in the list, in the detail and after being offline', async ({
  page,
  context,
  origin,
}) => {
  const stream = page.waitForResponse(changes)
  const token = await arrive(page, origin)
  expect((await stream).headers()['content-type']).toBe('text/event-stream')
  const first = await requestPickup(page, '711,01')
  const second = await requestPickup(page, '711,02')
  const third = await requestPickup(page, '711,03')
  const announced = await announcementsOf(page.getByRole('log', { name: say('Changes of orders') }))

  const kept = page.getByRole('button', { name: say('Details of order {order}', { order: third.code }) })
  await kept.focus()
  await cancelElsewhere(origin, token, first.id)
  await expect(rowsWith(page, 'Cancelled', '711,01')).toHaveCount(1)
  await expect(rowsWith(page, 'Next', '711,01')).toHaveCount(0)
  await expect
    .poll(() => announced.jsonValue())
    .toContainEqual(expect.stringContaining(hasBeenCancelled(first.code)))
  await expect(kept).toBeFocused()
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: say('Details of order {order}', { order: second.code }) }).click()
  const detail = page.getByRole('dialog', {
    name: say('{type} {order}', { type: say('Pickup'), order: second.code }),
  })
  await expect(detail).toContainText(beforeTheCrew())
  await cancelElsewhere(origin, token, second.id)
  await expect(detail).toContainText(cancelled())
  await page.keyboard.press('Escape')

  await context.setOffline(true)
  await cancelElsewhere(origin, token, third.id)
  await page.waitForTimeout(1_500)
  await expect(rowsWith(page, 'Next', '711,03')).toHaveCount(1)
  await context.setOffline(false)
  await expect(rowsWith(page, 'Cancelled', '711,03')).toHaveCount(1)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('[LIV-2] a back end without a stream is polled, and days move on at midnight', async ({ browser }) => {
  const pollForChanges = async ({ page, origin }: OwnWorld) => {
    const clock = await watchClock(page, tenToMidnight())
    const stream = page.waitForResponse(changes)
    const token = await arrive(page, origin)
    expect((await stream).status()).toBe(404)
    const later = await requestPickup(page, '722,02', '')
    const order = await requestPickup(page, '722,01')
    await cancelElsewhere(origin, token, order.id)
    await clock.leap(30_000)
    await expect(rowsWith(page, 'Cancelled', '722,01')).toHaveCount(1)
    await expect(page.getByRole('log')).toContainText(hasBeenCancelled(order.code))

    await clock.leap(11 * 60_000)
    await expect(rowsWith(page, 'Today', later.code)).toHaveCount(1)
  }
  await onOwnSandbox(browser, { LIVE_ORDERS: 'off' }, pollForChanges)
})
