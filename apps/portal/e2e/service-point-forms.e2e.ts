import type { Page } from '@playwright/test'
import { holdCalls, sendAgain, sendChanged } from './network'
import { readNoAnswer } from './orders-screen'
import {
  atList,
  byHand,
  cancelForm,
  code,
  country,
  notFound,
  POINTS,
  save,
  sourceSystem,
  synchronise,
} from './record-screens'
import { say, saying } from './words'
import { expect, inLanguage, test, violations } from './world'

const ADD = `${POINTS}/add`

const field = (page: Page, english: string, key: string) =>
  page.getByRole('textbox', { name: say(english, {}, `service-points.form.${key}`), exact: true })
const device = (page: Page) => field(page, 'Device id', 'deviceId')
const fee = (page: Page) => field(page, 'Fee', 'payment.fee')
const channels = (page: Page) => page.getByRole('combobox', { name: say('Channels') })
const chosenChannels = (page: Page) => page.getByRole('list', { name: say('Channels') })
const withDevice = (page: Page) => page.getByText(say('Has a device that takes deposits'))
const module = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })

async function chooseParents(page: Page): Promise<void> {
  const client = page.getByRole('combobox', { name: say('Client', {}, 'service-points.form.clientId') })
  const center = page.getByRole('combobox', { name: say('Center', {}, 'service-points.form.subclientId') })
  await client.fill('0101')
  await page.getByRole('option', { name: /Bazar Norte/ }).click()
  await center.fill('0301')
  await page.getByRole('option', { name: /Bazar Norte Bilbao/ }).click()
}

async function enterByHand(page: Page, typed: string): Promise<void> {
  await byHand(page)
  await chooseParents(page)
  await code(page).fill(typed)
  await field(page, 'Description', 'description').fill(`Point ${typed}`)
  await field(page, 'Address', 'address').fill('Gran Vía 99')
  await field(page, 'SmartCash id', 'idSmartcash').fill(`SC-${typed}`)
  await device(page).fill(`DEV-${typed}`)
}

const isSave = (request: { method: () => string; url: () => string }) =>
  request.method() === 'POST' && /\/service-point$/.test(request.url())

test('[SVP-64] a point of the core system is added as SmartCash, with a channel created while typing, and edited', async ({
  enter,
}) => {
  const page = await enter('provider-admin', ADD)
  await expect(code(page)).toHaveAttribute('readonly')
  await country(page).selectOption('1')
  await sourceSystem(page).selectOption('SIGII')
  await chooseParents(page)
  await code(page).fill('404')
  await page.keyboard.press('Enter')
  await expect(notFound(page, '404')).toBeVisible()
  await code(page).fill('9202')
  await page.keyboard.press('Enter')
  await expect(field(page, 'Address', 'address')).toHaveValue('Plaza Nueva 11, 48005 Bilbao')
  await expect(field(page, 'Description', 'description')).toHaveAttribute('readonly')
  await module(page, 'Sol Customer Pickup').check()
  await withDevice(page).click()
  await expect(module(page, 'Sol Customer Pickup')).toHaveCount(0)
  await field(page, 'SmartCash id', 'idSmartcash').fill('SC-9202')
  await device(page).fill('DEV-9202')
  for (const name of ['Smartcash Deposit', 'Smartcash Virtual Safe', 'Smartcash Payment'])
    await module(page, name).check()
  await channels(page).fill('Kiosk 9202')
  // Its toast is gone after a while: it comes first.
  await expect(page.getByText(say('The channel has been created'))).toBeVisible()
  await expect(chosenChannels(page)).toContainText('Kiosk 9202')
  await expect(field(page, 'Safe account', 'ssId')).toHaveValue('SAFE-REMESA')
  await expect(page.getByText(say('The default password is used, and never shown'))).toBeVisible()
  await page.getByRole('button', { name: say('Replace', {}, 'service-points.password.replace') }).click()
  await field(page, 'Safe account', 'ssId').fill('SAFE-1')
  await page.getByLabel(say('Password', {}, 'service-points.form.password'), { exact: true }).fill('secret')
  await field(page, 'Account id', 'payment.accountId').fill('ACC-1')
  await field(page, 'Location id', 'payment.locationId').fill('LOC-1')
  await fee(page).fill('1.5')
  await expect(save(page)).toHaveAttribute('aria-disabled', 'true')
  await fee(page).fill('25')
  expect(await violations(page)).toEqual([])
  const sent = page.waitForRequest(isSave)
  await save(page).click()
  expect((await sent).postDataJSON()).toMatchObject({
    type: 'CASHTODAY',
    codeSol: '9202',
    deviceId: 'DEV-9202',
    adapters: [2, 11, 12],
    ssId: 'SAFE-1',
    password: 'secret',
    paymentService: { accountId: 'ACC-1', locationId: 'LOC-1', fee: 25 },
    thirdcodes: [{ system: 'SAP', code: 'S-9202' }],
  })
  await expect(page.getByText(say('The service point has been saved'))).toBeVisible()
  await atList(page, POINTS)

  await page
    .getByRole('row', { name: /Plaza Nueva/ })
    .getByRole('link')
    .click()
  await expect(page.getByText(say('It is set, and never shown'))).toBeVisible()
  await expect(chosenChannels(page)).toContainText('Kiosk 9202')
  await page.getByText(say('Served by the armoured truck, without a device')).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(say('Device id', {}, 'service-points.form.deviceId'))
  await question.getByRole('button', { name: say('Cancel'), exact: true }).click()
  await device(page).fill('DEV-9202-B')
  await expect(page.getByText(say('Was: {value}', { value: 'DEV-9202' }))).toBeVisible()
  const changed = page.waitForRequest(isSave)
  await page.keyboard.press('ControlOrMeta+s')
  const body = (await changed).postDataJSON()
  expect(body).toMatchObject({ deviceId: 'DEV-9202-B', ssId: 'SAFE-1' })
  expect(body).not.toHaveProperty('password')
  await atList(page, POINTS)
})

