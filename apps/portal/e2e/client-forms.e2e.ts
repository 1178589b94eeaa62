import type { Page } from '@playwright/test'
import { holdCalls, sendAs } from './network'
import { readNoAnswer, readNotAuthorised } from './orders-screen'
import {
  atList,
  byHand,
  CLIENTS,
  cancelForm,
  code,
  country,
  description,
  openAs,
  save,
  searchButton,
  smartcash,
  sourceSystem,
  synchronise,
} from './record-screens'
import { beginning, say, saying } from './words'
import { expect, inLanguage, signIn, test, violations } from './world'

const ADD = `${CLIENTS}/add`

/** Lojas Tejo, which staff of Spain do not reach. */
const PORTUGUESE = 7

const outcome = (page: Page) => page.getByRole('main').getByRole('status')

async function chooseSpain(page: Page): Promise<void> {
  await country(page).selectOption('1')
  await sourceSystem(page).selectOption('SIGII')
}

async function enterByHand(page: Page, typed: string): Promise<void> {
  await byHand(page)
  await country(page).selectOption('1')
  await code(page).fill(typed)
  await description(page).fill(`Client ${typed}`)
  await smartcash(page).fill(`SC-${typed}`)
}

test('[RCF-3] a client of the core system is added: not found, late, changed, found', async ({ enter }) => {
  const page = await enter('provider-admin', ADD)
  await chooseSpain(page)
  await code(page).fill('404')
  await page.keyboard.press('Enter')
  await expect(outcome(page).filter({ hasText: say('{code} was not found', { code: '404' }) })).toBeVisible()
  await expect(code(page)).toHaveAccessibleDescription(new RegExp(say('The client was not found')))
  await expect(smartcash(page)).toHaveCount(0)

  // Slow at the back end, and held on the way, so that a busy machine has time to stop it.
  const lookups = await holdCalls(page, /\/sol\/.*\/client\?/)
  await code(page).fill('SLOW-9001')
  await searchButton(page).click()
  await expect(page.getByText(say('The core system has not answered yet'))).toBeVisible()
  await page.getByRole('button', { name: say('Stop', {}, 'records.lookup.stop') }).click()
  await expect(page.getByText(say('The core system has not answered yet'))).toBeHidden()
  await lookups.pass()

  await code(page).fill('9001')
  await searchButton(page).click()
  await expect(description(page)).toHaveValue('Floristería Alba')
  await expect(description(page)).toHaveAttribute('readonly')
  await expect(page.getByRole('rowheader', { name: 'SAP' })).toBeVisible()
  await smartcash(page).fill('SC-9001')
  await code(page).fill('9001-X')
  await expect(smartcash(page)).toHaveCount(0)
  await code(page).fill('9001')
  await searchButton(page).click()
  await expect(smartcash(page)).toHaveValue('')
  await expect(
    page.getByText(say('{count, plural, one {# field left} other {# fields left}}', { count: 1 })).first(),
  ).toBeVisible()
  expect(await violations(page)).toEqual([])
  await smartcash(page).fill('SC-9001')
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && /\/client\/$/.test(request.url()),
  )
  await save(page).click()
  expect((await sent).postDataJSON()).toEqual({
    oidSol: 'CL-9001',
    codeSol: '9001',
    uniqueCode: 'ES-9001',
    description: 'Floristería Alba',
    idSmartcash: 'SC-9001',
    active: true,
    country: 1,
    extradata: [],
    thirdcodes: [{ system: 'SAP', code: 'S-9001' }],
    limits: [],
  })
  await expect(page.getByText(say('The client has been saved'))).toBeVisible()
  await atList(page, CLIENTS)
})

inLanguage('es', () => {
  test('[RCF-3] whoever waits for the core system goes on by hand, with the code that they typed', async ({
    enter,
  }) => {
    const page = await enter('provider-staff', ADD)
    await expect(country(page)).toHaveValue('1')
    await expect(country(page)).toBeDisabled()
    await sourceSystem(page).selectOption('SIGII')
    await code(page).fill('SLOW-1')
    await searchButton(page).click()
    await page.getByRole('button', { name: say('Enter by hand') }).click()
    await expect(code(page)).toHaveValue('SLOW-1')
    await description(page).fill('Quiosco Lento')
    await smartcash(page).fill('SC-SLOW')
    await page.keyboard.press('ControlOrMeta+s')
    await atList(page, CLIENTS)
  })
})

