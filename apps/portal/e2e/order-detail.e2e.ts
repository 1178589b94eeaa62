import type { Locator, Page } from '@playwright/test'
import { detailsButton, pointSwitcher } from './orders-screen'
import { pagesOf } from './pdf-pages'
import { say } from './words'
import { expect, fillSignIn, test } from './world'

const placeOf = (dialog: Locator): Locator => dialog.getByRole('region', { name: say('Place') })

const pathOf = (page: Page): string => new URL(page.url()).pathname

const deliveryOf = (page: Page): Locator =>
  page
    .getByRole('dialog', { name: new RegExp(`^${say('Delivery')} \\d+$`) })
    .getByRole('region', { name: say('Delivery'), exact: true })

test('[RTE-10] a link to an order asks for the sign-in, and then opens the order in a dialog above the list of orders', {
  tag: '@core',
}, async ({ page, orders, origin }) => {
  await detailsButton(
    orders
      .getByRole('row')
      .filter({ has: orders.getByRole('cell', { name: say('Delivery'), exact: true }) })
      .first(),
  ).click()
  await expect(deliveryOf(orders)).toContainText(say('Notes and coins'))
  const path = pathOf(orders)
  await orders.reload()
  await expect(deliveryOf(orders)).toContainText(say('Notes and coins'))

  await page.goto(`${origin}${path}`)
  await fillSignIn(page, 'customer-operator')
  await expect(deliveryOf(page)).toContainText(say('Notes and coins'))
  // Only the dialog is searched, because the list behind the dialog contains the same service point and status.
  const dialog = page.getByRole('dialog')
  await expect(placeOf(dialog)).toContainText('Gran Vía 12')
  await dialog
    .getByRole('button', { name: say('Close') })
    .last()
    .click()
  await expect(dialog).toBeHidden()
  expect(pathOf(page)).toBe('/orders')
  await expect(pointSwitcher(page)).toContainText('Gran Vía')
})

test('an order is printed without the list of orders, and with all its containers unfolded', async ({
  orders: page,
}) => {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-asked-to-print', document.title)
  })
  await page.getByRole('button', { name: say('Details of order {order}', { order: '10017' }) }).click()
  const pickup = say('{type} {order}', { type: say('Pickup'), order: '10017' })
  const dialog = page.getByRole('dialog', { name: pickup })
  await expect(placeOf(dialog)).toBeVisible()
  const pages = await pagesOf(await page.pdf({ format: 'A4' }))
  // A printed order has a second page if another test has rated the order.
  expect(pages.length).toBeLessThanOrEqual(2)
  const sheet = pages.join(' ')
  for (const text of [
    pickup,
    say('Done', {}, 'orders.status.DONE'),
    'Gran Vía 12',
    '8.450,25 €',
    say('Bag number'),
    say('Seal'),
  ]) {
    expect(sheet).toContain(text)
  }
  for (const text of ['New order', 'Exit', 'Print', 'Close', 'Show cancelled'].map((text) => say(text))) {
    expect(sheet).not.toContain(text)
  }
  expect(sheet).not.toContain('10018')
  await expect(dialog.getByText(say('Bag number')).first()).toBeHidden()

  await dialog.getByRole('button', { name: say('Print') }).click()
  await expect(page.locator('body')).toHaveAttribute('data-asked-to-print', new RegExp(`^${pickup}`))
})
