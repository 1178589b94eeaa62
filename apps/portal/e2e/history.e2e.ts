import type { Page } from '@playwright/test'
import { sendAs } from './network'
import {
  atList,
  BESIDE_FILTERS,
  CLIENTS,
  expectQuery,
  filters,
  openAs,
  rows,
  save,
  smartcash,
} from './record-screens'
import { say, saying } from './words'
import { expect, signIn, test, violations } from './world'

const AUDIT = '/administration/audit'

const tabs = (page: Page) => page.getByRole('navigation', { name: say('Parts of this record') })
const historyTab = (page: Page) => tabs(page).getByRole('link', { name: say('History', {}, 'nav.history') })
const auditTab = (page: Page) =>
  page
    .getByRole('navigation', { name: say('Parts of the administration') })
    .getByRole('link', { name: say('Audit') })
const details = (page: Page) => page.getByRole('button', { name: saying('Details of entry {entry}') })
const filterButton = (page: Page) => page.getByRole('button', { name: say('Filters'), exact: true })
/** Its name counts the filters in effect. */
const apply = (page: Page) => filters(page).getByRole('button').last()
const choice = (page: Page, label: string, key: string) =>
  page.getByRole('combobox', { name: say(label, {}, key), exact: true })

/** Saves another SmartCash id, as people do it. */
async function changeClient(page: Page, origin: string, id: number, value: string): Promise<void> {
  await page.goto(`${origin}${CLIENTS}/${id}`)
  await smartcash(page).fill(value)
  await save(page).click()
  await atList(page, CLIENTS)
}

