import { unwrap } from '@remesa/api-client/tasks'
import { readListState } from '@remesa/domain/kernel'
import { buildUsersReport, userListSpec, usersReportColumnNames } from '@remesa/domain/users'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { closeNotice } from '../notice'
import { AT_GRAN_VIA, openOrders } from '../orders/order-parts'
import { reload, revisit, screen } from '../screen'
import { violations } from '../violations'
import { world, worldStart } from '../world'

const DAY_MS = 86_400_000
const REPORTS = '/reports'

/** The reports of a type, the newest first. */
const ofType = (type: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: type, exact: true }) })
const newest = (type: string) => ofType(type).first()
const inRow = (name: RegExp, type = 'Users') => newest(type).getByRole('button', { name })
const idOf = (type: string) => newest(type).element().getAttribute('data-row-id')
const isShown = (id: string | null) => document.querySelector(`tr[data-row-id="${id}"]`) !== null
const confirm = () => page.getByRole('alertdialog').getByRole('button').last().click()
const scheduled = () => page.getByRole('dialog', { name: 'Scheduled reports' })

/** Advances the back end's time until a report has failed. A report fails after three attempts, some seconds apart. */
const untilGivenUp = () =>
  expect
    .poll(
      async () => {
        await world.setNow(new Date(Date.now() + 10_000))
        return page.getByText('Orders: the report could not be made').elements().length
      },
      { timeout: 40_000, interval: 500 },
    )
    .toBe(1)

/** Opens the reports of a user. The newest report is a list of users whose file is ready, and its id is returned. */
const openReady = async (as: string) => {
  const body = buildUsersReport(readListState([], userListSpec), usersReportColumnNames)
  await unwrap(world.as(as).users.requestReport({ body }, { idempotencyKey: crypto.randomUUID() }))
  await screen(REPORTS, { as })
  await expect.element(inRow(/^Download /)).toBeVisible()
  return idOf('Users')
}

