import { readFile } from 'node:fs/promises'
import type { Page, Response } from '@playwright/test'
import { holdUpSeal, isCameraOff } from './camera'
import { tabTo } from './keys'
import { choosePoint } from './orders-screen'
import { pagesOf } from './pdf-pages'
import { readPicture, readQr, unpacked } from './read-qr'
import { acceptCookies, expect, signIn, test, violations } from './world'

const isAnswer = (response: Response): boolean =>
  response.url().includes('/v2/declared-value') && response.request().method() === 'GET'

/** What the back end says is declared, in the answer that the page asks for because of an action. */
async function declaredAfter(page: Page, act: () => Promise<void>) {
  const answer = page.waitForResponse(isAnswer)
  await act()
  return (await answer).json()
}

/** A set without the codes that its lines do not bear: the back end names them as null, a code leaves them out. */
const named = (set: unknown): unknown =>
  JSON.parse(JSON.stringify(set, (key, value) => (value === null && /^[bs]c$/.test(key) ? undefined : value)))

test('[ORD-DEC-04] values are declared with their bags and seals, shown as a code that zbar reads, changed and deleted', async ({
  page,
  origin,
}) => {
  test.slow()
  await signIn(page, origin, 'customer-operator', '/orders')
  await acceptCookies(page)
  await choosePoint(page, { client: /Bazar Norte/, center: /Bilbao/, servicePoint: /Casco Viejo/ })

  // What is done can only be read.
  const details = /^Details of order/
  await page.getByRole('region', { name: 'Previous' }).getByRole('button', { name: details }).first().click()
  const card = page.getByRole('region', { name: 'Declared values' })
  await expect(card).toContainText('Nothing was declared.')
  await expect(card.getByRole('button', { name: 'Declare values' })).toHaveAccessibleDescription(
    /status of the order does not allow/,
  )
  await page.keyboard.press('Escape')

  await page.getByRole('region', { name: 'Next' }).getByRole('button', { name: details }).first().click()
  await expect(card).toContainText('Nothing is declared yet')
  await expect(card.getByRole('button', { name: 'QR codes' })).toHaveAccessibleDescription(/nothing declared/)

  // From here on without a mouse, as far as the record is saved.
  await tabTo(page, card.getByRole('button', { name: 'Declare values' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Declare values' })
  const code = dialog.getByRole('textbox', { name: 'Code' })
  const save = dialog.getByRole('button', { name: 'Save' })
  await expect(dialog.getByRole('combobox', { name: 'Bag or seal' })).toBeFocused()
  await tabTo(page, save)
  await page.keyboard.press('Enter')
  await expect(dialog).toContainText('Add at least one value.')
  await expect(code).toBeFocused()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowDown')
  await tabTo(page, code)
  await page.keyboard.type('BAG-001')
  await page.keyboard.press('Tab')
  await tabTo(page, dialog.getByRole('combobox', { name: 'Contents' }))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await tabTo(page, dialog.getByRole('textbox', { name: 'Amount' }))
  await page.keyboard.type('1.250')
  await tabTo(page, save)
  await page.keyboard.press('Enter')
  const warning = page.getByRole('alertdialog', { name: 'Seal required' })
  await expect(warning).toContainText('At least one seal is needed')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(warning).toBeHidden()
  await tabTo(page, dialog.getByRole('combobox', { name: 'Bag or seal' }))
  await page.keyboard.press('ArrowUp')
  await tabTo(page, code)
  await page.keyboard.type('S-7741920')
  await tabTo(page, dialog.getByRole('textbox', { name: 'Amount' }))
  await page.keyboard.type('40')

  // The answer gets lost on its way: the same is sent again and stored once.
  await page.route('**/v1/declared-value', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.keyboard.press('Control+Enter')
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await tabTo(page, save)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('alert')).toContainText('The declaration may have been saved')
  expect(await violations(page)).toEqual([])
  await page.unroute('**/v1/declared-value')
  await tabTo(page, save)
  const first = await declaredAfter(page, () => page.keyboard.press('Enter'))
  await expect(page.getByText(/^The declared values of order \d+ have been saved/)).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(card.getByRole('button', { name: 'Declare values' })).toBeFocused()
  const record = card.getByRole('table', { name: 'Values of BAG-001' })
  await expect(record.getByRole('row', { name: /Bag BAG-001/ })).toContainText(/Banknotes\s*1\.250,00 €/)
  await expect(record.getByRole('row', { name: /Seal S-7741920/ })).toContainText(/Banknotes\s*40,00 €/)
  expect(first.declaredValues[0].dt.dr).toHaveLength(1)

  // A second record can not bear the codes of the first one.
  await card.getByRole('button', { name: 'Declare values' }).click()
  await code.fill('S-7741920')
  await dialog.getByRole('combobox', { name: 'Contents' }).selectOption({ label: 'Coins' })
  await dialog.getByRole('textbox', { name: 'Amount' }).fill('12,35')
  await save.click()
  await expect(dialog.getByRole('alert')).toContainText('The seal code already exists')
  const scan = dialog.getByRole('button', { name: 'Scan the code' })
  await scan.click()
  const scanner = page.getByRole('dialog', { name: 'Scan a code' })
  await expect(scanner.getByRole('alert')).toContainText(/No camera was found|may not be used/)
  expect(await violations(page)).toEqual([])
  await holdUpSeal(page)
  await scanner.getByRole('button', { name: 'Try again' }).click()
  await expect(scanner).toBeHidden()
  await expect(code).toHaveValue('S-2')
  await expect(code).not.toHaveAttribute('aria-invalid')
  expect(await isCameraOff(page)).toBe(true)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(code).toHaveValue('S-2')
  await save.dblclick()
  await expect(dialog).toBeHidden()
  await expect(card.getByRole('heading', { name: 'Declaration S-2' })).toBeVisible()

  await card.getByRole('button', { name: 'Change declaration S-2' }).click()
  const change = page.getByRole('dialog', { name: 'Change declaration S-2' })
  await change.getByRole('button', { name: 'Change Seal S-2' }).click()
  await change.getByRole('textbox', { name: 'Amount' }).fill('13,40')
  const changed = await declaredAfter(page, () => change.getByRole('button', { name: 'Save' }).click())
  await expect(card.getByRole('row', { name: /Seal S-2/ })).toContainText('13,40 €')

  await card.getByRole('button', { name: 'QR codes' }).click()
  const codes = page.getByRole('dialog', { name: 'QR codes' })
  const drawn = codes.getByRole('img', { name: 'QR code of BAG-001, S-2' })
  expect((await drawn.boundingBox())?.width).toBe(500)
  expect(unpacked(await readQr(drawn))).toEqual(named(changed.declaredValues[0]))
  expect(await violations(page)).toEqual([])
  const png = page.waitForEvent('download')
  await codes.getByRole('button', { name: 'Download PNG' }).click()
  const file = await png
  expect(file.suggestedFilename()).toMatch(/^qr-\d+\.png$/)
  const said = await readPicture(page, await readFile(await file.path()))
  expect(unpacked(said)).toEqual(named(changed.declaredValues[0]))
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    for (const box of [page.locator('html'), codes]) {
      expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
        0,
      )
    }
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(unpacked(await readQr(drawn))).toEqual(named(changed.declaredValues[0]))
  await page.keyboard.press('Escape')
  await expect(codes).toBeHidden()
  expect(await violations(page)).toEqual([])

  await card.getByRole('button', { name: 'Delete declaration S-2' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete declaration S-2?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(card.getByRole('heading', { name: 'Declaration S-2' })).toBeHidden()
  await expect(card.getByRole('button', { name: 'Declare values' })).toBeFocused()
  await expect(card.getByRole('heading', { name: 'Declaration BAG-001' })).toBeVisible()
})

test('[ORD-DEC-05] bags and seals are declared beside values, and packs, in Spanish; each set has its code and sheet', async ({
  page,
  origin,
}) => {
  test.slow()
  await page.context().addCookies([{ name: 'LOCALE', value: 'es', url: origin }])
  await page.goto(`${origin}/orders`)
  await page.locator('input[name=username]').fill('customer-br')
  await page.locator('input[name=password]').fill('remesa')
  await page.locator('[type=submit]').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cerrar' }).click()
  await page.getByRole('button', { name: /Aceptar/ }).click()
  await page.getByRole('combobox', { name: 'Punto de servicio', exact: true }).click()
  await page.getByRole('option', { name: /Pinheiros/ }).click()
  const next = page.getByRole('region', { name: 'Próximos' })
  await next
    .getByRole('button', { name: /^Detalles? del pedido/ })
    .first()
    .click()
  const card = page.getByRole('region', { name: 'Valores declarados' })

  await card.getByRole('button', { name: 'Declarar valores' }).click()
  const dialog = page.getByRole('dialog', { name: 'Declarar valores' })
  const code = dialog.getByRole('textbox', { name: 'Código' })
  const save = dialog.getByRole('button', { name: 'Guardar' })
  await save.click()
  await expect(dialog).toContainText('Añada al menos un valor. Añada al menos una bolsa o un precinto.')
  await code.fill('S'.repeat(19))
  await dialog.getByRole('button', { name: 'Añadir bolsa o precinto' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: 'Código' })).toContainText('18 caracteres')
  await code.fill('S-9001')
  await page.keyboard.press('Enter')
  await dialog.getByRole('combobox', { name: 'Bolsa o precinto' }).selectOption({ label: 'Bolsa' })
  await code.fill('BOLSA-1')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('list', { name: 'Bolsas y precintos' }).getByRole('listitem')).toHaveCount(2)
  await dialog.getByRole('combobox', { name: 'Contenido' }).selectOption({ label: 'Billetes' })
  const amount = dialog.getByRole('textbox', { name: 'Importe' })
  await amount.fill('10,50')
  await dialog.getByRole('button', { name: 'Añadir valor' }).click()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await amount.fill('8000')
  await save.click()
  await expect(page.getByText(/^Se han guardado los valores declarados/)).toBeVisible()
  await expect(card.getByRole('row', { name: 'Precinto S-9001' })).toBeVisible()

  await card.getByRole('button', { name: 'Declarar paquetes' }).click()
  const packs = page.getByRole('dialog', { name: 'Declarar paquetes' })
  const pack = packs.getByRole('combobox', { name: 'Paquete', exact: true })
  for (const count of ['2', '3']) {
    await pack.selectOption({ index: 1 })
    await packs.getByRole('textbox', { name: 'Número de paquetes' }).fill(count)
    await packs.getByRole('button', { name: 'Añadir paquetes' }).click()
  }
  await expect(packs.getByRole('listitem').filter({ hasText: 'BRL' })).toHaveCount(1)
  expect(await violations(page)).toEqual([])
  const answer = await declaredAfter(page, () => packs.getByRole('button', { name: 'Guardar' }).click())
  await expect(page.getByText(/^Se han guardado los paquetes declarados/)).toBeVisible()
  expect(answer.declaredValuesPack[0].dt.dr[0].vl).toMatchObject([{ pq: 5, cic: 'BRL' }])

  await card.getByRole('button', { name: 'Códigos QR' }).click()
  const codes = page.getByRole('dialog', { name: 'Códigos QR' })
  for (const [name, set] of [
    [/^Código QR 1\/2 de S-9001/, answer.declaredValues[0]],
    [/^Código QR 2\/2 de/, answer.declaredValuesPack[0]],
  ]) {
    expect(unpacked(await readQr(codes.getByRole('img', { name })))).toEqual(named(set))
  }
  const sheets = await pagesOf(await page.pdf({ format: 'A4' }))
  expect(sheets).toHaveLength(2)
  expect(sheets[0]).toMatch(/^Recogida \d+ · 1\/2 Precinto S-9001, Bolsa BOLSA-1$/)
  expect(sheets[1]).toMatch(/^Recogida \d+ · 2\/2 5 × /)
  await page.keyboard.press('Escape')

  const packCode: string = answer.declaredValuesPack[0].dt.dr[0].co
  await card.getByRole('button', { name: `Eliminar la declaración ${packCode}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect(page.getByText(`Se ha eliminado la declaración ${packCode}.`)).toBeVisible()
  await expect(card.getByRole('heading', { name: `Declaración ${packCode}` })).toBeHidden()
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await violations(page)).toEqual([])
})
