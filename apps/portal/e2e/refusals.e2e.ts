import type { Locator, Page } from '@playwright/test'
import { watchClock } from './clock'
import { loseAnswers, sendAs } from './network'
import {
  arrive,
  bucket,
  cancelButton,
  cancelDialog,
  chooseType,
  dayFromNow,
  detailsButton,
  expectRefused,
  fillPickup,
  newOrderDialog,
  openPickup,
  orderIt,
  pieces,
  readNoAnswer,
  readNotAuthorised,
  rowsWith,
  sendAndConfirm,
  totalAmount,
  typeCard,
} from './orders-screen'
import { say, saying } from './words'
import { AT_GRAN_VIA, acceptCookies, expect, popupsOf, signIn, test, violations } from './world'

const orderNotSaved = 'The order could not be saved. What you entered is still here.'

/** The row of an order whose amount is this one, and no other that ends like it. */
const rowOf = (page: Page, amount: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name: amount, exact: true }) })

test('each reason why an order cannot be cancelled is in the menu of its row', async ({ orders: page }) => {
  for (const [amount, reason] of [
    ['999,90 €', 'It could be cancelled until 24 hours before its start.'],
    ['3.105,00 €', 'Only orders requested in this portal can be cancelled here.'],
    ['875,00 €', 'The crew has already started on it.'],
  ] as const)
    await expectRefused(rowOf(page, amount), 'cancel', reason)
})

test('in Portugal no order can be cancelled', async ({ page, origin }) => {
  await arrive(page, origin, 'customer-pt', { isWarned: true })
  await expectRefused(
    bucket(page, 'Next').getByRole('row').nth(1),
    'cancel',
    'Orders cannot be cancelled in your country.',
  )
  await expect(page.getByRole('button', { name: say('Export') })).toHaveCount(0)

  // Nor are there reasons to read: a cancelled order shows the code of its reason.
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/api\/.*\/cancellation-reason/.test(request.url())) asked.push(request.url())
  })
  await page.getByRole('switch', { name: say('Show cancelled') }).click()
  await detailsButton(rowOf(page, '900,00 €')).click()
  const request = page.getByRole('region', { name: say('Request', {}, 'orders.detail.request') })
  await expect(request).toContainText(new RegExp(`${say('Reason', {}, 'orders.detail.motive')}\\s*\\d`))
  expect(asked).toEqual([])
})

test('in Brazil the report of consignment notes is not available', async ({ page, origin }) => {
  await arrive(page, origin, 'customer-br', { isWarned: true })
  await page.getByRole('button', { name: say('Export') }).click()
  const refused = page.getByRole('menuitem', { disabled: true })
  await expect(refused).toHaveCount(1)
  await expect(refused).toHaveAccessibleDescription(saying('This report is not available at the moment.'))
})

test('a user with pickups alone is offered nothing else, and may cancel nothing else', async ({
  page,
  origin,
}) => {
  await arrive(page, origin, 'customer-pickup', { isWarned: false })
  await expectRefused(rowOf(page, '750,00 €'), 'cancel', 'Your user may not manage orders of this service.')
  await page.getByRole('button', { name: say('New order') }).click()
  const types = newOrderDialog(page).getByRole('radiogroup', { name: say('Request type') })
  await expect(types.getByRole('radio')).toHaveCount(1)
  await expect(typeCard(newOrderDialog(page), 'Pickup')).toBeChecked()
})

test('a refusal by the server, because of a wrong device clock, is shown at its field, which stays as typed', async ({
  page,
  origin,
}) => {
  await watchClock(page)
  await signIn(page, origin, 'customer-operator', AT_GRAN_VIA)
  await acceptCookies(page)
  await page.clock.setFixedTime(Date.now() - 3 * 86_400_000)
  const dialog = await openPickup(page)
  await fillPickup(dialog, '95,01', '')
  await sendAndConfirm(page, dialog)
  await expect(page.getByText(say(orderNotSaved))).toBeVisible()
  await expect(dialog.getByRole('alert').first()).toContainText(say('The order was not accepted'))
  const date = dialog.getByRole('textbox', { name: say('Service date') })
  await expect(date).toHaveAttribute('aria-invalid', 'true')
  await expect(totalAmount(dialog)).toHaveValue('95,01')
  expect(await violations(page)).toEqual([])
  // Within the days that a list of three days ago shows.
  await date.fill(dayFromNow(2))
  await orderIt(page, dialog)
  await expect(rowsWith(page, 'Next', '95,01 €')).toHaveCount(1)
})