test('[RCF-1] an edited client is saved with its tables, and is there when it opens again', async ({
  enter,
  origin,
}) => {
  const page = await enter('provider-admin', `${CLIENTS}/3`)
  const before = await smartcash(page).inputValue()
  await smartcash(page).fill('SC-NEW')
  await expect(page.getByText(say('Was: {value}', { value: before }))).toBeVisible()
  await page.getByRole('button', { name: saying('Take back') }).click()
  await expect(smartcash(page)).toHaveValue(before)
  await smartcash(page).fill('SC-NEW')

  await page.getByRole('button', { name: say('Add third code') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: say('System'), exact: true }).fill('CRM')
  await dialog.getByRole('textbox', { name: say('Code in that system') }).fill('C-1')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: say('Add limit') }).click()
  await dialog.getByRole('combobox').selectOption('EUR')
  await dialog.getByRole('textbox').fill('1.500,5')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: say('Add field') }).click()
  await dialog.getByRole('textbox', { name: say('Name', {}, 'records.extradata.name') }).fill('sheet')
  await dialog.getByRole('textbox', { name: say('Label') }).fill('Cash sheet')
  await dialog.getByRole('combobox').selectOption('scannable')
  await dialog.getByRole('combobox').last().selectOption('CODE_128')
  await page.keyboard.press('ControlOrMeta+Enter')
  await dialog.getByRole('button', { name: say('Cancel'), exact: true }).click()
  await expect(dialog).toBeHidden()
  expect(await violations(page)).toEqual([])
  await save(page).click()
  await atList(page, CLIENTS)

  await page.goto(`${origin}${CLIENTS}/3`)
  await expect(smartcash(page)).toHaveValue('SC-NEW')
  await expect(page.getByRole('row', { name: /CRM.*C-1/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /EUR.*1\.500,50/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /sheet.*CODE_128/ })).toBeVisible()
})

test('[RCF-1] a client that does not exist, or is out of reach, is an unknown address', async ({
  enter,
  origin,
}) => {
  const page = await enter('provider-staff', CLIENTS)
  await page.goto(`${origin}${CLIENTS}/999999`)
  await expect(page).toHaveURL(/\/404$/)
  await page.goto(`${origin}${CLIENTS}/abc`)
  await expect(page).toHaveURL(/\/404$/)
})

test('[RCF-1] a client that can’t be read says so below the heading of its list, and is read again', async ({
  enter,
  origin,
}) => {
  const page = await enter('provider-admin', CLIENTS)
  const reads = await holdCalls(page, /\/v1\/client\/3$/)
  await page.goto(`${origin}${CLIENTS}/3`)
  await reads.lose()
  await expect(page.getByText(say('It could not be loaded'))).toBeVisible()
  expect(await violations(page)).toEqual([])
  await reads.pass()
  await page.getByRole('button', { name: say('Try again') }).click()
  await expect(smartcash(page)).toBeVisible()
})