test('[AUD-1] [RTE-12] the history of a client says who changed what, keeps its filters, and has what others did', async ({
  page,
  browser,
  origin,
}) => {
  const id = 5
  await page.setViewportSize(BESIDE_FILTERS.viewport)
  await openAs(page, origin, 'provider-admin', `${CLIENTS}/${id}`)
  const before = await smartcash(page).inputValue()
  await changeClient(page, origin, id, 'SC-FIRST')
  await page.goto(`${origin}${CLIENTS}/${id}`)
  await historyTab(page).click()
  await expect(page).toHaveURL(`${origin}${CLIENTS}/${id}/history`)
  await expect(historyTab(page)).toHaveAttribute('aria-current', 'page')
  await expect(rows(page)).toHaveCount(2)
  const latest = rows(page).nth(1)
  for (const text of [
    'Adela Marín',
    say('SmartCash id', {}, 'records.idSmartcash'),
    before,
    'SC-FIRST',
    '127.0.0.1',
  ])
    await expect(latest).toContainText(text)
  await expect(latest).toContainText(saying('Version {version}'))
  expect(await violations(page)).toEqual([])

  const context = await browser.newContext()
  const other = await context.newPage()
  await openAs(other, origin, 'provider-staff', `${CLIENTS}/${id}`)
  await changeClient(other, origin, id, 'SC-SECOND')
  await context.close()
  await page.reload()
  await expect(rows(page)).toHaveCount(3)
  await expect(rows(page).nth(1)).toContainText('Sergio Blanco')
  await expect(rows(page).nth(1)).toContainText(/SC-FIRST.*SC-SECOND/)

  await page.getByRole('textbox', { name: say('Person', {}, 'history.filter.person') }).fill('sergio')
  await page.keyboard.press('Enter')
  await expect(rows(page)).toHaveCount(2)
  await choice(page, 'Field', 'history.filter.field').selectOption('limits')
  await apply(page).click()
  await expect(page.getByText(say('Nothing matches these filters'))).toBeVisible()
  await expectQuery(page, { person: 'sergio', field: 'limits' })
  await page.goBack()
  await expect(rows(page).nth(1)).toContainText('Sergio Blanco')
  await page.reload()
  await expect(rows(page)).toHaveCount(2)

  await details(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('SC-SECOND')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('link', { name: say('Open the record') }).click()
  await expect(smartcash(page)).toHaveValue('SC-SECOND')
})

test('[AUD-1] the history of a user hides nothing from an administrator, and is closed to who may not open the user', async ({
  page,
  browser,
  origin,
}) => {
  const path = '/administration/users/3'
  await page.setViewportSize(BESIDE_FILTERS.viewport)
  await openAs(page, origin, 'provider-admin', path)
  const supervisor = page.getByRole('switch', { name: say('Supervisor') })
  await supervisor.press('Space')
  await expect(page.getByText(saying('Undo')).first()).toBeVisible()
  await historyTab(page).click()
  await expect(rows(page).nth(1)).toContainText(say('Supervisor'))
  await expect(rows(page).nth(1)).toContainText(say('Yes', {}, 'text.yes'))
  await expect(
    choice(page, 'Field', 'history.filter.field').getByRole('option', { name: say('OID') }),
  ).toHaveCount(1)

  // The right is taken away while the page is open.
  await sendAs(page, { browser, origin, username: 'customer-operator' }, /\/history\/users\//, ['GET'])
  await choice(page, 'Field', 'history.filter.field').selectOption('roles')
  await apply(page).click()
  await expect(page.getByRole('alert').filter({ hasText: say('The list could not be loaded') })).toBeVisible()

  const outsider = await browser.newPage()
  await signIn(outsider, origin, 'customer-operator', `${path}/history`)
  // The first page that they may read.
  await expect(outsider).toHaveURL(/\/(firms|orders)/)
  await outsider.close()

  await page.goto(`${origin}${path}`)
  await supervisor.press('Space')
  await expect(page.getByText(saying('Undo')).first()).toBeVisible()
  await expect(supervisor).not.toBeChecked()
})

test('[AUD-1] a record that does not exist, or is out of reach, has no history', async ({
  enter,
  origin,
}) => {
  const page = await enter('provider-staff', CLIENTS)
  for (const id of ['999999', 'abc']) {
    await page.goto(`${origin}${CLIENTS}/${id}/history`)
    await expect(page).toHaveURL(/\/404$/)
  }
  await page.goto(`${origin}${CLIENTS}/add`)
  await expect(save(page)).toBeVisible()
  await expect(tabs(page)).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('[AUD-1] a history that can’t be read says so, keeps its filters, and is read again', async ({
    enter,
    faults,
  }) => {
    const page = await enter('provider-admin', `${CLIENTS}/2/history`)
    await expect(page.getByText(say('Nothing has been changed here yet'))).toBeVisible()
    expect(await violations(page)).toEqual([])
    await faults.kill()
    await filterButton(page).click()
    await page.getByRole('textbox', { name: say('Person', {}, 'history.filter.person') }).fill('Adela')
    await page.keyboard.press('Enter')
    const failed = page.getByRole('alert').filter({ hasText: say('The list could not be loaded') })
    await expect(failed).toBeVisible()
    await faults.start()
    await failed.getByRole('button', { name: say('Try again') }).click()
    await expect(page.getByText(say('Nothing matches these filters'))).toBeVisible()
  })

  test('[AUD-2] [AUD-3] an administrator searches everything and verifies the chain', async ({
    enter,
    faults,
  }) => {
    const page = await enter('provider-admin', `${AUDIT}?action=signed-in&person=provider-admin`)
    await expect(rows(page).nth(1)).toContainText(say('Signed in', {}, 'history.action.signed-in'))
    expect(await violations(page)).toEqual([])
    const verify = page.getByRole('button', { name: say('Verify the history') })
    await verify.click()
    const verdict = page.getByRole('status').filter({ hasText: say('The history is intact') })
    await expect(verdict).toContainText(/[0-9a-f]{64}/)
    await expect(verdict.getByRole('button', { name: say('Copy the last hash') })).toBeVisible()
    expect(await violations(page)).toEqual([])

    await faults.kill()
    await page.getByRole('button', { name: say('Verify again') }).click()
    await expect(
      page.getByRole('alert').filter({ hasText: say('The history could not be verified') }),
    ).toBeVisible()
    await faults.start()
    await page.getByRole('button', { name: say('Verify again') }).click()
    await expect(verdict).toBeVisible()
  })
})

test('[AUD-2] an entry of the audit leads to its record and to the record’s history', async ({
  enter,
  origin,
}) => {
  const page = await enter('provider-admin', AUDIT)
  await changeClient(page, origin, 1, 'SC-AUDIT')
  await auditTab(page).click()
  await page.goto(`${origin}${AUDIT}?kind=clients&action=changed&subject=${'a'}`)
  const entry = rows(page).filter({ hasText: 'SC-AUDIT' })
  await expect(entry).toHaveCount(1)
  await entry.getByRole('button', { name: saying('Details of entry {entry}') }).click()
  const title = (await page.getByRole('dialog').getByRole('heading').first().innerText()).replaceAll(
    /\D/g,
    '',
  )
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say('History of the record') })
    .click()
  await expect(page).toHaveURL(`${origin}${CLIENTS}/1/history`)
  await expect(rows(page).nth(1)).toContainText('SC-AUDIT')
  await page.goto(`${origin}${AUDIT}?entry=${title}`)
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).nth(1)).toContainText('SC-AUDIT')
})

test('[AUD-2] the audit is closed to everyone else', async ({ enter, browser, origin }) => {
  const page = await enter('provider-staff', CLIENTS)
  await expect(page.getByRole('navigation', { name: say('Parts of the administration') })).toBeVisible()
  await expect(auditTab(page)).toHaveCount(0)
  await page.goto(`${origin}${AUDIT}`)
  await expect(page).not.toHaveURL(new RegExp(AUDIT))

  const context = await browser.newContext()
  const supervisor = await context.newPage()
  await signIn(supervisor, origin, 'customer-supervisor', AUDIT)
  await expect(supervisor).not.toHaveURL(new RegExp(AUDIT))
  await context.close()
})
