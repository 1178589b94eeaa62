import { readFile } from 'node:fs/promises'
import { loseAnswers, sendAs, sendChanged } from './network'
import { readNoAnswer, readNotAuthorised } from './orders-screen'
import {
  announced,
  button,
  confirmed,
  download,
  exportList,
  failed,
  inRow,
  newest,
  newestRow,
  openReady,
  orders,
  REPORTS,
  users,
} from './reports-screen'
import { say, saying } from './words'
import { expect, inLanguage, test, violations } from './world'

const DELETION = /\/report\/\d+$/

const remove = () => saying('Delete {name}')

test('[RPT-40] [REP-29] an exported list is announced when it is ready, previewed, and downloaded under its name', async ({
  enter,
  origin,
}) => {
  const page = await enter('provider-admin', '/administration/users')
  await exportList(page, origin, '/administration/users')
  await button(page, saying('Open reports')).click()
  await expect(page).toHaveURL(/\/reports$/)
  await expect(announced(page, users())).toBeVisible()
  await expect(newest(page, users())).toContainText(say('Ready', {}, 'reports.status.UPLOADED'))
  expect(await violations(page)).toEqual([])

  const file = page.waitForEvent('download')
  await inRow(page, users(), download()).click()
  expect((await file).suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.xlsx$/)
  expect((await readFile(await (await file).path())).subarray(0, 2).toString()).toBe('PK')

  await inRow(page, users(), saying('First rows of {name}')).click()
  const preview = page.getByRole('dialog')
  await expect(preview.getByRole('rowheader', { name: 'customer-operator' })).toBeVisible()
  const csv = page.waitForEvent('download')
  await preview.getByRole('button', { name: say('Download as CSV') }).click()
  expect((await csv).suggestedFilename()).toMatch(/^users-.*\.csv$/)
  expect((await readFile(await (await csv).path())).toString('utf8')).toMatch(/^\uFEFF.*customer-operator/s)
  expect(await violations(page)).toEqual([])
})

inLanguage('es', () => {
  test('[RPT-33] [RPT-7] a report is removed once it is confirmed, and comes back', async ({
    page,
    origin,
  }) => {
    await openReady(page, origin, 'provider-admin')
    const report = await newestRow(page, users())
    await inRow(page, users(), remove()).click()
    await page.getByRole('alertdialog').getByRole('button').first().click()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await expect(report).toBeVisible()
    await inRow(page, users(), remove()).click()
    await confirmed(page)
    await expect(page.getByText(say('The report has been deleted'))).toBeVisible()
    await expect(report).toHaveCount(0)
    await button(page, saying('Undo')).click()
    await expect(report).toBeVisible()
  })
})

inLanguage('pt-BR', () => {
  test('[RPT-4] a removal whose answer is lost is shown as unknown, and then as what happened', async ({
    page,
    origin,
  }) => {
    await openReady(page, origin, 'customer-supervisor')
    const report = await newestRow(page, users())
    const answers = await loseAnswers(page, DELETION)
    await inRow(page, users(), remove()).click()
    await confirmed(page)
    await readNoAnswer(page)
    await answers.pass()
    await expect(report).toHaveCount(0)
  })
})

test('[RPT-6] [RPT-40] a report that could not be made is told on any page, and asked for again from its row', async ({
  orders: page,
  origin,
}) => {
  const changed = await sendChanged(page, /\/report\/orders$/, (body) => ({ ...body, type: 'ORDERS_FAIL' }))
  await page.getByRole('button', { name: say('Export') }).click()
  await page
    .getByRole('menu', { name: say('Export') })
    .getByRole('menuitem', { disabled: false })
    .first()
    .click()
  await expect(failed(page, orders())).toBeVisible()
  await changed.pass()

  await page.goto(`${origin}${REPORTS}`)
  const row = await newestRow(page, orders())
  await expect(row).toContainText(say('Failed', {}, 'reports.status.ERROR'))
  await expect(row.getByRole('button', { name: download() })).toHaveCount(0)
  await expect(row.getByRole('button', { name: remove() })).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  await row.getByRole('button', { name: saying('Request again: {name}') }).click()
  await confirmed(page)
  // The newest one is another one.
  await expect(row.or(newest(page, orders()))).toHaveCount(2)
  await expect(failed(page, orders())).toBeVisible()
})

test('[RPT-60] [RPT-61] a report is made every week from the day and time that are chosen, paused, and ended', async ({
  page,
  origin,
}) => {
  await openReady(page, origin, 'provider-admin')
  await inRow(page, users(), saying('Make {name} every week')).click()
  const asked = page.getByRole('alertdialog')
  const weekday = asked.getByLabel(say('Day', {}, 'reports.schedule.weekday'))
  const friday = (await weekday.locator('option[value="5"]').textContent()) ?? ''
  await weekday.selectOption('5')
  await expect(asked.getByRole('status')).toHaveText(/(06:00.*){3}/)
  expect(await violations(page)).toEqual([])
  await confirmed(page)
  await expect(page.getByText(say('The report will be made every week'))).toBeVisible()

  await page.reload()
  await button(page, saying('Weekly reports')).click()
  const weekly = page.getByRole('dialog')
  await expect(weekly.getByRole('listitem')).toContainText(new RegExp(`${friday}.*06:00`))
  await weekly.getByRole('switch').click()
  await expect(weekly.getByText(say('Paused', {}, 'reports.schedule.paused'))).toBeVisible()
  await weekly.getByRole('button', { name: saying('End weekly report: {name}') }).click()
  await expect(weekly.getByText(say('No report is made every week yet'))).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('[REP-30] a download from a server that is down says so, and works when it is back', async ({
  page,
  origin,
  faults,
}) => {
  await openReady(page, origin, 'provider-admin')
  await faults.kill()
  await inRow(page, users(), download()).click()
  await readNoAnswer(page)
  await faults.start()
  const file = page.waitForEvent('download')
  await inRow(page, users(), download()).click()
  await file
})

test('[PRM-49] a report of somebody else, or without the right any more, is not handed out', async ({
  page,
  origin,
  browser,
}) => {
  await openReady(page, origin, 'provider-admin')
  const foreign = await sendAs(
    page,
    { browser, origin, username: 'customer-other' },
    /\/report\/download\//,
    ['GET'],
  )
  await inRow(page, users(), download()).click()
  await expect(page.getByText(saying('The file could not be downloaded'))).toBeVisible()
  await foreign.pass()
  const withdrawn = await sendAs(
    page,
    { browser, origin, username: 'customer-deposit' },
    /\/report\/download\//,
    ['GET'],
  )
  await inRow(page, users(), download()).click()
  await readNotAuthorised(page)
  await withdrawn.pass()
})
