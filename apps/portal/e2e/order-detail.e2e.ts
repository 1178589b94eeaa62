import type { Locator, Page } from '@playwright/test'
import { choosePoint } from './orders-screen'
import { pagesOf } from './pdf-pages'
import { acceptCookies, expect, fillSignIn, onOwnSandbox, signIn, test, violations } from './world'

const point = { client: /Bazar Norte/, center: /Bilbao/, servicePoint: /Gran Vía/ }
const kinds = [
  { kind: 'pickup', type: 'Pickup', says: /Requested amounts/ },
  { kind: 'delivery', type: 'Delivery', says: /Notes and coins/ },
  { kind: 'delivery-exchange', type: 'Delivery exchange', says: /Requested amount EUR/ },
  { kind: 'assistance-service', type: 'Technical assistance', says: /Fault/ },
  { kind: 'supply-material-service', type: 'Supply of material', says: /material/ },
] as const

/** The first order of a type in the tables, with the button that opens it. */
const orderOf = (page: Page, type: string): Locator =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: type, exact: true }) })
    .first()
    .getByRole('button', { name: /^Details of order/ })

const openList = async (page: Page, origin: string) => {
  await signIn(page, origin, 'customer-operator', '/orders')
  await acceptCookies(page)
  await choosePoint(page, point)
}

const pathOf = (page: Page): string => new URL(page.url()).pathname

const contentOf = (page: Page, type: string): Locator =>
  page
    .getByRole('dialog', { name: new RegExp(`^${type} \\d+$`) })
    .getByRole('region', { name: type, exact: true })

test('[RTE-10] every kind of order opens from the list and by its address, and back leads to the list', async ({
  page,
  origin,
}) => {
  test.slow()
  await openList(page, origin)
  const list = page.url()
  const paths: string[] = []
  for (const { kind, type, says } of kinds) {
    const details = orderOf(page, type)
    await details.scrollIntoViewIfNeeded()
    const top = await page.evaluate(() => window.scrollY)
    await details.click()
    await expect(contentOf(page, type)).toContainText(says)
    expect(pathOf(page)).toMatch(new RegExp(`^/orders/${kind}/\\d+$`))
    await expect(page).toHaveTitle(new RegExp(`^${type} \\d+ · Orders`))
    paths.push(pathOf(page))
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(page.url()).toBe(list)
    expect(await page.evaluate(() => window.scrollY)).toBe(top)
    await expect(page).toHaveTitle(/^Orders/)
  }
  for (const [index, { type, says }] of kinds.entries()) {
    await page.goto(`${origin}${paths[index]}`)
    await expect(contentOf(page, type)).toContainText(says)
  }
})

test('[RTE-10] an address that somebody was sent opens after signing in, with its list behind it', async ({
  page,
  origin,
  browser,
}) => {
  await openList(page, origin)
  await orderOf(page, 'Delivery').click()
  await expect(contentOf(page, 'Delivery')).toContainText(/Notes and coins/)
  const path = pathOf(page)
  await page.reload()
  await expect(contentOf(page, 'Delivery')).toContainText(/Notes and coins/)

  const elsewhere = await browser.newContext()
  await elsewhere.addCookies([{ name: 'LOCALE', value: 'en', url: origin }])
  const cold = await elsewhere.newPage()
  await cold.goto(`${origin}${path}`)
  await fillSignIn(cold, 'customer-operator')
  await expect(contentOf(cold, 'Delivery')).toContainText(/Notes and coins/)
  // The list behind is that of the order's own point, which also knows the status.
  const dialog = cold.getByRole('dialog')
  await expect(dialog.getByRole('region', { name: 'Place' })).toContainText('Gran Vía 12')
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(dialog).toBeHidden()
  expect(pathOf(cold)).toBe('/orders')
  await expect(cold.getByRole('combobox', { name: 'Service point', exact: true })).toHaveValue(/Gran Vía/)
  await elsewhere.close()
})