test('[SVP-82] a channel that was refused says why under its field, and the next one is created', async ({
  enter,
}) => {
  const page = await enter('provider-staff', ADD)
  await enterByHand(page, 'CH-1')
  await module(page, 'Smartcash Deposit').check()
  const calls = await holdCalls(page, /\/channel\?.*text=/, 'POST')
  const creation = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/channel?'),
  )
  await channels(page).fill('Taken elsewhere')
  // Somebody else was faster.
  expect(await (await sendAgain(page, await creation)).json()).toMatchObject({ status: 1 })
  await calls.pass()
  await expect(channels(page)).toHaveAccessibleDescription(new RegExp(say('This channel already exists')))
  await channels(page).fill('After that')
  await expect(chosenChannels(page)).toContainText('After that')
})

test('[RCF-2] a refusal stands at its field, a lost answer keeps everything, and saving again adds the point once', async ({
  enter,
  faults,
}) => {
  const page = await enter('provider-staff', ADD)
  await enterByHand(page, 'LOST-9')
  await module(page, 'Smartcash Payment').check()
  await field(page, 'Account id', 'payment.accountId').fill('ACC-9')
  await field(page, 'Location id', 'payment.locationId').fill('LOC-9')
  await fee(page).fill('7')
  const calls = await sendChanged(page, /\/service-point$/, (body) => ({
    ...body,
    paymentService: { accountId: 'ACC-9', locationId: 'LOC-9', fee: 1.5 },
  }))
  await save(page).click()
  await expect(fee(page)).toHaveAccessibleDescription(new RegExp(say('Enter a whole number')))
  await calls.pass()
  await fee(page).fill('8')
  const keys: string[] = []
  page.on('request', (request) => {
    if (isSave(request)) keys.push(request.headers()['idempotency-key'] ?? '')
  })
  await faults.kill()
  await save(page).click()
  await readNoAnswer(page)
  await expect(page.getByRole('alert').filter({ hasText: say('It may have been saved') })).toBeVisible()
  await expect(device(page)).toHaveValue('DEV-LOST-9')
  await faults.start()
  faults.proxy.cutNextAnswerTo(/POST \/api\/configuration\/v1\/service-point/)
  await save(page).click()
  await atList(page, POINTS)
  expect(new Set(keys).size).toBe(1)
})

test('[RCF-1] a point that does not exist is an unknown address', async ({ enter, origin }) => {
  const page = await enter('provider-staff', POINTS)
  await page.goto(`${origin}${POINTS}/999999`)
  await expect(page).toHaveURL(/\/404$/)
})

test('service points are edited only by those who may', async ({ enter, origin }) => {
  const page = await enter('customer-supervisor', ADD)
  await expect(page).not.toHaveURL(new RegExp(`${ADD}$`))
  await page.goto(`${origin}${POINTS}/1`)
  await expect(page).not.toHaveURL(new RegExp(`${POINTS}/1$`))
  await expect(field(page, 'Address', 'address')).toHaveCount(0)
})

inLanguage('es', () => {
  test('[FRA-28] what was typed is asked about before it is left, and synchronising keeps it', async ({
    enter,
  }) => {
    const page = await enter('provider-admin', `${POINTS}/1`)
    await field(page, 'Address', 'address').fill('Typed 1')
    await synchronise(page)
    await expect(field(page, 'Address', 'address')).toHaveValue('Typed 1')
    await cancelForm(page).click()
    const question = page.getByRole('alertdialog', { name: say('Discard your changes?') })
    await question.getByRole('button', { name: say('Keep editing') }).click()
    await page.getByRole('button', { name: saying('Take back') }).click()
    await cancelForm(page).click()
    await atList(page, POINTS)
  })
})
