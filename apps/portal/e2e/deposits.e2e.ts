import { say, saying } from './words'
import { expect, test } from './world'

test('[DEP-24] a deposit that is typed while the server is down is kept, and is booked when the server is back', {
  tag: '@core',
}, async ({ enter, faults }) => {
  test.slow()
  const page = await enter('customer-deposit', '/deposit')
  await page.getByRole('combobox', { name: say('Service point') }).click()
  await page.getByRole('option', { name: 'Actur, caja inteligente' }).click()
  await page
    .getByRole('combobox', { name: say('Contents', {}, 'deposits.commodity') })
    .selectOption({ index: 1 })
  const code = `B-${Date.now()}`
  await page.getByRole('textbox', { name: say('Bag code') }).fill(code)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: say('Amount') })).toBeFocused()
  await page.keyboard.type('80')
  await page.keyboard.press('Control+Enter')
  const book = page.getByRole('button', { name: saying('Book {amount}') })
  await expect(book).toBeVisible()
  await faults.kill()
  await book.click()
  await expect(page.getByRole('row').filter({ hasText: code })).toContainText(say('May be booked'))
  await faults.start()
  await expect(
    page.getByRole('heading', { name: say('Booked: {amount}', { amount: '80,00 €' }) }),
  ).toBeVisible()
  const latest = page.getByRole('region', { name: say('Last deposits here') })
  await expect(latest.getByRole('listitem').filter({ hasText: code })).toHaveCount(1)
})
