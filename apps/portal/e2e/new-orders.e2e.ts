import type { Locator, Page } from '@playwright/test'
import { choose, choosePoint, newOrderDialog, rowsWith, sendAndConfirm } from './orders-screen'
import { acceptCookies, expect, onOwnSandbox, signIn, test, violations } from './world'

const point = { client: /Bazar Norte/, center: /Bilbao/, servicePoint: /Gran Vía/ }

async function openOrder(page: Page, origin: string, type: string): Promise<Locator> {
  await signIn(page, origin, 'customer-operator', '/orders')
  await acceptCookies(page)
  await choosePoint(page, point)
  await page.getByRole('button', { name: 'New order' }).click()
  const dialog = newOrderDialog(page)
  await choose(dialog, page, 'Request type', type)
  return dialog
}

const pieces = (dialog: Locator, piece: string) =>
  dialog.getByRole('textbox', { name: `Pieces of ${piece}`, exact: true })

/** The number of the order that the toast names. */
async function requestedOrder(page: Page): Promise<string> {
  const toast = page.getByRole('status').filter({ hasText: /Order \S+ has been requested/ })
  await expect(toast.first()).toBeVisible()
  return /Order (\S+) has/.exec(await toast.first().innerText())?.[1] ?? ''
}

test('a delivery goes from the empty form to its row, with notes, coins and packs', async ({
  page,
  origin,
}) => {
  const dialog = await openOrder(page, origin, 'Delivery')
  await expect(dialog.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true')
  await pieces(dialog, '50,00 €').fill('40')
  await dialog.getByRole('textbox', { name: 'Amount in 0,50 €' }).fill('12,5')
  await choose(dialog, page, 'Packs', 'Caja de apertura')
  await dialog.getByRole('button', { name: 'Add' }).click()
  await expect(dialog.getByRole('status', { name: 'Total' })).toHaveText('2.216,50 €')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Send' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('40 × 50,00 € = 2.000,00 €')
  await expect(question).toContainText('25 × 0,50 € = 12,50 €')
  await expect(question).toContainText('1 × Caja de apertura')
  await question.getByRole('button', { name: 'Confirm' }).dblclick()
  const row = rowsWith(page, 'Next', await requestedOrder(page))
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Delivery')
  await expect(row).toContainText('2.216,50 €')
  await page.reload()
  await expect(rowsWith(page, 'Next', '2.216,50 €')).toHaveCount(1)
})

test('a delivery exchange is asked for by the same form and is its own kind of order', async ({
  page,
  origin,
}) => {
  const dialog = await openOrder(page, origin, 'Delivery exchange')
  await pieces(dialog, '1,00 €').fill('131')
  await sendAndConfirm(page, dialog)
  const row = rowsWith(page, 'Next', await requestedOrder(page))
  await expect(row).toContainText('Delivery exchange')
  await expect(row).toContainText('131,00 €')
})

test('a technician is called for a fault of the catalogue', async ({ page, origin }) => {
  const dialog = await openOrder(page, origin, 'Technical assistance')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByRole('combobox', { name: 'Fault' })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await choose(dialog, page, 'Fault', 'Billetes retenidos')
  await dialog.getByLabel('Comments').fill('Since this morning')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Billetes retenidos')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(rowsWith(page, 'Next', await requestedOrder(page))).toContainText('Technical assistance')
})

test('material is put on a list and requested without a day', async ({ page, origin }) => {
  const dialog = await openOrder(page, origin, 'Supply of material')
  await expect(dialog.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true')
  for (const [kind, article, count] of [
    ['Bolsas', 'Bolsa para moneda', '20'],
    ['Precintos', 'Precinto numerado', '15'],
    ['Bolsas', 'Bolsa para moneda', '25'],
  ] as const) {
    await choose(dialog, page, 'Kind of material', kind)
    await choose(dialog, page, 'Article', article)
    await dialog.getByRole('textbox', { name: 'Quantity', exact: true }).fill(count)
    await dialog.getByRole('button', { name: 'Add' }).click()
  }
  await expect(dialog.getByRole('list', { name: 'Requested material' }).getByRole('listitem')).toHaveCount(2)
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Send' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('25 × Bolsa para moneda')
  await expect(question).toContainText('15 × Precinto numerado')
  await question.getByRole('button', { name: 'Confirm' }).click()
  await expect(rowsWith(page, 'Next', await requestedOrder(page))).toContainText('Supply of material')
})

test('a total beyond the limit of the point is stopped with the excess, and nothing is lost', async ({
  page,
  origin,
}) => {
  const creates: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') creates.push(request.url())
  })
  const dialog = await openOrder(page, origin, 'Delivery')
  await pieces(dialog, '500,00 €').fill('101')
  await dialog.getByRole('button', { name: 'Send' }).click()
  const warning = page.getByRole('alertdialog', { name: 'Limit exceeded' })
  await expect(warning).toContainText('up to 50.000,00 €')
  await expect(warning).toContainText('500,00 € too much')
  await warning.getByRole('button', { name: 'Close' }).click()
  await expect(pieces(dialog, '500,00 €')).toHaveValue('101')
  await pieces(dialog, '500,00 €').fill('100')
  await sendAndConfirm(page, dialog)
  await expect(rowsWith(page, 'Next', await requestedOrder(page))).toContainText('50.000,00 €')
  expect(creates).toHaveLength(1)
})

