import type { Page } from '@playwright/test'
import {
  dateField,
  dayFromNow,
  fillPickup,
  newOrderDialog,
  openPickup,
  orderIt,
  rowsWith,
} from './orders-screen'
import { beginning, say, saying } from './words'
import {
  AT_GRAN_VIA,
  acceptCookies,
  expect,
  type OwnWorld,
  onOwnSandbox,
  signIn,
  test,
  violations,
  watchClock,
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
  await orderIt(page, dialog)
  const link = page.getByRole('link', { name: beginning(saying('Details of order {order}')) }).last()
  await expect(link).toBeVisible()
  const id = /\/pickup\/(\d+)/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? ''
  const code = await link.innerText()
  await expect(newOrderDialog(page)).toBeHidden()
  await expect(rowsWith(page, 'Next', amount)).toHaveCount(1)
  await expect(link).toBeHidden()
  return { code, id }
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
const hasBeenCancelled = (order: string) =>
  say('Order {order} has a new status: {status}.', { order, status: cancelled() })

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
  const log = page.getByRole('log', { name: say('Changes of orders') })

  const kept = page.getByRole('button', { name: say('Details of order {order}', { order: third.code }) })
  await kept.focus()
  await cancelElsewhere(origin, token, first.id)
  await expect(rowsWith(page, 'Cancelled', '711,01')).toHaveCount(1)
  await expect(rowsWith(page, 'Next', '711,01')).toHaveCount(0)
  await expect(log).toHaveText(hasBeenCancelled(first.code))
  await expect(kept).toBeFocused()
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: say('Details of order {order}', { order: second.code }) }).click()
  const detail = page.getByRole('dialog', {
    name: say('{type} {order}', { type: say('Pickup'), order: second.code }),
  })
  await expect(detail).toContainText(new RegExp(`${say('Pending')}|${say('Received')}`))
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
    await page.waitForTimeout(1_000)
    await expect(rowsWith(page, 'Next', '722,01')).toHaveCount(1)
    await clock.leap(30_000)
    await expect(rowsWith(page, 'Cancelled', '722,01')).toHaveCount(1)
    await expect(page.getByRole('log')).toContainText(hasBeenCancelled(order.code))

    await clock.leap(11 * 60_000)
    await expect(rowsWith(page, 'Today', later.code)).toHaveCount(1)
  }
  await onOwnSandbox(browser, { LIVE_ORDERS: 'off' }, pollForChanges)
})