test('an order that was saved and then changed is not requested twice', async ({ orders: page }) => {
  const dialog = await openPickup(page)
  await fillPickup(dialog, '96,01', '')
  const answers = await loseAnswers(page, /\/v1\/pick-up-service$/)
  await sendAndConfirm(page, dialog)
  await readNoAnswer(page)
  await expect(dialog.getByRole('alert')).toContainText(say('The order may have been saved'))
  await answers.pass()
  await totalAmount(dialog).fill('96,02')
  await sendAndConfirm(page, dialog)
  await expect(dialog.getByRole('alert')).toContainText(say('An earlier version was already saved'))
  await expect(page.getByText(say(orderNotSaved))).toBeVisible()
  await dialog.getByRole('button', { name: say('Cancel') }).click()
  await page.getByRole('button', { name: say('Discard changes') }).click()
  await expect(rowsWith(page, 'Next', '96,01 €')).toHaveCount(1)
  await expect(rowsWith(page, 'Next', '96,02 €')).toHaveCount(0)
})

test('a rating from another tab stays, and a second one is refused with its reason', async ({
  orders: page,
}) => {
  const other = await page.context().newPage()
  await other.goto(page.url())
  const [here, there] = [page, other].map((tab) => ({
    star: rowsWith(tab, 'Today', '1.200,00 €').getByRole('button', { name: saying('Rate order {order}') }),
    dialog: tab.getByRole('dialog', { name: saying('Rate order {order}') }),
  }))
  if (here === undefined || there === undefined) throw new Error('two tabs were opened')
  for (const { star, dialog } of [here, there]) {
    await star.click()
    await dialog.getByRole('radio').nth(2).check({ force: true })
  }
  await here.dialog.getByRole('button', { name: say('Send rating') }).click()
  await expect(here.dialog).toBeHidden()
  await there.dialog.getByRole('button', { name: say('Send rating') }).click()
  await expect(there.dialog.getByRole('alert')).toContainText(say('The order has been rated already.'))
  await expect(other.getByText(say('The rating could not be saved'))).toBeVisible()
  await other.close()
})

test('a permission that was withdrawn is reported in each dialog on sending', async ({
  orders: page,
  browser,
  origin,
}) => {
  const username = 'customer-supervisor'
  await sendAs(page, { browser, origin, username }, /\/api\/sol-customer\//, ['PUT', 'PATCH'])
  const expectForbidden = async (dialog: Locator, words: string) => {
    await readNotAuthorised(page)
    await expect(dialog.getByRole('alert')).toContainText(say(words))
    await dialog.getByRole('button', { name: say('Close'), exact: true }).click()
    await page.getByRole('button', { name: say('Discard changes') }).click()
    await expect(dialog).toBeHidden()
  }

  const order = await openPickup(page)
  await fillPickup(order, '97,01', '')
  await sendAndConfirm(page, order)
  await expectForbidden(
    order,
    'You are not allowed to request this service for this service point. Ask your administrator.',
  )

  await cancelButton(rowsWith(page, 'Next', '12.500,75 €')).click()
  const cancellation = cancelDialog(page)
  await cancellation.getByRole('combobox', { name: say('Reason') }).selectOption({ index: 1 })
  await cancellation.getByRole('button', { name: saying('Cancel order {order}') }).click()
  await expectForbidden(cancellation, 'You are not allowed to cancel this order. Ask your administrator.')

  await bucket(page, 'Previous')
    .getByRole('button', { name: saying('Rate order {order}'), disabled: false })
    .first()
    .click()
  const rating = page.getByRole('dialog', { name: saying('Rate order {order}') })
  await rating.getByRole('radio').nth(2).check({ force: true })
  await rating.getByRole('button', { name: say('Send rating') }).click()
  await expectForbidden(rating, 'You are not allowed to rate this order. Ask your administrator.')
})

test('[FRA-18] a form and catalogues that fail to load leave the page as it is, and load once the server is back', async ({
  page,
  origin,
  faults: { kill, start },
}) => {
  // In a browser that has never loaded the form.
  const popups = popupsOf(page)
  await signIn(page, origin, 'customer-operator', AT_GRAN_VIA)
  await acceptCookies(page)
  await popups()
  await expect(rowsWith(page, 'Next', '12.500,75 €')).toBeVisible()
  await kill()
  await page.getByRole('button', { name: say('New order') }).click()
  await readNoAnswer(page)
  await expect(bucket(page, 'Next').getByRole('table')).toBeVisible()
  const dialog = newOrderDialog(page)
  await expect(dialog).toHaveCount(0)
  await start()
  await expect(dialog).toBeVisible()

  await kill()
  for (const [type, ...words] of [
    ['Technical assistance', 'The faults could not be loaded.'],
    ['Supply of material', 'The material could not be loaded.'],
    ['Delivery', 'The packs could not be loaded.', 'The notes and coins could not be loaded.'],
  ] as const) {
    await chooseType(dialog, type)
    // All of them are visible before the popup about the failure is closed.
    for (const text of words) await expect(page.getByText(say(text))).toBeVisible()
    await readNoAnswer(page)
  }
  expect(await violations(page)).toEqual([])
  await start()
  await dialog
    .getByRole('button', { name: say('Try again') })
    .first()
    .click()
  await expect(dialog.getByText(say('The notes and coins could not be loaded.'))).toHaveCount(0)
  await expect(pieces(dialog, '50,00 €')).toBeVisible()
})
