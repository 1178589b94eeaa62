import type { Page } from '@playwright/test'
import { holdUpSeal, isCameraOff } from './camera'
import { loseAnswers, sendAs, sendChanged } from './network'
import { readNoAnswer, readNotAuthorised } from './orders-screen'
import { say, saying } from './words'
import { type Enter, expect, test, violations } from './world'

const DEPOSIT = /\/v1\/devices\/deposit$/
const COUNTER = 'Delicias, caja inteligente'
const OPEN = 'Actur, caja inteligente'

const field = (page: Page, name: string) => page.getByRole('textbox', { name: say(name) })
const button = (page: Page, name: string) => page.getByRole('button', { name: say(name), exact: true })
const bookButton = (page: Page) => page.getByRole('button', { name: saying('Book {amount}') })
const latest = (page: Page) => page.getByRole('region', { name: say('Last deposits here') })
const bagRow = (page: Page, code: string) => page.getByRole('row').filter({ hasText: code })

const sendAgain = (page: Page) =>
  page.getByRole('button', {
    name: say('Send {count, plural, one {# bag} other {# bags}} again', { count: 1 }),
  })
const bookedHeading = (page: Page, amount: string) =>
  page.getByRole('heading', { name: say('Booked: {amount}', { amount }) })

let bags = 0
/** A code that no other bag has. */
const newCode = (): string => {
  bags += 1
  return `B-${Date.now()}-${bags}`
}

/** Opens the page of deposits and chooses a point. */
async function openDeposit(enter: Enter, point: string): Promise<Page> {
  const page = await enter('customer-deposit', '/deposit')
  await choosePoint(page, point)
  return page
}

async function choosePoint(page: Page, point: string): Promise<void> {
  await page.getByRole('combobox', { name: say('Service point') }).click()
  await page.getByRole('option', { name: point }).click()
}

const chooseContents = (page: Page) =>
  page.getByRole('combobox', { name: say('Contents', {}, 'deposits.commodity') }).selectOption({ index: 1 })

/** Types a bag as a hand scanner and a keyboard do: Enter goes on. */
async function typeBag(page: Page, code: string, amount: string): Promise<void> {
  await field(page, 'Bag code').fill(code)
  await page.keyboard.press('Enter')
  await expect(field(page, 'Amount')).toBeFocused()
  await page.keyboard.type(amount)
}

/** What the server has of a code at the chosen point. */
const registered = (page: Page, code: string) => latest(page).getByRole('listitem').filter({ hasText: code })

