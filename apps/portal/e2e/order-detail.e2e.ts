import type { Locator, Page } from '@playwright/test'
import { detailsButton, type OrderType, pointSwitcher } from './orders-screen'
import { pagesOf } from './pdf-pages'
import { say, saying } from './words'
import { expect, fillSignIn, test, violations } from './world'

interface Kind {
  readonly kind: string
  readonly type: OrderType
  readonly says: () => RegExp
}

const kinds: readonly Kind[] = [
  { kind: 'pickup', type: 'Pickup', says: () => saying('Requested amounts') },
  { kind: 'delivery', type: 'Delivery', says: () => saying('Notes and coins') },
  {
    kind: 'delivery-exchange',
    type: 'Delivery exchange',
    says: () => new RegExp(`${say('Requested amount')} EUR`),
  },
  { kind: 'assistance-service', type: 'Technical assistance', says: () => saying('Fault') },
  {
    kind: 'supply-material-service',
    type: 'Supply of material',
    says: () => new RegExp(`${say('Requested material')}|${say('No material is listed.')}`),
  },
]

/** The first order of a type in the tables, with the button that opens it. */
const orderOf = (page: Page, type: OrderType): Locator =>
  detailsButton(
    page
      .getByRole('row')
      .filter({ has: page.getByRole('cell', { name: say(type), exact: true }) })
      .first(),
  )

const titleOf = (type: OrderType, order: string): string => say('{type} {order}', { type: say(type), order })

const open = (page: Page, order: string) =>
  page.getByRole('button', { name: say('Details of order {order}', { order }) }).click()

const placeOf = (dialog: Locator): Locator => dialog.getByRole('region', { name: say('Place') })

const pathOf = (page: Page): string => new URL(page.url()).pathname

const contentOf = (page: Page, type: OrderType): Locator =>
  page
    .getByRole('dialog', { name: new RegExp(`^${say(type)} \\d+$`) })
    .getByRole('region', { name: say(type), exact: true })

test('[RTE-10] every kind of order opens from the list and by address, and back restores place and focus', async ({
  orders: page,
  origin,
}) => {
  test.slow()
  const list = page.url()
  const top = () => page.evaluate(() => window.scrollY)
  const paths: string[] = []
  for (const { kind, type, says } of kinds) {
    const details = orderOf(page, type)
    // Clicks an element that may be under the header of the page.
    await details.hover()
    const before = await top()
    await details.click()
    await expect(contentOf(page, type)).toContainText(says())
    expect(pathOf(page)).toMatch(new RegExp(`^/orders/${kind}/\\d+$`))
    await expect(page).toHaveTitle(new RegExp(`^${say(type)} \\d+ · ${say('Orders')}`))
    paths.push(pathOf(page))
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(page.url()).toBe(list)
    await expect.poll(top).toBe(before)
    await expect(page).toHaveTitle(new RegExp(`^${say('Orders')}`))
  }

  const details = orderOf(page, 'Supply of material')
  await details.scrollIntoViewIfNeeded()
  const before = await top()
  await details.focus()
  await page.keyboard.press('Enter')
  await expect(placeOf(page.getByRole('dialog'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(details).toBeFocused()
  expect(page.url()).toBe(list)
  await expect.poll(top).toBe(before)

  for (const [index, { type, says }] of kinds.entries()) {
    await page.goto(`${origin}${paths[index]}`)
    await expect(contentOf(page, type)).toContainText(says())
  }
})

test('[RTE-10] a link to an order opens after signing in, with its list behind it', async ({
  page,
  orders,
  origin,
}) => {
  await orderOf(orders, 'Delivery').click()
  await expect(contentOf(orders, 'Delivery')).toContainText(say('Notes and coins'))
  const path = pathOf(orders)
  await orders.reload()
  await expect(contentOf(orders, 'Delivery')).toContainText(say('Notes and coins'))

  await page.goto(`${origin}${path}`)
  await fillSignIn(page, 'customer-operator')
  await expect(contentOf(page, 'Delivery')).toContainText(say('Notes and coins'))
  // The list behind it is that of the order's service point, which also knows the status.
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

test('the detail of a delivery lists its denominations, and is accessible and fits on a phone', async ({
  orders: page,
}) => {
  await open(page, '10018')
  const dialog = page.getByRole('dialog', { name: titleOf('Delivery', '10018') })
  await expect(dialog.getByText(say('Done', {}, 'orders.status.DONE')).first()).toBeVisible()
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    // Whether it stands beside the list or over it is decided as it opens.
    await page.reload()
    await expect(dialog.getByRole('row', { name: /^50,00/ })).toContainText(/30\s*1\.500,00/)
    expect(await violations(page)).toEqual([])
    for (const box of [page.locator('html'), page.getByRole('dialog')]) {
      expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
        0,
      )
    }
  }
})

test('an order of another customer is not found, just like one that does not exist', async ({
  enter,
  orders,
  origin,
}) => {
  const page = await enter('customer-other', '/orders')
  await detailsButton(page).first().click()
  await expect(placeOf(page.getByRole('dialog'))).toBeVisible()
  const foreign = pathOf(page)

  const dialog = orders.getByRole('dialog')
  const missing = '/orders/pickup/999999999'
  const ofAnotherKind = '/orders/assistance-service/17'
  for (const path of [foreign, missing, ofAnotherKind]) {
    await orders.goto(`${origin}${path}`)
    await expect(dialog).toContainText(say('Order not found'))
    await expect(dialog).toContainText(
      say('It does not exist or belongs to a service point that is not yours.'),
    )
    await expect(dialog.getByRole('button', { name: say('Print') })).toHaveCount(0)
  }
  await orders.goto(`${origin}/orders/gift/17`)
  await expect(orders).toHaveURL(/\/404$/)
})

test('a detail that fails to load can be loaded again', async ({ orders: page, faults: { proxy } }) => {
  await open(page, '10018')
  await expect(page.getByRole('dialog', { name: titleOf('Delivery', '10018') })).toBeVisible()
  await page.goBack()
  // The rows have other places without the order beside them.
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Only this call fails. After a failure of the whole server the page reads the order again by itself.
  proxy.refuse(/^GET \/api\/sol-customer\/\w+\/v1\/pick-up-service\/\d+ /)
  await open(page, '10017')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(say('The order could not be loaded'))
  proxy.forget()
  await dialog.getByRole('button', { name: say('Try again') }).click()
  await expect(placeOf(dialog)).toContainText('Gran Vía 12')
})

test('an order is printed alone, with its containers open', async ({ orders: page }) => {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-asked-to-print', document.title)
  })
  await open(page, '10017')
  const pickup = titleOf('Pickup', '10017')
  const dialog = page.getByRole('dialog', { name: pickup })
  await expect(placeOf(dialog)).toBeVisible()
  const pages = await pagesOf(await page.pdf({ format: 'A4' }))
  // A second sheet if another journey has rated it.
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

test('an order that lies over the page closes at a press beside it, which does nothing else', async ({
  orders: page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  const list = pathOf(page)
  await page
    .getByRole('button', { name: new RegExp(`^${say('Details of order {order}', { order: '' }).trim()}`) })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  // Over the link to the reports.
  await page.mouse.click(44, 240)
  await expect(dialog).toHaveCount(0)
  expect(pathOf(page)).toBe(list)
})
