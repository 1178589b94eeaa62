import type { Page } from '@playwright/test'
import { holdCalls, loseAnswers, sendAs } from './network'
import {
  bucket,
  cancelButton,
  cancelDialog,
  detailsButton,
  newOrderDialog,
  openOrder,
  openPickup,
  pieces,
  readNoAnswer,
  requestedOrder,
  rowsWith,
  sendAndConfirm,
  sendButton,
  tryAgain,
} from './orders-screen'
import { say, saying } from './words'
import { AT_CASCO_VIEJO, AT_GRAN_VIA, expect, test, violations } from './world'

test('service points that fail to load are reported in place of the orders, with another try', async ({
  orders: page,
  origin,
}) => {
  const calls = await holdCalls(page, /\/v1\/service-point\?/)
  await page.goto(`${origin}${AT_GRAN_VIA}`)
  await calls.lose()
  const alert = page
    .getByRole('alert')
    .filter({ hasText: say('Your service points could not be loaded', {}, 'orders.points.error.title') })
  await expect(alert).toContainText(say('Check your internet connection.'))
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  await calls.pass()
  await tryAgain(alert).click()
  await expect(rowsWith(page, 'Next', '12.500,75 €')).toBeVisible()
})

const firstReport = (page: Page) =>
  page
    .getByRole('menu', { name: say('Export') })
    .getByRole('menuitem', { disabled: false })
    .first()

test('the export menu shows that its reports are loading or that they failed to load', async ({
  orders: page,
}) => {
  const button = page.getByRole('button', { name: say('Export') })
  const types = await holdCalls(page, /\/report\/orders\/types/)
  await button.click()
  const menu = page.getByRole('menu', { name: say('Export') })
  await expect(menu.getByText(say('Loading the reports'))).toBeVisible()
  await types.lose()
  await expect(menu.getByText(say('The reports could not be loaded.'))).toBeVisible()
  expect(await violations(page)).toEqual([])
  await types.pass()
  await menu.getByRole('menuitem', { name: say('Try again') }).click()
  await expect(firstReport(page)).toBeVisible()
})

test('a report is requested once after a lost answer, and a refusal is shown', async ({
  orders: page,
  browser,
  origin,
}) => {
  const button = page.getByRole('button', { name: say('Export') })
  const first = firstReport(page)
  await button.click()
  const reports = /\/report\/orders$/
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (reports.test(request.url())) keys.push(request.headers()['idempotency-key'])
  })
  const answers = await loseAnswers(page, reports)
  await first.click()
  await readNoAnswer(page)
  await answers.pass()
  await button.click()
  await first.click()
  await expect(
    page.getByText(say('The report has been requested. You will find it under Reports when it is ready.')),
  ).toBeVisible()
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)

  // These service points do not exist for another customer.
  await sendAs(page, { browser, origin, username: 'customer-other' }, reports, ['POST'])
  await button.click()
  await first.click()
  await expect(page.getByText(say('The report could not be requested'))).toBeVisible()
})

test('a cancellation reports reasons that fail to load, and waits for them', async ({ orders: page }) => {
  const reasons = await holdCalls(page, /\/cancellation-reason/)
  await cancelButton(rowsWith(page, 'Next', '12.500,75 €')).click()
  const dialog = cancelDialog(page)
  await expect(dialog.getByText(say('The reasons are still loading.')).first()).toBeVisible()
  await reasons.lose()
  await expect(dialog.getByRole('alert')).toContainText(say('The reasons could not be loaded.'))
  expect(await violations(page)).toEqual([])
  await reasons.pass()
  await tryAgain(dialog).click()
  await expect(dialog.getByText(say('The reasons could not be loaded.'))).toHaveCount(0)
  await dialog.getByRole('combobox', { name: say('Reason') }).selectOption({ index: 1 })
  await dialog.getByRole('button', { name: say('Keep order') }).click()
  await page.getByRole('button', { name: say('Discard changes') }).click()
  await expect(dialog).toBeHidden()
})

