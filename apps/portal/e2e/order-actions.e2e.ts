import type { Locator, Page } from '@playwright/test'
import { choose, choosePoint, fillPickup, openPickup, rowsWith, sendAndConfirm } from './orders-screen'
import { acceptCookies, expect, onOwnSandbox, signIn, test, violations } from './world'

const point = { client: /Bazar Norte/, center: /Bilbao/, servicePoint: /Gran Vía/ }

async function openHistory(page: Page, origin: string): Promise<void> {
  await signIn(page, origin, 'customer-operator', '/orders')
  await acceptCookies(page)
  await choosePoint(page, point)
}

/** A pickup three days ahead, which may be cancelled whatever the hour; its row. */
async function requestPickup(page: Page, amount: string): Promise<Locator> {
  const dialog = await openPickup(page)
  const date = dialog.getByRole('textbox', { name: 'Service date' })
  const later = new Date(Date.now() + 3 * 24 * 60 * 60 * 1_000)
  await date.fill(later.toLocaleDateString('en-GB', { timeZone: 'Europe/Madrid' }))
  await fillPickup(dialog, amount, '')
  await sendAndConfirm(page, dialog)
  const row = rowsWith(page, 'Next', amount)
  await expect(row).toHaveCount(1)
  await expect(dialog).toBeHidden()
  return row
}

const writes = (page: Page, method: string): string[] => {
  const seen: string[] = []
  page.on('request', (request) => {
    if (request.method() === method) seen.push(request.headers()['idempotency-key'] ?? request.url())
  })
  return seen
}

const unrated = (page: Page) =>
  page
    .getByRole('region', { name: 'Previous' })
    .getByRole('button', { name: /^Rate order/, disabled: false })
    .first()