test('what a delivery brings is listed by denomination, and its status is that of the list', async ({
  page,
  origin,
}) => {
  await openList(page, origin)
  await page.getByRole('button', { name: 'Details of order 10018' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delivery 10018' })
  await expect(dialog.getByText('Done')).toBeVisible()
  await expect(dialog.getByRole('row', { name: /^50,00/ })).toContainText(/30\s*1\.500,00/)
})

test('[RTE-10] the list is as it was when a detail is closed: same place, same focus', async ({
  page,
  origin,
}) => {
  await openList(page, origin)
  const details = orderOf(page, 'Supply of material')
  await details.scrollIntoViewIfNeeded()
  const [list, top] = [page.url(), await page.evaluate(() => window.scrollY)]
  await details.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('region', { name: 'Place' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(details).toBeFocused()
  expect(page.url()).toBe(list)
  expect(await page.evaluate(() => window.scrollY)).toBe(top)
})

test('an order of somebody else is not found, just like one that does not exist', async ({
  page,
  origin,
  browser,
}) => {
  const other = await browser.newContext()
  await other.addCookies([{ name: 'LOCALE', value: 'en', url: origin }])
  const theirs = await other.newPage()
  await signIn(theirs, origin, 'customer-other', '/orders')
  await acceptCookies(theirs)
  await theirs
    .getByRole('button', { name: /^Details of order/ })
    .first()
    .click()
  await expect(theirs.getByRole('dialog').getByRole('region', { name: 'Place' })).toBeVisible()
  const foreign = pathOf(theirs)
  await other.close()

  // A dialog that is open hides the frame, by which signing in is known to be over.
  await signIn(page, origin, 'customer-operator', '/orders')
  const dialog = page.getByRole('dialog')
  const missing = '/orders/pickup/999999999'
  const ofAnotherKind = '/orders/assistance-service/17'
  for (const path of [foreign, missing, ofAnotherKind]) {
    await page.goto(`${origin}${path}`)
    await expect(dialog).toContainText('Order not found')
    await expect(dialog).toContainText('belongs to a service point that is not yours')
    await expect(dialog.getByRole('button', { name: 'Print' })).toHaveCount(0)
  }
  await page.goto(`${origin}/orders/gift/17`)
  await expect(page).toHaveURL(/\/404$/)
})

test('a detail that cannot be loaded is asked for again', async ({ browser }) => {
  await onOwnSandbox(browser, async ({ page, origin, kill, start }) => {
    await openList(page, origin)
    await page.getByRole('button', { name: 'Details of order 10018' }).click()
    await expect(page.getByRole('dialog', { name: 'Delivery 10018' })).toBeVisible()
    await page.goBack()
    await kill()
    await page.getByRole('button', { name: 'Details of order 10017' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('The order could not be loaded')
    await start()
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await expect(dialog.getByRole('region', { name: 'Place' })).toContainText('Gran Vía 12')
  })
})

test('an order is printed alone, with its containers open', async ({ page, origin }) => {
  await openList(page, origin)
  await page.getByRole('button', { name: 'Details of order 10017' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pickup 10017' })
  await expect(dialog.getByRole('region', { name: 'Place' })).toBeVisible()
  const pages = await pagesOf(await page.pdf({ format: 'A4' }))
  expect(pages).toHaveLength(1)
  const [sheet = ''] = pages
  for (const text of ['Pickup 10017', 'Done', 'Gran Vía 12', '8.450,25 €', 'Lump number', 'Seal']) {
    expect(sheet).toContain(text)
  }
  for (const text of ['New order', 'Exit', 'Print', 'Close', 'Show canceled', '10018']) {
    expect(sheet).not.toContain(text)
  }
  await expect(dialog.getByText('Lump number').first()).toBeHidden()
})

test('the print button opens the print dialog of the browser', async ({ page, origin }) => {
  await openList(page, origin)
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-asked-to-print', document.title)
  })
  await page.getByRole('button', { name: 'Details of order 10017' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-asked-to-print', /^Pickup 10017/)
})

test('a detail fits on a phone and has no accessibility violation', async ({ page, origin }) => {
  await openList(page, origin)
  await page.getByRole('button', { name: 'Details of order 10018' }).click()
  await expect(page.getByRole('dialog').getByRole('row', { name: /^50,00/ })).toBeVisible()
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await violations(page)).toEqual([])
    for (const box of [page.locator('html'), page.getByRole('dialog')]) {
      expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
        0,
      )
    }
  }
})
