import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectPath, expectQuery } from '../address'
import { countOfRows, failedList, PHONE, retry, rows, table, WIDE } from '../list-page'
import { reload, screen } from '../screen'
import { violations } from '../violations'
import { world } from '../world'

const CLIENT = { params: { id: 5 } }
const HISTORY = '/administration/clients/5/history'
const AUDIT = '/administration/audit'
const entry = (count: number) => rows().nth(count)
const person = () => page.getByRole('textbox', { name: 'Person' })
const field = () => page.getByRole('combobox', { name: 'Field', exact: true })

/** Creates two entries: one user deactivates the client, and another user activates the client. */
const switchTwice = async () => {
  await world.as('provider-admin').clients.setStatus({ ...CLIENT, body: { value: false } })
  await world.as('provider-staff').clients.setStatus({ ...CLIENT, body: { value: true } })
}

describe('the history of a record', () => {
  it('[AUD-1] [RTE-12] the history of a record lists its changes, the latest first, with their users and fields', async () => {
    await switchTwice()
    await screen('/administration/clients/5', { as: 'provider-admin', ...WIDE })
    const tab = page
      .getByRole('navigation', { name: 'Parts of this record' })
      .getByRole('link', { name: 'History' })
    await tab.click()
    await expectPath(HISTORY)
    await expect.element(tab).toHaveAttribute('aria-current', 'page')
    await expect.element(entry(1)).toMatchTextContent('Sergio Blanco')
    await expect.element(entry(1)).toMatchTextContent(/Active.*No.*Yes/)
    await expect.element(entry(1)).toMatchTextContent('Version 3')
    await expect.element(entry(2)).toMatchTextContent('Adela Marín')
    await page
      .getByRole('button', { name: /^Details of entry/ })
      .first()
      .click()
    expect(await violations()).toEqual([])
    await page.getByRole('dialog').getByRole('link', { name: 'Open the record' }).click()
    await expectPath('/administration/clients/5')
  })

  it('[AUD-1] a reload and the back button keep the filters of the history of a record, which are in the URL', async () => {
    await switchTwice()
    await screen(HISTORY, { as: 'provider-admin', ...WIDE })
    await person().fill('sergio')
    await userEvent.keyboard('{Enter}')
    await expect.poll(countOfRows).toBe(2)
    await field().selectOptions('limits')
    await page.getByRole('complementary', { name: 'Filters' }).getByRole('button').last().click()
    await expect.element(page.getByText('Nothing matches these filters')).toBeVisible()
    await expectQuery({ person: 'sergio', field: 'limits' })
    history.back()
    await expect.element(entry(1)).toMatchTextContent('Sergio Blanco')
    await reload({ as: 'provider-admin', ...WIDE })
    await expect.poll(countOfRows).toBe(2)
  })

  it('[AUD-1] the history of a record says if it failed to load or if the right was withdrawn, keeps its filters, and can be loaded again', async () => {
    await screen('/administration/clients/2/history', { as: 'provider-admin', ...PHONE })
    await expect.element(page.getByText('Nothing has been changed here yet')).toBeVisible()
    expect(await violations()).toEqual([])
    world.sendAs('history.record', 'customer-operator')
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    await person().fill('Adela')
    await userEvent.keyboard('{Enter}')
    await expect.element(failedList()).toBeVisible()
    world.sendAs('history.record', 'provider-admin')
    await retry().click()
    await expect.element(page.getByText('Nothing matches these filters')).toBeVisible()
    await expectQuery({ person: 'Adela' })
  })

  it.each([
    ['provider-staff', '/administration/clients/999999/history', '/404'],
    ['provider-staff', '/administration/clients/abc/history', '/404'],
    ['customer-operator', '/administration/users/3/history', '/orders'],
    ['provider-staff', AUDIT, '/administration/users'],
    ['customer-supervisor', AUDIT, '/administration/users'],
  ])(
    '[AUD-1] [AUD-2] the URL of a history that does not exist or that the user may not read redirects %s from %s to %s',
    async (as, path, to) => {
      await screen(path, { as })
      await expectPath(to)
    },
  )

  it('[AUD-1] the history of a user shows every field to an administrator', async () => {
    await screen('/administration/users/3/history', { as: 'provider-admin', ...WIDE })
    await expect.element(field().getByRole('option', { name: 'OID' })).toBeInTheDocument()
  })
})

