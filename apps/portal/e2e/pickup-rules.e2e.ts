import { choose, choosePoint, openPickup } from './orders-screen'
import { acceptCookies, expect, signIn, test } from './world'

const point = { client: /Bazar Norte/, center: /Bilbao/, servicePoint: /Gran Vía/ }

test('what a rule refuses is told at its field, with what would be accepted, and stays as typed', async ({
  page,
  origin,
}) => {
  await signIn(page, origin, 'customer-operator', '/orders')
  await acceptCookies(page)
  await choosePoint(page, point)
  const dialog = await openPickup(page)
  const date = dialog.getByRole('textbox', { name: 'Service date' })
  await date.fill('01/01/2020')
  await dialog.getByLabel('From', { exact: false }).first().selectOption('10:00')
  await dialog.getByLabel('Until', { exact: false }).first().selectOption('11:00')
  await dialog.getByLabel('Total amount').fill('twelve')
  await dialog.getByRole('button', { name: 'Send' }).click()

  await expect(date).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByText(/The earliest date is \d\d\/\d\d\/\d{4}/).first()).toBeVisible()
  await expect(dialog.getByText('Enter an amount such as 1.234,50').first()).toBeVisible()
  await expect(dialog.getByText('Leave at least 2 hours between start and end').first()).toBeVisible()
  await expect(dialog.getByLabel('Total amount')).toHaveValue('twelve')
  await expect(page.getByRole('button', { name: 'Confirm' })).toHaveCount(0)
})

test('closing a form in which something was typed asks first', async ({ page, origin }) => {
  await signIn(page, origin, 'customer-operator', '/orders')
  await acceptCookies(page)
  await choosePoint(page, point)
  const dialog = await openPickup(page)
  await dialog.getByLabel('Comments').fill('At the back door')
  await page.keyboard.press('Escape')
  await expect(dialog.getByLabel('Comments')).toHaveValue('At the back door')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(dialog.getByLabel('Comments')).toHaveValue('At the back door')
})

test('an agile service point asks for no amount and says why', async ({ page, origin }) => {
  await signIn(page, origin, 'customer-operator', '/orders')
  await acceptCookies(page)
  await choosePoint(page, { ...point, servicePoint: /Casco Viejo/ })
  const dialog = await openPickup(page)
  await expect(dialog.getByText('No amount is needed here.', { exact: false })).toBeVisible()
  await expect(dialog.getByLabel('Total amount')).toHaveCount(0)
})

test('in Peru nothing is collected on the day of the request', async ({ page, origin }) => {
  await signIn(page, origin, 'customer-pe', '/orders')
  await acceptCookies(page)
  for (const name of ['Client', 'Center', 'Service point']) {
    const field = page.getByRole('combobox', { name, exact: true })
    if ((await field.inputValue()) === '') await choose(page, page, name, /./)
  }
  await expect(page.getByRole('region', { name: 'Next' }).getByRole('table')).toBeVisible()
  const dialog = await openPickup(page)
  await expect(dialog.getByText(/cannot be scheduled for today/).first()).toBeVisible()
})
