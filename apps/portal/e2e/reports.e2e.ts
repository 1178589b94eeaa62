import { readFile } from 'node:fs/promises'
import { readNoAnswer } from './orders-screen'
import { say, saying } from './words'
import { expect, test } from './world'

test('[RPT-40] [REP-29] [REP-30] the portal announces the file of an exported list when it is ready, and downloads it once the server is back', {
  tag: '@core',
}, async ({ enter, faults }) => {
  test.slow()
  const page = await enter('provider-admin', '/administration/users')
  await page.getByRole('button', { name: say('Export', {}, 'list.export') }).click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await page.getByRole('button', { name: saying('Open reports') }).click()
  await expect(page).toHaveURL(/\/reports$/)
  const name = say('Users', {}, 'reports.type.USERS')
  await expect(page.getByText(say('{name}: the report is ready', { name }, 'reports.isReady'))).toBeVisible()
  const report = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .first()
  const download = report.getByRole('button', { name: saying('Download {name}') })

  await expect(download).toBeVisible()
  await faults.kill()
  await download.click()
  await readNoAnswer(page)
  await faults.start()
  const file = page.waitForEvent('download')
  await download.click()
  expect((await file).suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.xlsx$/)
  expect((await readFile(await (await file).path())).subarray(0, 2).toString()).toBe('PK')

  await report.getByRole('button', { name: saying('First rows of {name}') }).click()
  const csv = page.waitForEvent('download')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Download as CSV') })
    .click()
  expect((await csv).suggestedFilename()).toMatch(/^users-.*\.csv$/)
  expect((await readFile(await (await csv).path())).toString('utf8')).toMatch(/^\uFEFF.*customer-operator/s)
})
