import { bucket } from './orders-screen'
import { say } from './words'
import { AT_CASCO_VIEJO, expect, test } from './world'

test('[ORD-147] a visit of today offers its code once its values are declared, and to declare them until then', async ({
  orders: page,
  origin,
}) => {
  await page.goto(`${origin}${AT_CASCO_VIEJO}`)
  const today = bucket(page, 'Today')
  const declare = page.getByRole('button', { name: say('Declare', {}, 'orders.visit.declare'), exact: true })
  const waiting = today.getByRole('row').filter({ has: declare }).first()
  const id = await waiting.getAttribute('data-row-id')
  const visit = today.locator(`[data-row-id="${id}"]`)
  await visit.locator(declare).click()
  const card = page.getByRole('region', { name: say('Declared values') })
  await card.getByRole('button', { name: say('Declare values') }).click()
  const dialog = page.getByRole('dialog', { name: say('Declare values') })
  const field = (name: string) => say('{field}, line {number}', { field: say(name), number: 1 })
  await dialog.getByRole('textbox', { name: field('Code') }).fill('S-TODAY-1')
  await dialog.getByRole('combobox', { name: field('Contents') }).selectOption({ label: say('Coins') })
  await dialog.getByRole('textbox', { name: field('Amount') }).fill('5')
  await dialog.getByRole('button', { name: say('Save') }).click()
  const remove = card.getByRole('button', { name: say('Delete declaration {code}', { code: 'S-TODAY-1' }) })
  await expect(remove).toBeVisible()
  await page.keyboard.press('Escape')

  const code = visit.getByRole('button', { name: say('QR code', {}, 'orders.visit.qr'), exact: true })
  await code.click()
  await remove.click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Delete') })
    .click()
  await expect(remove).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(visit.locator(declare)).toBeVisible()
  await expect(code).toHaveCount(0)
})