test('[DEP-01] [DEP-23] a deposit is entered by keyboard, confirmed, booked, and shown with its receipt', async ({
  enter,
}) => {
  const page = await openDeposit(enter, COUNTER)
  await page.getByRole('combobox', { name: say('Channel') }).selectOption({ label: 'Almacén' })
  await chooseContents(page)
  const code = newCode()
  await typeBag(page, code, '1234,5')
  await page.keyboard.press('Control+Enter')
  await expect(bagRow(page, code)).toContainText('1.234,50 €')
  await expect(page.getByText('Almacén')).toBeVisible()
  expect(await violations(page)).toEqual([])
  const call = page.waitForRequest(DEPOSIT)
  await expect(bookButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  const request = await call
  const { sessionId, channel } = request.postDataJSON()
  expect(request.headers()['idempotency-key']).toBe(sessionId)
  expect(channel).toBe('Almacén')
  await expect(bookedHeading(page, '1.234,50 €')).toBeVisible()
  await expect(page.getByText(say('The deposit has been booked'))).toBeVisible()
  await expect(bagRow(page, code)).toContainText(sessionId)
  await expect(registered(page, code)).toContainText('1.234,50 €')
  expect(await violations(page)).toEqual([])
  await button(page, 'Next deposit').click()
  await expect(field(page, 'Bag code')).toHaveValue('')
})

test('[DPS-42] [DPS-43] [DPS-48] several bags, cleared and brought back, are booked one by one, each with a number of its own', async ({
  enter,
}) => {
  const page = await openDeposit(enter, OPEN)
  await chooseContents(page)
  const codes = [newCode(), newCode(), newCode()]
  for (const code of codes) {
    await typeBag(page, code, '100')
    await page.keyboard.press('Enter')
    await expect(field(page, 'Bag code')).toBeFocused()
    await expect(field(page, 'Bag code')).toHaveValue('')
    await expect(field(page, 'Amount')).not.toHaveAttribute('aria-invalid')
  }
  await typeBag(page, codes[0] ?? '', '5')
  await page.keyboard.press('Enter')
  await expect(page.getByText(say('This bag is already on the list')).first()).toBeVisible()
  await field(page, 'Bag code').fill('')
  await field(page, 'Amount').fill('')
  await button(page, 'Clear all').click()
  await expect(page.getByText(say('All entries have been cleared'))).toBeVisible()
  for (const code of codes) await expect(bagRow(page, code)).toHaveCount(0)
  await page.getByRole('button', { name: say('Undo', {}, 'deposits.restore') }).click()
  for (const code of codes) await expect(bagRow(page, code)).toBeVisible()
  await button(page, 'Review').click()
  await bookButton(page).click()
  await expect(bookedHeading(page, '300,00 €')).toBeVisible()
  for (const code of codes) await expect(registered(page, code)).toHaveCount(1)
})

test('[DEP-09] a bag code is read by the camera, which is off afterwards, and the amount comes next', async ({
  enter,
}) => {
  const page = await openDeposit(enter, OPEN)
  await holdUpSeal(page)
  await page.getByRole('button', { name: say('Scan the code', {}, 'deposits.scan') }).click()
  await expect(page.getByRole('dialog', { name: say('Scan a code') })).toBeHidden()
  await expect(field(page, 'Bag code')).toHaveValue('S-2')
  await expect(field(page, 'Amount')).toBeFocused()
  expect(await isCameraOff(page)).toBe(true)
})

test('[DEP-15] [DEP-18] [DEP-19] what is missing or wrong is said at its field, with what would pass', async ({
  enter,
}) => {
  const page = await openDeposit(enter, COUNTER)
  await field(page, 'Amount').fill('0')
  await page.getByRole('textbox', { name: say('Account date') }).fill('01/01/2020')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(saying('Choose a day from {earliest} to {latest}')).first()).toBeVisible()
  await expect(field(page, 'Bag code')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'Amount')).toHaveAttribute('aria-invalid', 'true')
  expect(await violations(page)).toEqual([])
})

test('[DEP-24] [DEP-29] a deposit whose answer is lost is booked once, also after a reload', async ({
  enter,
}) => {
  const page = await openDeposit(enter, OPEN)
  await chooseContents(page)
  const code = newCode()
  await typeBag(page, code, '75')
  await page.keyboard.press('Control+Enter')
  const answers = await loseAnswers(page, DEPOSIT)
  await bookButton(page).click()
  await readNoAnswer(page)
  await expect(page.getByRole('alert')).toContainText(say('The deposit may have been booked'))
  await expect(bagRow(page, code)).toContainText(say('May be booked'))
  await answers.pass()
  await page.reload()
  await expect(bagRow(page, code)).toContainText(say('May be booked'))
  await sendAgain(page).click()
  await expect(bookedHeading(page, '75,00 €')).toBeVisible()
  await button(page, 'Next deposit').click()
  await choosePoint(page, OPEN)
  await expect(registered(page, code)).toHaveCount(1)
})

test('[DEP-24] a dead server loses nothing that was typed, and the deposit is booked when it is back', async ({
  enter,
  faults,
}) => {
  test.slow()
  const page = await openDeposit(enter, OPEN)
  await chooseContents(page)
  const code = newCode()
  await typeBag(page, code, '80')
  await page.keyboard.press('Control+Enter')
  await expect(bookButton(page)).toBeVisible()
  await faults.kill()
  await bookButton(page).click()
  await readNoAnswer(page)
  await expect(bagRow(page, code)).toContainText(say('May be booked'))
  await faults.start()
  await sendAgain(page).click()
  await expect(bookedHeading(page, '80,00 €')).toBeVisible()
  await expect(registered(page, code)).toHaveCount(1)
})