test('what is no number of pieces is refused at its field and stays as typed', async ({ page, origin }) => {
  const dialog = await openOrder(page, origin, 'Delivery')
  await pieces(dialog, '20,00 €').fill('2')
  await pieces(dialog, '10,00 €').fill('1,5')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(pieces(dialog, '10,00 €')).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByRole('link', { name: '10,00 €: Enter a whole number' })).toBeVisible()
  await expect(pieces(dialog, '10,00 €')).toHaveValue('1,5')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('a composition is typed by the keyboard alone, as at a till', async ({ page, origin }) => {
  const dialog = await openOrder(page, origin, 'Delivery')
  await expect(pieces(dialog, '500,00 €')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Currency' }).focus()
  await page.keyboard.press('Tab')
  await expect(pieces(dialog, '500,00 €')).toBeFocused()
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', '4', 'Enter', '9', 'ArrowUp', 'ArrowDown', '3'])
    await page.keyboard.press(key)
  await expect(pieces(dialog, '50,00 €')).toHaveValue('4')
  await expect(pieces(dialog, '20,00 €')).toHaveValue('3')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rowsWith(page, 'Next', await requestedOrder(page))).toContainText('260,00 €')
})

test('another type and back, and the way back of the browser, lose nothing of an order', async ({
  page,
  origin,
}) => {
  const dialog = await openOrder(page, origin, 'Delivery')
  await pieces(dialog, '5,00 €').fill('many')
  await pieces(dialog, '2,00 €').fill('8')
  await choose(dialog, page, 'Request type', 'Supply of material')
  await choose(dialog, page, 'Request type', 'Delivery')
  await expect(pieces(dialog, '5,00 €')).toHaveValue('many')
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.goForward()
  await expect(pieces(dialog, '5,00 €')).toHaveValue('many')
  await expect(pieces(dialog, '2,00 €')).toHaveValue('8')
})

test('a delivery can be requested in Spanish', async ({ page, context, origin }) => {
  await context.addCookies([{ name: 'LOCALE', value: 'es', url: origin }])
  await signInInSpanish(page, origin)
  for (const [name, option] of [
    ['Cliente', point.client],
    ['Centro', point.center],
    ['Punto de servicio', point.servicePoint],
  ] as const)
    await choose(page, page, name, option)
  await page.getByRole('button', { name: 'Nuevo pedido' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nuevo pedido' })
  await choose(dialog, page, 'Tipo de solicitud', 'Entrega')
  await dialog.getByRole('textbox', { name: 'Unidades de 20,00 €' }).fill('17')
  await dialog.getByRole('button', { name: 'Enviar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmar' }).click()
  await expect(rowsWith(page, 'Próximos', '340,00 €')).toHaveCount(1)
})

async function signInInSpanish(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/orders`)
  await page.locator('input[name=username]').fill('customer-operator')
  await page.locator('input[name=password]').fill('remesa')
  await page.locator('[type=submit]').click()
  await page.getByRole('button', { name: 'Aceptar cookies y continuar' }).click()
}

test('a delivery survives a server that is away while limits are looked up, and an answer that is lost', async ({
  browser,
}) => {
  await onOwnSandbox(browser, async ({ page, origin, proxy, kill, start }) => {
    const dialog = await openOrder(page, origin, 'Delivery')
    await pieces(dialog, '20,00 €').fill('33')
    await kill()
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Check your internet connection.')).toBeVisible()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Nothing has been sent')
    await expect(pieces(dialog, '20,00 €')).toHaveValue('33')
    await start()
    proxy.cutNextAnswerTo(/^PUT .*deliver-service/)
    await sendAndConfirm(page, dialog)
    await expect(rowsWith(page, 'Next', '660,00 €')).toHaveCount(1)
    expect(new Set(proxy.seen(/^idempotency-key: (.+)$/im)).size).toBe(1)
    await page.reload()
    await expect(rowsWith(page, 'Next', '660,00 €')).toHaveCount(1)
  })
})