describe('the audit', () => {
  it('[AUD-2] an administrator of one country sees no tab for the audit log', async () => {
    await screen('/administration/clients', { as: 'provider-staff' })
    const tabs = page.getByRole('navigation', { name: 'Parts of the administration' })
    await expect.element(tabs.getByRole('link', { name: 'Clients' })).toBeVisible()
    await expect.element(tabs.getByRole('link', { name: 'Audit' })).not.toBeInTheDocument()
  })

  it('[AUD-2] the audit log shows after four clicks who changed a field, and its URL can be shared', async () => {
    await switchTwice()
    await screen('/administration/users', { as: 'provider-admin', ...WIDE })
    await page
      .getByRole('navigation', { name: 'Parts of the administration' })
      .getByRole('link', { name: 'Audit' })
      .click()
    // Choosing an option counts as two clicks, one on the select and one on the option.
    await field().selectOptions('active')
    await page.getByRole('complementary', { name: 'Filters' }).getByRole('button').last().click()
    await expectQuery({ field: 'active' })
    await expect.element(entry(1)).toMatchTextContent('Sergio Blanco')
    await expect.element(entry(2)).toMatchTextContent('Adela Marín')
    expect(world.sent('history.list').at(-1)?.query).toMatchObject({ signIns: 'false' })
    expect(await violations()).toEqual([])
    await entry(1).getByRole('link').click()
    await expectPath('/administration/clients/5')
  })

  it('[AUD-10] the audit log requests a report of its entries once after a confirmation, but offers no report while its list is empty', async () => {
    await switchTwice()
    await screen(`${AUDIT}?field=active&from=2026-11-23`, { as: 'provider-admin', ...WIDE })
    await expect.element(entry(1)).toMatchTextContent('Sergio Blanco')
    await page.getByRole('button', { name: 'Export' }).click()
    const question = page.getByRole('alertdialog')
    await expect.element(question).toMatchTextContent('a row for each change')
    expect(world.sent('reports.requestAudit')).toEqual([])
    await world.fail({ call: 'reports.requestAudit', as: 'lost-answer', times: 1 })
    await question.getByRole('button', { name: 'Request report' }).click()
    await expect.element(page.getByText(/^The report has been requested/)).toBeVisible()
    expect(world.sent('reports.requestAudit').at(-1)?.body).toEqual({
      field: 'active',
      signIns: false,
      dateFrom: '2026-11-23T00:00:00+01:00',
      dateTo: null,
      timeZone: 'Europe/Madrid',
    })
    await person().fill('nobody')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Nothing matches these filters')).toBeVisible()
    await page.getByRole('button', { name: 'Export' }).click()
    await expect.element(page.getByText('The list is empty, so there is nothing to export.')).toBeVisible()
  })

  it('[AUD-2] the audit log links from an entry to the history of the changed record', async () => {
    await switchTwice()
    await screen(`${AUDIT}?kind=clients&action=changed&person=Sergio`, { as: 'provider-admin', ...WIDE })
    await expect.poll(countOfRows).toBe(2)
    await table()
      .getByRole('button', { name: /^Details of entry/ })
      .click()
    await page.getByRole('dialog').getByRole('link', { name: 'History of the record' }).click()
    await expectPath(HISTORY)
    await expect.poll(countOfRows).toBe(3)
  })

  it('[AUD-2] [AUD-3] the audit log can verify the hash chain of its entries on a phone, and says when the verification failed', async () => {
    await switchTwice()
    await screen(AUDIT, { as: 'provider-admin', ...PHONE })
    await expect.element(entry(1)).toMatchTextContent('Sergio Blanco')
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Verify the history' }).click()
    const verdict = page.getByRole('status').filter({ hasText: 'The history is intact' })
    await expect.element(verdict).toMatchTextContent(/[0-9a-f]{64}/)
    await expect.element(verdict.getByRole('button', { name: 'Copy the last hash' })).toBeVisible()
    expect(await violations()).toEqual([])
    await world.fail({ call: 'history.verify', as: 'network', times: 9 })
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Verify again' }).click()
    await expect.element(page.getByRole('alert').filter({ hasText: 'could not be verified' })).toBeVisible()
  })
})