test('an order is cancelled from the table, once however often it is clicked, and moves to the cancelled', async ({
  page,
  origin,
}) => {
  await openHistory(page, origin)
  const row = await requestPickup(page, '81,01')
  const sent = writes(page, 'PATCH')
  await row.getByRole('button', { name: /^Cancel order/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Cancel order \w+/ })
  await expect(dialog.getByRole('combobox', { name: 'Reason' })).toBeFocused()
  expect(await violations(page)).toEqual([])

  await dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Reason')
  expect(sent).toEqual([])

  await choose(dialog, page, 'Reason', /./)
  await dialog.getByRole('combobox', { name: 'Reason' }).selectOption({ index: 1 })
  await dialog.getByRole('textbox', { name: 'Observations' }).fill('The shop is closed that day')
  await dialog.getByRole('button', { name: 'Cancel order' }).dblclick()
  await expect(page.getByText('The order has been cancelled')).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(sent).toHaveLength(1)

  await expect(rowsWith(page, 'Next', '81,01')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeFocused()
  await page.getByRole('switch', { name: 'Show canceled' }).click()
  const cancelled = rowsWith(page, 'Cancelled', '81,01')
  await expect(cancelled).toHaveCount(1)
  await expect(cancelled.getByRole('button', { name: /^Cancel order/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await expect(cancelled.getByRole('button', { name: /^Cancel order/ })).toHaveAccessibleDescription(
    /Its status does not allow this any more\./,
  )
})

test('an order is cancelled in Spanish', async ({ page, origin, context, sandbox }) => {
  await openHistory(page, origin)
  await requestPickup(page, '82,02')
  await context.addCookies([{ name: 'LOCALE', value: 'es', url: sandbox.url }])
  await page.reload()
  const row = page.getByRole('region', { name: 'Próximos' }).getByRole('row').filter({ hasText: '82,02' })
  await row.getByRole('button', { name: /^Cancelar el pedido/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Cancelar el pedido/ })
  await dialog.getByRole('combobox', { name: 'Motivo' }).selectOption({ index: 1 })
  await dialog.getByRole('button', { name: 'Cancelar pedido' }).click()
  await expect(page.getByText('El pedido se ha cancelado')).toBeVisible()
  await page.getByRole('switch', { name: 'Mostrar cancelados' }).click()
  await expect(
    page.getByRole('region', { name: 'Cancelados' }).getByRole('row').filter({ hasText: '82,02' }),
  ).toHaveCount(1)
})

test('an order that somebody else has cancelled says so, and the list shows it', async ({
  page,
  origin,
  context,
}) => {
  await openHistory(page, origin)
  await requestPickup(page, '83,03')
  const other = await context.newPage()
  await other.goto(page.url())
  const [here, there] = [page, other].map((tab) => ({
    button: rowsWith(tab, 'Next', '83,03').getByRole('button', { name: /^Cancel order/ }),
    dialog: tab.getByRole('dialog', { name: /^Cancel order \w+/ }),
  }))
  if (here === undefined || there === undefined) throw new Error('two tabs were opened')
  await expect(there.button).toBeVisible()
  for (const tab of [here, there]) {
    await tab.button.click()
    await tab.dialog.getByRole('combobox', { name: 'Reason' }).selectOption({ index: 1 })
    await tab.dialog.getByRole('textbox', { name: 'Observations' }).fill('Seen twice')
  }
  await here.dialog.getByRole('button', { name: 'Cancel order' }).click()
  await expect(here.dialog).toBeHidden()
  // The row behind the dialog of the other tab learns of it by itself; what is typed there stays.
  await expect(other.getByRole('log', { includeHidden: true })).toContainText('Cancelled')
  await there.dialog.getByRole('button', { name: 'Cancel order' }).click()
  const refused = other.getByRole('dialog', { name: /^Cancel order \w+/ })
  await expect(refused.getByRole('alert')).toContainText('Its status does not allow this any more.')
  await expect(refused.getByRole('textbox', { name: 'Observations' })).toHaveValue('Seen twice')
  await expect(other.getByRole('alertdialog')).toHaveCount(0)
  await expect(other.getByText('The order could not be cancelled')).toBeVisible()
})

test('a server that is away while cancelling loses nothing that was typed', async ({ browser }) => {
  await onOwnSandbox(browser, async ({ page, origin, kill, start }) => {
    await openHistory(page, origin)
    const row = await requestPickup(page, '84,04')
    await row.getByRole('button', { name: /^Cancel order/ }).click()
    const dialog = page.getByRole('dialog', { name: /^Cancel order \w+/ })
    await dialog.getByRole('combobox', { name: 'Reason' }).selectOption({ index: 1 })
    await dialog.getByRole('textbox', { name: 'Observations' }).fill('Typed before the server went away')
    await kill()
    await dialog.getByRole('button', { name: 'Cancel order' }).click()
    await expect(page.getByText('Check your internet connection.')).toBeVisible()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click()
    await expect(dialog.getByRole('alert')).toContainText('The order may have been cancelled')
    await expect(dialog.getByRole('textbox', { name: 'Observations' })).toHaveValue(
      'Typed before the server went away',
    )
    await start()
    await dialog.getByRole('button', { name: 'Cancel order' }).click()
    await expect(page.getByText('The order has been cancelled')).toBeVisible()
    await expect(rowsWith(page, 'Next', '84,04')).toHaveCount(0)
  })
})

test('a completed order is rated once with the keyboard, and its rating is read-only after a reload', async ({
  page,
  origin,
}) => {
  await openHistory(page, origin)
  const star = unrated(page)
  const order = (await star.getAttribute('aria-label'))?.replace('Rate order ', '') ?? ''
  const sent = writes(page, 'PUT')
  await star.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: `Rate order ${order}` })
  await expect(dialog.getByRole('radio', { name: '1 of 5, Very bad' })).toBeFocused()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('3')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: '4 of 5, Good' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('On time and friendly')
  await dialog.getByRole('button', { name: 'Send rating' }).dblclick()
  await expect(page.getByText('Thank you for your rating')).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(sent).toHaveLength(1)

  await page.reload()
  await page.getByRole('button', { name: `Rating of order ${order}: 4 of 5, Good` }).click()
  const rating = page.getByRole('dialog', { name: `Rating of order ${order}` })
  await expect(rating.getByRole('img', { name: '4 of 5, Good' })).toBeVisible()
  await expect(rating.getByText('On time and friendly')).toBeVisible()
  await expect(rating.getByRole('radio')).toHaveCount(0)
  expect(await violations(page)).toEqual([])
})

test('a rating whose answer was cut is sent again with its key', async ({ browser }) => {
  await onOwnSandbox(browser, async ({ page, origin, proxy }) => {
    await openHistory(page, origin)
    const star = unrated(page)
    const order = (await star.getAttribute('aria-label'))?.replace('Rate order ', '') ?? ''
    await star.click()
    const dialog = page.getByRole('dialog', { name: `Rate order ${order}` })
    await dialog.getByRole('radio', { name: /^2 of 5/ }).check({ force: true })
    proxy.cutNextAnswerTo(/^PUT .*service-rating/)
    await dialog.getByRole('button', { name: 'Send rating' }).click()
    await expect(page.getByRole('button', { name: `Rating of order ${order}: 2 of 5, Bad` })).toBeVisible()
    expect(proxy.cuts()).toBe(1)
    const keys = proxy.seen(/^idempotency-key: (.+)$/im)
    expect(keys.length).toBeGreaterThan(1)
    expect(new Set(keys).size).toBe(1)
  })
})

test('the history is exported as one of the reports, requested once, and refused ones say why', async ({
  page,
  origin,
}) => {
  await signIn(page, origin, 'customer-operator', '/orders')
  await acceptCookies(page)
  const button = page.getByRole('button', { name: 'Export' })
  const menu = page.getByRole('menu', { name: 'Reports of these orders' })
  await button.click()
  await expect(menu.getByRole('menuitem').first()).toHaveAttribute('aria-disabled', 'true')
  await expect(menu.getByRole('menuitem').first()).toHaveAccessibleDescription(
    /Choose a service point first\./,
  )
  await page.keyboard.press('Escape')
  await choosePoint(page, point)
  const sent = writes(page, 'POST')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('menuitem').first()).toBeFocused()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await menu.getByRole('menuitem').first().dblclick()
  await expect(page.getByText('The report has been requested.', { exact: false })).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('who may only look sees the actions with their reasons', async ({ page, origin }) => {
  await signIn(page, origin, 'customer-viewer', '/orders')
  await acceptCookies(page)
  for (const name of ['Client', 'Center', 'Service point']) {
    const field = page.getByRole('combobox', { name, exact: true })
    if ((await field.inputValue()) === '') await choose(page, page, name, /./)
  }
  const cancel = page.getByRole('button', { name: /^Cancel order/ }).first()
  await expect(cancel).toHaveAttribute('aria-disabled', 'true')
  await expect(cancel).toHaveAccessibleDescription(/neither request nor change them/)
})