test('a rating is not saved twice after a lost answer, and one that fails to load can be loaded again', async ({
  orders: page,
  browser,
  origin,
}) => {
  test.slow()
  // An order can be rated once: those of the usual point are left to the journeys that share this back end.
  await page.goto(`${origin}${AT_CASCO_VIEJO}`)
  const star = bucket(page, 'Previous')
    .getByRole('button', { name: saying('Rate order {order}'), disabled: false })
    .first()
  const order = saying('Rate order {order}').exec((await star.getAttribute('aria-label')) ?? '')?.[1] ?? ''
  await star.click()
  const dialog = page.getByRole('dialog', { name: say('Rate order {order}', { order }) })
  const send = dialog.getByRole('button', { name: say('Send rating') })
  const answers = await loseAnswers(page, /\/v1\/service-rating$/)
  await dialog.getByRole('radio').nth(2).check({ force: true })
  await send.click()
  await readNoAnswer(page)
  await expect(dialog.getByRole('alert')).toContainText(say('The rating may have been saved'))
  await answers.pass()
  await dialog.getByRole('radio').nth(4).check({ force: true })
  await send.click()
  await expect(dialog.getByRole('alert')).toContainText(say('An earlier rating was already saved'))
  await dialog.getByRole('button', { name: say('Close'), exact: true }).click()
  await page.getByRole('button', { name: say('Discard changes') }).click()

  const value = say('{rate} of {best}, {label}', { rate: 3, best: 5, label: say('Average') })
  const open = page.getByRole('button', { name: say('Rating of order {order}: {value}', { order, value }) })
  const given = page.getByRole('dialog', { name: say('Rating of order {order}', { order }) })
  const rating = await holdCalls(page, /\/service-rating\/\d+/)
  await open.click()
  await expect(given.getByRole('status', { name: say('Loading the rating') })).toBeVisible()
  await rating.lose()
  await expect(given.getByText(say('The rating could not be loaded'))).toBeVisible()
  expect(await violations(page)).toEqual([])
  await rating.pass()
  await tryAgain(given).click()
  await expect(given.getByRole('img', { name: value })).toBeVisible()

  // The order does not exist for another customer, and a reload clears what was loaded.
  await page.reload()
  await sendAs(page, { browser, origin, username: 'customer-other' }, /\/service-rating\/\d+/, ['GET'])
  await open.click()
  await expect(given).toContainText(
    say('The order has not been rated, or it belongs to a service point that is not yours.'),
  )
})

test('the form shows that its currencies are loading or that they failed to load', async ({
  orders: page,
}) => {
  const currencies = await holdCalls(page, /\/sol-customer\/\w+\/v1\/currency/)
  await page.reload()
  const pickup = await openPickup(page)
  await expect(pickup.getByText(say('The currencies are still loading.')).first()).toBeVisible()
  await currencies.lose()
  await expect(page.getByText(say('The currencies could not be loaded.'))).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  await currencies.pass()
  await tryAgain(pickup).click()
  await expect(pickup.getByRole('combobox', { name: say('Currency') })).toHaveValue(/./)
})

test('a delivery is not sent while its limits cannot be checked', async ({ orders: page }) => {
  const delivery = await openOrder(page, 'Delivery')
  await pieces(delivery, '50,00 €').fill('2')
  const limits = await holdCalls(page, /\/service-point\/limits/)
  await sendButton(delivery).click()
  await limits.lose()
  await expect(page.getByText(say('The limits could not be checked'))).toBeVisible()
  await readNoAnswer(page)
  await expect(delivery.getByRole('alert')).toContainText(
    say('Nothing has been sent, and nothing you entered is lost. Send it again in a moment.'),
  )
  await limits.pass()
  await sendAndConfirm(page, delivery)
  await requestedOrder(page)
  await expect(newOrderDialog(page)).toBeHidden()
})

test('a delivery whose names fail to load shows the ids of its packs and denominations', async ({
  orders: page,
}) => {
  const names = await holdCalls(page, /\/v1\/(denomination|pack)\?/)
  await detailsButton(
    page
      .getByRole('row')
      .filter({ has: page.getByRole('cell', { name: say('Delivery'), exact: true }) })
      .first(),
  ).click()
  const failed = say('The names of packs and the values of notes and coins could not be loaded.')
  await names.lose()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(failed)).toBeVisible()
  await expect(dialog).toContainText(saying('Denomination {id}'))
  expect(await violations(page)).toEqual([])
  await names.pass()
  await tryAgain(dialog).click()
  await expect(dialog.getByText(failed)).toHaveCount(0)
  await expect(dialog).not.toContainText(saying('Denomination {id}'))
})
