import type { Locator, Page } from '@playwright/test'
import {
  bucket,
  cancelButton,
  cancelDialog,
  chooseAnyPoint,
  choosePoint,
  dateField,
  dayFromNow,
  expectRefused,
  fillPickup,
  granVia,
  nameOf,
  openPickup,
  orderIt,
  readNoAnswer,
  rowsWith,
} from './orders-screen'
import { beginning, say, saying } from './words'
import { expect, forgetEntries, test, violations } from './world'

/** A pickup three days ahead, which can be cancelled at any time of day, and its row. */
async function requestPickup(page: Page, amount: string): Promise<Locator> {
  const dialog = await openPickup(page)
  await (await dateField(dialog)).fill(dayFromNow(3))
  await fillPickup(dialog, amount, '')
  await orderIt(page, dialog)
  const row = rowsWith(page, 'Next', amount)
  await expect(row).toHaveCount(1)
  await expect(dialog).toBeHidden()
  return row
}

const writes = (page: Page, method: string): string[] => {
  const seen: string[] = []
  page.on('request', (request) => {
    if (request.method() === method && request.url().includes('/api/'))
      seen.push(request.headers()['idempotency-key'] ?? request.url())
  })
  return seen
}

const reason = (dialog: Locator) => dialog.getByRole('combobox', { name: say('Reason') })
const observations = (dialog: Locator) => dialog.getByRole('textbox', { name: say('Observations') })
const cancelIt = (dialog: Locator) => dialog.getByRole('button', { name: saying('Cancel order {order}') })
const statusFinal = 'Its status does not allow this any more.'

const unrated = (page: Page) =>
  bucket(page, 'Previous')
    .getByRole('button', { name: beginning(saying('Rate order {order}')), disabled: false })
    .first()

/** The number of the order that a button rates. */
const ratedBy = async (star: Locator): Promise<string> =>
  saying('Rate order {order}').exec((await star.getAttribute('aria-label')) ?? '')?.[1] ?? ''

const ratingDialog = (page: Page, order: string) =>
  page.getByRole('dialog', { name: say('Rate order {order}', { order }) })

const stars = (rate: number, label: string) =>
  say('{rate} of {best}, {label}', { rate, best: 5, label: say(label) })

const rated = (page: Page, order: string, value: string) =>
  page.getByRole('button', { name: say('Rating of order {order}: {value}', { order, value }) })

test('an order is cancelled from the table, once however often it is clicked, and moves to the cancelled ones', async ({
  orders: page,
}) => {
  const row = await requestPickup(page, '81,01')
  await expectRefused(row, 'rate', 'Only a completed order can be rated.')
  const sent = writes(page, 'PATCH')
  await cancelButton(row).click()
  const dialog = cancelDialog(page)
  await expect(reason(dialog)).toBeFocused()
  await expect(dialog).toContainText(
    say('A cancelled order cannot be reopened. If you still need the service, order it again.'),
  )
  expect(await violations(page)).toEqual([])

  await cancelIt(dialog).click()
  await expect(dialog.getByRole('alert')).toContainText(say('Reason'))
  await expect(dialog).toContainText(say('Choose an option'))
  expect(sent).toEqual([])

  await reason(dialog).selectOption({ index: 1 })
  await observations(dialog).fill('The shop is closed that day')
  await cancelIt(dialog).dblclick()
  await expect(page.getByText(saying('Order {order} has been cancelled'))).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(sent).toHaveLength(1)

  await expect(rowsWith(page, 'Next', '81,01')).toHaveCount(0)
  await expect(page.getByRole('button', { name: nameOf('Next'), exact: true })).toBeFocused()
  await page.getByRole('switch', { name: say('Show cancelled') }).click()
  const cancelled = rowsWith(page, 'Cancelled', '81,01')
  await expect(cancelled).toHaveCount(1)
  await expect(cancelButton(cancelled)).toHaveCount(0)
  await expectRefused(cancelled, 'cancel', 'It is cancelled.')
})

test('an order that another user has cancelled says so, and the list shows it', async ({ orders: page }) => {
  await requestPickup(page, '83,03')
  const other = await page.context().newPage()
  await other.goto(page.url())
  const [here, there] = [page, other].map((tab) => ({
    button: cancelButton(rowsWith(tab, 'Next', '83,03')),
    dialog: cancelDialog(tab),
  }))
  if (here === undefined || there === undefined) throw new Error('two tabs were opened')
  await expect(there.button).toBeVisible()
  for (const tab of [here, there]) {
    await tab.button.click()
    await reason(tab.dialog).selectOption({ index: 1 })
    await observations(tab.dialog).fill('Seen twice')
  }
  await cancelIt(here.dialog).click()
  await expect(here.dialog).toBeHidden()
  // The row behind the other tab's dialog updates by itself; what is typed there stays.
  await expect(other.getByRole('log', { includeHidden: true })).toContainText(
    say('Cancelled', {}, 'orders.status.CANCELLED'),
  )
  await cancelIt(there.dialog).click()
  await expect(there.dialog.getByRole('alert')).toContainText(say(statusFinal))
  await expect(observations(there.dialog)).toHaveValue('Seen twice')
  await expect(other.getByRole('alertdialog')).toHaveCount(0)
  await expect(other.getByText(say('The order could not be cancelled'))).toBeVisible()
  await other.close()
})