test('[AZ-01] [AZ-03] a right that was taken away, and a point of another customer, book nothing', async ({
  enter,
  browser,
  origin,
}) => {
  const page = await openDeposit(enter, OPEN)
  await chooseContents(page)
  const code = newCode()
  await typeBag(page, code, '60')
  await page.keyboard.press('Control+Enter')
  const withoutRight = await sendAs(page, { browser, origin, username: 'customer-viewer' }, DEPOSIT, ['POST'])
  await bookButton(page).click()
  await readNotAuthorised(page)
  await expect(bagRow(page, code)).toContainText(say('Not booked'))
  await withoutRight.pass()

  const another = await sendAs(page, { browser, origin, username: 'customer-operator' }, DEPOSIT, ['POST'])
  const again = sendAgain(page)
  await again.click()
  await expect(page.getByText(say('The deposit could not be booked'))).toBeVisible()
  await expect(bagRow(page, code)).toContainText(say('Not booked'))
  await another.pass()
  await expect(registered(page, code)).toHaveCount(0)
  await again.click()
  await expect(registered(page, code)).toHaveCount(1)
})

test('[DEP-16] [DEP-24] a refusal of the server is shown at the bag, and at the field when the bag is changed', async ({
  enter,
}) => {
  const page = await openDeposit(enter, COUNTER)
  await page.getByRole('combobox', { name: say('Channel') }).selectOption({ label: 'Mostrador' })
  await chooseContents(page)
  const code = newCode()
  await typeBag(page, code, '90')
  await page.keyboard.press('Control+Enter')
  const changed = await sendChanged(page, DEPOSIT, (body) => ({ ...Object(body), channel: 'Night safe' }))
  await bookButton(page).click()
  await expect(bagRow(page, code)).toContainText(say('Not booked'))
  await changed.pass()
  await page.getByRole('button', { name: say('Change bag {code}', { code }) }).click()
  await expect(field(page, 'Bag code')).toHaveValue(code)
  await expect(field(page, 'Amount')).toHaveValue('90')
  await expect(page.getByRole('combobox', { name: say('Channel') })).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('combobox', { name: say('Channel') }).selectOption({ label: 'Almacén' })
  await button(page, 'Review').click()
  await bookButton(page).click()
  await expect(bookedHeading(page, '90,00 €')).toBeVisible()
})

for (const language of ['es', 'pt']) {
  test.describe(`in ${language}`, () => {
    test.use({ language })
    test('[DEP-13] [DEP-30] comments are sent as the channel where the point has an open one', async ({
      enter,
    }) => {
      const page = await openDeposit(enter, OPEN)
      await chooseContents(page)
      await page.getByRole('textbox', { name: say('Comments', {}, 'deposits.comments') }).fill('Caja 2')
      const code = newCode()
      await typeBag(page, code, '0,01')
      await page.keyboard.press('Control+Enter')
      const call = page.waitForRequest(DEPOSIT)
      await bookButton(page).click()
      const { channel, extraData } = (await call).postDataJSON()
      expect([channel, extraData]).toEqual(['Caja 2', { OBSERVATIONS: 'Caja 2' }])
      await expect(bookedHeading(page, '0,01 €')).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
  })
}

test('[DEP-12] [DEP-35] a user without a point that takes deposits reads why there is nothing to choose', async ({
  enter,
}) => {
  const page = await enter('customer-empty', '/deposit')
  await expect(page.getByText(say('No service points'))).toBeVisible()
  await expect(
    page.getByText(
      say(
        'None of your service points takes deposits. Ask your administrator for a point with a deposit device.',
      ),
    ),
  ).toBeVisible()
})

test('[DEP-12] the only point that takes deposits is chosen by itself', async ({ enter }) => {
  const page = await enter('customer-operator', '/deposit')
  await expect(page.getByRole('combobox', { name: say('Service point') })).toHaveValue(
    'Abando, caja inteligente',
  )
})
