import {
  choosePoint,
  fillPickup,
  newOrderDialog,
  openPickup,
  rowsWith,
  sendAndConfirm,
} from './orders-screen'
import { acceptCookies, expect, fillSignIn, onOwnSandbox, signIn, test } from './world'

const point = { client: /Bazar Norte/, center: /Bilbao/, servicePoint: /Gran Vía/ }

test('a pickup that was requested is still there after the server was killed and started again', async ({
  browser,
}) => {
  await onOwnSandbox(browser, async ({ page, origin, pid, kill, start }) => {
    await signIn(page, origin, 'customer-operator', '/orders')
    await acceptCookies(page)
    await choosePoint(page, point)
    for (const bucket of ['Today', 'Next', 'Previous']) {
      await expect(page.getByRole('region', { name: bucket }).getByRole('table')).toBeVisible()
    }
    await page.getByRole('switch', { name: 'Show canceled' }).click()
    await expect(page.getByRole('region', { name: 'Cancelled' }).getByRole('table')).toBeVisible()

    const dialog = await openPickup(page)
    await fillPickup(dialog, '4321,09', 'Two bags at the counter')
    await sendAndConfirm(page, dialog)
    await expect(page.getByRole('status').filter({ hasText: /order/i }).first()).toBeVisible()
    await expect(newOrderDialog(page)).toBeHidden()
    await expect(rowsWith(page, 'Next', '4.321,09 €')).toHaveCount(1)

    const killed = pid()
    await kill()
    await start()
    expect(pid()).not.toBe(killed)

    await page.reload()
    await expect(rowsWith(page, 'Next', '4.321,09 €')).toHaveCount(1)
  })
})

test('a double click on send and on confirm makes one order', async ({ page, origin }) => {
  await signIn(page, origin, 'customer-operator', '/orders')
  await acceptCookies(page)
  await choosePoint(page, point)
  const creates: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') creates.push(request.headers()['idempotency-key'] ?? '')
  })
  const dialog = await openPickup(page)
  await fillPickup(dialog, '77.31', '')
  await dialog.getByRole('button', { name: 'Send' }).dblclick()
  await page.getByRole('button', { name: 'Confirm' }).dblclick()
  await expect(rowsWith(page, 'Next', '77,31 €')).toHaveCount(1)
  expect(creates).toHaveLength(1)
  expect(creates[0]).toMatch(/^[\w-]{20,}$/)
})

test('a pickup whose answer was cut is sent again with its key and exists once', async ({ browser }) => {
  await onOwnSandbox(browser, async ({ page, origin, proxy }) => {
    await signIn(page, origin, 'customer-operator', '/orders')
    await acceptCookies(page)
    await choosePoint(page, point)
    const dialog = await openPickup(page)
    await fillPickup(dialog, '55.55', 'Answer goes missing')
    proxy.cutNextAnswerTo(/^PUT .*pick-up-service/)
    await sendAndConfirm(page, dialog)
    await expect(rowsWith(page, 'Next', '55,55 €')).toHaveCount(1)
    expect(proxy.cuts()).toBe(1)
    // The browser itself may send a lost PUT again: what counts is what arrived at the server.
    const keys = proxy.seen(/^idempotency-key: (.+)$/im)
    expect(keys.length).toBeGreaterThan(1)
    expect(new Set(keys).size).toBe(1)
    await page.reload()
    await expect(rowsWith(page, 'Next', '55,55 €')).toHaveCount(1)
  })
})

test('a server that is away while sending loses nothing that was typed', async ({ browser }) => {
  await onOwnSandbox(browser, async ({ page, origin, kill, start }) => {
    await signIn(page, origin, 'customer-operator', '/orders')
    await acceptCookies(page)
    await choosePoint(page, point)
    const popups = page.waitForResponse(/failure-popups/)
    const dialog = await openPickup(page)
    await fillPickup(dialog, '66.66', 'Typed before the server went away')
    await popups
    await kill()
    await sendAndConfirm(page, dialog)
    await expect(page.getByText('Check your internet connection.')).toBeVisible()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click()
    await expect(dialog.getByLabel('Total amount')).toHaveValue(/66[.,]66/)
    await expect(dialog.getByLabel('Comments')).toHaveValue('Typed before the server went away')
    await start()
    await sendAndConfirm(page, dialog)
    await expect(rowsWith(page, 'Next', '66,66 €')).toHaveCount(1)
  })
})

test('filters, the show-canceled switch and the language survive reload and back', async ({
  page,
  origin,
}) => {
  await page.goto(`${origin}/orders`)
  await fillSignIn(page, 'customer-operator')
  await acceptCookies(page)
  await choosePoint(page, point)
  await page.getByRole('switch', { name: 'Show canceled' }).click()
  await expect(page.getByRole('region', { name: 'Cancelled' })).toBeVisible()
  const chosen = await page.getByRole('combobox', { name: 'Service point', exact: true }).inputValue()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Cancelled' })).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Service point', exact: true })).toHaveValue(chosen)
  await page.getByRole('button', { name: 'New order' }).click()
  await expect(newOrderDialog(page)).toBeVisible()
  await page.goBack()
  await expect(newOrderDialog(page)).toBeHidden()
  await expect(page.getByRole('region', { name: 'Cancelled' })).toBeVisible()
})