inLanguage('de', () => {
  test('[RCF-2] a client whose code is taken stays in the form with the reason', async ({ enter }) => {
    // The notice about cookies stays, and covers no button.
    const page = await enter('provider-admin', ADD)
    await enterByHand(page, '0101')
    await save(page).click()
    const taken = say('Another client already has this code')
    await expect(page.getByRole('alert').filter({ hasText: taken })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${ADD}$`))
    await expect(description(page)).toHaveValue('Client 0101')
    await code(page).fill('NEW-1')
    await save(page).dblclick()
    await atList(page, CLIENTS)
  })
})

test('[RCF-2] a lost answer keeps what was typed, and saving again adds the client once', async ({
  enter,
  faults,
}) => {
  const page = await enter('provider-admin', ADD)
  await enterByHand(page, 'LOST-1')
  const keys: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/client\/$/.test(request.url()))
      keys.push(request.headers()['idempotency-key'] ?? '')
  })
  await faults.kill()
  await save(page).click()
  await readNoAnswer(page)
  await expect(page.getByRole('alert').filter({ hasText: say('It may have been saved') })).toBeVisible()
  await expect(smartcash(page)).toHaveValue('SC-LOST-1')
  await faults.start()
  faults.proxy.cutNextAnswerTo(/POST \/api\/configuration\/v1\/client\//)
  await save(page).click()
  await atList(page, CLIENTS)
  expect(faults.proxy.cuts()).toBe(1)
  expect(keys.length).toBeGreaterThan(2)
  expect(new Set(keys).size).toBe(1)
})

test('[FRA-28] a form in which something was typed asks before it is left, by whatever way', async ({
  enter,
}) => {
  const page = await enter('provider-admin', '/administration/users')
  await page.getByRole('navigation', { name: say('Parts of the administration') }).waitFor()
  await page.evaluate((path) => window.history.pushState(null, '', path), `${CLIENTS}/2`)
  await expect(smartcash(page)).toBeVisible()
  const typed = 'SC-TYPED'
  await smartcash(page).fill(typed)
  const question = page.getByRole('alertdialog', { name: say('Discard your changes?') })
  const keep = async () => {
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: say('Keep editing') }).click()
    await expect(question).toBeHidden()
    await expect(smartcash(page)).toHaveValue(typed)
    await expect(page).toHaveURL(new RegExp(`${CLIENTS}/2$`))
  }
  await cancelForm(page).click()
  await keep()
  await page.getByRole('link', { name: say('Users', {}, 'nav.users') }).click()
  await keep()
  await page.evaluate(() => window.history.back())
  await keep()
  await page.getByRole('link', { name: say('Users', {}, 'nav.users') }).click()
  await question.getByRole('button', { name: say('Discard changes') }).click()
  await expect(page).toHaveURL(/\/administration\/users$/)
  await page.evaluate((path) => window.history.pushState(null, '', path), `${CLIENTS}/2`)
  await expect(smartcash(page)).not.toHaveValue(typed)
  await cancelForm(page).click()
  await atList(page, CLIENTS)
})

test('[RCF-4] a client is synchronised with the core system, and says so when that is not possible', async ({
  enter,
  browser,
  origin,
}) => {
  const page = await enter('provider-admin', `${CLIENTS}/${PORTUGUESE}`)
  await smartcash(page).fill('SC-KEPT')
  await synchronise(page)
  await expect(page.getByRole('rowheader', { name: 'SAP' })).toBeVisible()
  await expect(smartcash(page)).toHaveValue('SC-KEPT')
  await expect(page.getByText(beginning(saying('Was: {value}')))).toHaveCount(1)

  // Out of the reach of who is signed in by now.
  await sendAs(page, { browser, origin, username: 'provider-staff' }, /\/sync$/, ['POST'])
  await page.getByRole('button', { name: say('Synchronise') }).click()
  await expect(page.getByText(say('Something went wrong', {}, 'unexpectedError.title'))).toBeVisible()
  await expect(smartcash(page)).toHaveValue('SC-KEPT')
})

test('[RCF-5] two people edit one client: the second sees both values, chooses, and loses nothing, even without the right to save', async ({
  enter,
  browser,
  origin,
}) => {
  const context = await browser.newContext()
  const other = await context.newPage()
  const page = await enter('provider-admin', `${CLIENTS}/4`)
  await openAs(other, origin, 'provider-admin', `${CLIENTS}/4`)
  const addCode = async (on: Page, system: string) => {
    await on.getByRole('button', { name: say('Add third code') }).click()
    const dialog = on.getByRole('dialog')
    await dialog.getByRole('textbox', { name: say('System'), exact: true }).fill(system)
    await dialog.getByRole('textbox', { name: say('Code in that system') }).fill('1')
    await on.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
  }
  await smartcash(page).fill('SC-MINE')
  await smartcash(other).fill('SC-THEIRS')
  await addCode(other, 'CRM')
  await save(other).click()
  await atList(other, CLIENTS)

  await save(page).click()
  await expect(page.getByText(say('Someone else saved it while you were editing'))).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'CRM' })).toBeVisible()
  await expect(smartcash(page)).toHaveValue('SC-MINE')
  await expect(save(page)).toHaveAttribute('aria-disabled', 'true')
  expect(await violations(page)).toEqual([])
  await expect(
    page.getByRole('button', { name: say('Take theirs: {value}', { value: 'SC-THEIRS' }) }),
  ).toBeVisible()
  await page.getByRole('button', { name: say('Keep mine: {value}', { value: 'SC-MINE' }) }).click()
  const calls = await sendAs(page, { browser, origin, username: 'customer-supervisor' }, /\/client\/$/, [
    'POST',
  ])
  await save(page).click()
  await readNotAuthorised(page)
  await expect(smartcash(page)).toHaveValue('SC-MINE')
  await calls.pass()
  await save(page).click()
  await atList(page, CLIENTS)
  await other.goto(`${origin}${CLIENTS}/4`)
  await expect(smartcash(other)).toHaveValue('SC-MINE')
  await expect(other.getByRole('rowheader', { name: 'CRM' })).toBeVisible()
  await context.close()
})

test('clients are edited only by those who may', async ({ page, origin }) => {
  for (const path of [ADD, `${CLIENTS}/1`]) {
    await page.goto(`${origin}${path}`)
    if (path === ADD) await signIn(page, origin, 'customer-supervisor', path)
    await expect(page).not.toHaveURL(new RegExp(`${path}$`))
    await expect(smartcash(page)).toHaveCount(0)
  }
})