describe('a report', () => {
  it('[RPT-40] the page on which a report was requested announces the finished report', async () => {
    await screen('/administration/users', { as: 'provider-admin' })
    await page.getByRole('button', { name: 'Export' }).click()
    await confirm()
    await expect.element(page.getByText('Users: the report is ready')).toBeVisible()
  })

  it('[RPT-8] the preview of a report shows its first rows', async () => {
    await openReady('provider-admin')
    await inRow(/^First rows of /).click()
    const preview = page.getByRole('dialog')
    await expect.element(preview.getByRole('rowheader', { name: /customer-operator/ })).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('[RPT-33] [RPT-7] a report is removed after a confirmation, and can be restored', async () => {
    const id = await openReady('provider-admin')
    await inRow(/^Delete /).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
    expect(isShown(id)).toBe(true)
    await inRow(/^Delete /).click()
    await confirm()
    await expect.element(page.getByText('The report has been deleted')).toBeVisible()
    await expect.poll(() => isShown(id)).toBe(false)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => isShown(id)).toBe(true)
  })

  it('[RPT-4] if the response to removing a report is lost, the list shows the stored state of the report', async () => {
    const id = await openReady('customer-supervisor')
    await world.fail({ call: 'reports.remove', as: 'lost-answer', times: 9 })
    await inRow(/^Delete /).click()
    await confirm()
    await closeNotice()
    await expect.poll(() => isShown(id)).toBe(false)
  })

  it('[RPT-6] [RPT-40] every page announces a failed report, whose row has a button to request it again', async () => {
    world.change('reports.requestOrders', (body: object) => ({ ...body, type: 'ORDERS_FAIL' }))
    await openOrders(AT_GRAN_VIA)
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menu', { name: 'Export' }).getByRole('menuitem').first().click()
    await page.getByRole('dialog').getByRole('button', { name: 'Request report' }).click()
    await untilGivenUp()
    await screen(REPORTS, { as: 'customer-operator' })
    await expect.element(newest('Orders')).toMatchTextContent('Failed')
    expect(newest('Orders').getByRole('button').elements()).toHaveLength(1)
    expect(await violations()).toEqual([])
    const failed = idOf('Orders')
    await inRow(/^Request again: /, 'Orders').click()
    await confirm()
    await expect.poll(() => idOf('Orders')).not.toBe(failed)
    await untilGivenUp()
  })

  it('[RPT-60] [RPT-61] a report can be scheduled every week at a chosen day and time, paused, and ended', async () => {
    await openReady('provider-admin')
    await inRow(/^Schedule /).click()
    const asked = page.getByRole('alertdialog')
    await asked.getByRole('combobox', { name: 'Day' }).selectOptions('5')
    await expect.element(asked.getByRole('status')).toMatchTextContent(/(06:00.*){3}/)
    expect(await violations()).toEqual([])
    await confirm()
    await expect.element(page.getByText('The report is scheduled')).toBeVisible()
    await reload({ as: 'provider-admin' })
    await page.getByRole('button', { name: 'Scheduled reports' }).click()
    await expect.element(scheduled().getByRole('listitem')).toMatchTextContent(/Friday.*06:00/)
    await scheduled().getByRole('switch').click()
    await expect.element(scheduled().getByText('Paused')).toBeVisible()
    await scheduled()
      .getByRole('button', { name: /^End scheduled report: / })
      .click()
    await expect.element(scheduled().getByText('No report is scheduled yet')).toBeVisible()
    expect(await violations()).toEqual([])
  })

  it('[RPT-60] [RPT-61] [RPT-67] a report can be scheduled for the last day of every month, and a confirmed click creates it at once', async () => {
    await openReady('customer-supervisor')
    await inRow(/^Schedule /).click()
    const asked = page.getByRole('alertdialog')
    await asked.getByRole('combobox', { name: 'How often' }).selectOptions('DAILY')
    await expect.element(asked.getByRole('status')).toMatchTextContent(/24\/11.*25\/11.*26\/11/)
    await expect.element(asked.getByRole('combobox', { name: 'Day' })).not.toBeInTheDocument()
    await asked.getByRole('combobox', { name: 'How often' }).selectOptions('MONTHLY')
    await asked.getByRole('combobox', { name: 'Day of the month' }).selectOptions('Last day')
    await expect.element(asked.getByRole('status')).toMatchTextContent(/30\/11.*31\/12.*31\/01/)
    expect(await violations()).toEqual([])
    await confirm()
    await expect.element(page.getByText('The report is scheduled')).toBeVisible()
    const before = ofType('Users').elements().length
    await page.getByRole('button', { name: 'Scheduled reports' }).click()
    const item = scheduled().getByRole('listitem')
    await expect.element(item).toMatchTextContent('Every month on its last day, 06:00, Europe/Madrid')
    expect(await violations()).toEqual([])
    await item.getByRole('button', { name: /^Run now: / }).click()
    expect(world.sent('reports.runSchedule')).toEqual([])
    await world.fail({ call: 'reports.runSchedule', as: 'lost-answer', times: 1 })
    await confirm()
    await expect.element(page.getByText(/^The report has been requested/)).toBeVisible()
    await scheduled().getByRole('button', { name: 'Close' }).click()
    await expect.element(ofType('Users')).toHaveLength(before + 1)
  })

  it('[RPT-6] [RPT-62] a report that has expired after eight days can be requested again, and its weekly schedule has created a newer report', async () => {
    await openReady('customer-supervisor')
    await inRow(/^Schedule /).click()
    await confirm()
    await expect.element(page.getByText('The report is scheduled')).toBeVisible()
    const before = ofType('Users').elements().length
    await revisit(new Date(worldStart.getTime() + 8 * DAY_MS), { as: 'customer-supervisor' })
    await expect.element(ofType('Users')).toHaveLength(before + 1)
    await expect.element(inRow(/^Download /)).toBeVisible()
    const expired = ofType('Users').nth(1)
    await expect.element(expired).toMatchTextContent('Expired')
    expect(expired.getByRole('button').elements()).toHaveLength(1)
    expect(await violations()).toEqual([])
    await expired.getByRole('button', { name: /^Request again: / }).click()
    await confirm()
    await expect.element(ofType('Users')).toHaveLength(before + 2)
    await expect.element(inRow(/^Download /)).toBeVisible()
  })

  it.each([
    [
      'of another user',
      'customer-other',
      () => expect.element(page.getByText(/^The file could not be downloaded/)).toBeVisible(),
    ],
    ['for a user whose right was withdrawn', 'customer-deposit', () => closeNotice('Not authorised')],
  ])('[PRM-49] the page says why a report %s can’t be downloaded', async (_, sender, isRefused) => {
    await openReady('provider-admin')
    world.sendAs('reports.download', sender)
    await inRow(/^Download /).click()
    await isRefused()
  })
})
