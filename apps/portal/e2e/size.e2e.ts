import type { Page } from '@playwright/test'
import { expect, fillSignIn, test } from './world'

const BUDGET_KB = 230

/** Counts the bytes of JavaScript that cross the network, as they were sent. */
async function countScripts(page: Page): Promise<() => number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  const scripts = new Set<string>()
  let bytes = 0
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  return () => bytes / 1000
}

test('the first load of the sign-in page and of the orders page stays within its budget', async ({
  page,
  origin,
}, info) => {
  const kilobytes = await countScripts(page)
  await page.goto(`${origin}/orders`)
  await expect(page.locator('input[name=username]')).toBeVisible()
  const signInPage = kilobytes()
  await fillSignIn(page, 'customer-operator')
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const ordersPage = kilobytes()
  info.annotations.push(
    { type: 'JavaScript to the sign-in page (kB)', description: signInPage.toFixed(1) },
    { type: 'JavaScript to the orders page (kB)', description: ordersPage.toFixed(1) },
  )
  console.log(
    `JavaScript, compressed: ${signInPage.toFixed(1)} kB to sign in, ${ordersPage.toFixed(1)} kB to a ready /orders`,
  )
  expect(ordersPage).toBeLessThanOrEqual(BUDGET_KB)
})