test('nothing typed is lost if the server is down while cancelling, and a lost answer is no refusal', async ({
  orders: page,
  faults: { proxy, kill, start },
}) => {
  const row = await requestPickup(page, '84,04')
  await cancelButton(row).click()
  const dialog = cancelDialog(page)
  await reason(dialog).selectOption({ index: 1 })
  await observations(dialog).fill('Typed before the server went away')
  await kill()
  await cancelIt(dialog).click()
  await readNoAnswer(page)
  await expect(dialog.getByRole('alert')).toContainText(say('The order may have been cancelled'))
  await expect(observations(dialog)).toHaveValue('Typed before the server went away')
  await start()
  proxy.cutNextAnswerTo(/^PATCH .*pick-up-service/)
  await cancelIt(dialog).click()
  await expect(page.getByText(saying('Order {order} has been cancelled'))).toBeVisible()
  expect(proxy.cuts()).toBe(1)
  await expect(rowsWith(page, 'Next', '84,04')).toHaveCount(0)
})

test('a completed order is rated once with the keyboard, and its rating is read-only after a reload', async ({
  orders: page,
}) => {
  const star = unrated(page)
  const order = await ratedBy(star)
  const sent = writes(page, 'PUT')
  await star.focus()
  await page.keyboard.press('Enter')
  const dialog = ratingDialog(page, order)
  await expect(dialog.getByRole('radio', { name: stars(1, 'Very bad') })).toBeFocused()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('3')
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('radio', { name: stars(4, 'Good') })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('On time and friendly')
  await dialog.getByRole('button', { name: say('Send rating') }).dblclick()
  await expect(page.getByText(say('Thank you for your rating'))).toBeVisible()
  await expect(dialog).toBeHidden()
  expect(sent).toHaveLength(1)

  await page.reload()
  await rated(page, order, stars(4, 'Good')).click()
  const rating = page.getByRole('dialog', { name: say('Rating of order {order}', { order }) })
  await expect(rating.getByRole('img', { name: stars(4, 'Good') })).toBeVisible()
  await expect(rating.getByText('On time and friendly')).toBeVisible()
  await expect(rating.getByRole('radio')).toHaveCount(0)
  expect(await violations(page)).toEqual([])
})

test('a rating that found no server, or whose answer was lost, is sent again with its key', async ({
  orders: page,
  faults: { proxy, kill, start },
}) => {
  const star = unrated(page)
  const order = await ratedBy(star)
  await star.click()
  const dialog = ratingDialog(page, order)
  await dialog.getByRole('radio', { name: stars(2, 'Bad') }).check({ force: true })
  const send = dialog.getByRole('button', { name: say('Send rating') })
  await kill()
  await send.click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Close') })
    .click()
  await expect(dialog.getByRole('alert')).toContainText(say('The rating may have been saved'))
  await start()
  proxy.cutNextAnswerTo(/^PUT .*service-rating/)
  await send.click()
  await expect(rated(page, order, stars(2, 'Bad'))).toBeVisible()
  expect(proxy.cuts()).toBe(1)
  const keys = proxy.seen(/^idempotency-key: (.+)$/im)
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
})

test('the history is exported as a report, requested once, and disabled reports say why', async ({
  orders: page,
  origin,
}) => {
  // Without a choice of service point, in the address or from the last visit.
  await forgetEntries(page, origin)
  await page.goto(`${origin}/orders`)
  await expect(page.getByText(say('Choose it at the top: its orders appear here.'))).toBeVisible()
  const button = page.getByRole('button', { name: say('Export') })
  const menu = page.getByRole('menu', { name: say('Export') })
  const first = menu.getByRole('menuitem').first()
  await button.click()
  await expect(first).toHaveAttribute('aria-disabled', 'true')
  await expect(first).toHaveAccessibleDescription(saying('Choose a service point first.'))
  await page.keyboard.press('Escape')
  await choosePoint(page, granVia)
  const sent = writes(page, 'POST')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(menu).toBeFocused()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await first.dblclick()
  await expect(
    page.getByText(say('The report has been requested. You will find it under Reports when it is ready.')),
  ).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a user who may only read sees why, in the menu of a row', async ({ enter }) => {
  const page = await enter('customer-viewer', '/orders')
  await chooseAnyPoint(page)
  await expect(page.getByRole('button', { name: say('Export') })).toBeVisible()
  await expect(page.getByRole('button', { name: say('New order') })).toHaveCount(0)
  await expect(cancelButton(page)).toHaveCount(0)
  const row = bucket(page, 'Next').getByRole('row').nth(1)
  await expectRefused(row, 'cancel', 'You may see orders but neither request nor change them.')
})
