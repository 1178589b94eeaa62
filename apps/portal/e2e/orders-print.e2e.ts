import { sendAgain } from './network'
import {
  dateField,
  dayFromNow,
  fillPickup,
  openPickup,
  requestedOrder,
  sendAndConfirm,
} from './orders-screen'
import { pagesOf } from './pdf-pages'
import { say } from './words'
import { acceptCookies, expect, onOwnSandbox, signIn, test } from './world'

/** The service point Plaza Redonda, which has few orders. */
const AT_PLAZA_REDONDA = '/orders?servicePoint=9'

test('the list of orders is printed with thirty orders on one A4 page', { tag: '@core' }, async ({
  browser,
}) => {
  // The test requests twenty orders, and prints the page several times.
  test.slow()
  await onOwnSandbox(browser, {}, async ({ page, origin }) => {
    await signIn(page, origin, 'customer-operator', AT_PLAZA_REDONDA)
    await acceptCookies(page)
    const orders = page.locator('main [data-row-id]')
    const dialog = await openPickup(page)
    await (await dateField(dialog)).fill(dayFromNow(2))
    await fillPickup(dialog, '1200', '')
    const sent = page.waitForRequest(
      (request) => request.method() === 'PUT' && request.url().includes('pick-up-service'),
    )
    await sendAndConfirm(page, dialog)
    const first = await requestedOrder(page)
    await expect(orders.filter({ hasText: first })).toHaveCount(1)
    const more = 30 - (await orders.count())
    for (let at = 0; at < more; at += 1) expect((await sendAgain(page, await sent)).ok()).toBe(true)
    await page.reload()
    await expect(orders).toHaveCount(30)
    let sheet = ''
    // The check is repeated, because the code of the printed orders is loaded only after the page is complete.
    await expect(async () => {
      const pages = await pagesOf(await page.pdf({ format: 'A4' }))
      expect(pages).toHaveLength(1)
      sheet = pages.join()
    }).toPass({ timeout: 20_000 })
    const last = String(Number(first) + more)
    for (const text of [
      'Plaza Redonda',
      say('Ready', {}, 'orders.print.ready'),
      first,
      last,
      say('Received', {}, 'orders.status.RECEIVED'),
    ])
      expect(sheet).toContain(text)
    for (const text of ['New order', 'Exit', 'Show cancelled'].map((text) => say(text)))
      expect(sheet).not.toContain(text)
    await expect(page.getByRole('button', { name: say('New order') })).toBeVisible()

    // The list of all service points is printed with the same layout, and with the service point of each order.
    await page.goto(`${origin}/orders?points=all`)
    await expect(page.getByRole('button', { name: say('Print') })).toBeVisible()
    let ofAll = ''
    // Rows far below the visible part are printed, although the page has not rendered them yet.
    await expect(async () => {
      ofAll = (await pagesOf(await page.pdf({ format: 'A4' }))).join()
      expect(ofAll).toContain(first)
    }).toPass({ timeout: 30_000 })
    for (const text of [say('All my points'), 'Plaza Redonda', 'Gran Vía 12']) expect(ofAll).toContain(text)
    expect(ofAll).not.toContain(say('New order'))
  })
})

test('any page of the portal is printed without header and menus, and in light colours even if the portal is dark', async ({
  enter,
}) => {
  const page = await enter('provider-admin', '/administration/clients')
  await page.emulateMedia({ colorScheme: 'dark' })
  const root = page.locator('html')
  await expect(root).toHaveClass(/\bdark\b/)
  await expect(page.getByRole('row', { name: /Ferretería Ebro/ })).toBeVisible()
  const paper = (await pagesOf(await page.pdf({ format: 'A4' }))).join()
  expect(paper).toContain('Ferretería Ebro')
  for (const ofFrame of ['Adela', say('Firms')]) expect(paper).not.toContain(ofFrame)
  await page.emulateMedia({ media: 'print' })
  await expect(root).toHaveClass(/\blight\b/)
  await page.emulateMedia({ media: 'screen' })
  await expect(root).toHaveClass(/\bdark\b/)
})
