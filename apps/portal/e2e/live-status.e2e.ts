import type { Page } from '@playwright/test'
import { dateField, dayFromNow, fillPickup, openPickup, orderIt, rowsWith } from './orders-screen'
import { AT_GRAN_VIA, acceptCookies, expect, signIn, test } from './world'

const atPoint = `${AT_GRAN_VIA}&canceled=true`
const changes = /request-historial\/[^/]+\/changes(\?|$)/

/** Signs in and returns the value of the Authorization header that the page sends. */
async function arrive(page: Page, origin: string): Promise<string> {
  const call = page.waitForRequest((request) => request.url().includes('/user/me'))
  await signIn(page, origin, 'customer-operator', atPoint)
  await acceptCookies(page)
  return (await call).headers()['authorization'] ?? ''
}

/** Requests a pickup on the page, and returns its id. */
async function requestPickup(page: Page, amount: string): Promise<string> {
  const dialog = await openPickup(page)
  await (await dateField(dialog)).fill(dayFromNow(6))
  await fillPickup(dialog, amount, '')
  const code = await orderIt(page, dialog)
  const row = rowsWith(page, 'Next', amount)
  await expect(row).toContainText(code)
  return (await row.getAttribute('data-row-id')) ?? ''
}

/** Cancels an order by a separate call, as if the user did so in another browser. */
async function cancelElsewhere(origin: string, authorization: string, id: string): Promise<void> {
  const answer = await fetch(`${origin}/api/sol-customer/ES/v1/pick-up-service/${id}`, {
    method: 'PATCH',
    headers: { Authorization: authorization, 'Content-Type': 'application/json' },
    body: JSON.stringify({ cancellationReasonId: '1', observations: '' }),
  })
  expect(answer.status).toBe(204)
}

test('[LIV-1] [LIV-3] the list of orders shows another user’s change of an order at once, also after the page was offline', {
  tag: '@core',
}, async ({ page, context, origin }) => {
  const stream = page.waitForResponse(changes)
  const token = await arrive(page, origin)
  expect((await stream).headers()['content-type']).toBe('text/event-stream')
  const first = await requestPickup(page, '711,01')
  const second = await requestPickup(page, '711,02')
  await cancelElsewhere(origin, token, first)
  await expect(rowsWith(page, 'Cancelled', '711,01')).toHaveCount(1)
  await expect(rowsWith(page, 'Next', '711,01')).toHaveCount(0)

  await context.setOffline(true)
  await cancelElsewhere(origin, token, second)
  await expect(rowsWith(page, 'Next', '711,02')).toHaveCount(1)
  await context.setOffline(false)
  await expect(rowsWith(page, 'Cancelled', '711,02')).toHaveCount(1)
})
