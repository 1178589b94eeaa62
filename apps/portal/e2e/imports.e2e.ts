import { readFile } from 'node:fs/promises'
import { POINTS } from './record-screens'
import { say } from './words'
import { expect, test } from './world'

test('[IMP-10] [IMP-51] the template of an import can be downloaded and imported unchanged, and the import’s report can be saved', async ({
  enter,
}) => {
  const page = await enter('provider-staff', POINTS)
  await page.getByRole('link', { name: say('Import', {}, 'record-lists.import') }).click()
  const template = page.waitForEvent('download')
  await page.getByRole('button', { name: say('Template ({type})', { type: 'XLSX' }) }).click()
  await page.getByTestId('import-file').setInputFiles({
    name: 'template.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await readFile(await (await template).path()),
  })
  const check = '{count, plural, one {Check # row} other {Check # rows}}'
  await page.getByRole('button', { name: say(check, { count: 1 }, 'imports.check') }).click()
  await expect(page.getByText(say('No row has a problem.'))).toBeVisible()
  await page
    .getByRole('button', { name: say('All {count, number}', { count: 1 }, 'imports.all'), exact: true })
    .click()
  // The client code keeps its leading zero, because the cells of the template are text.
  const client = say('Client code', {}, 'imports.field.client')
  await expect(
    page.getByRole('textbox', { name: say('{field}, row {row}', { field: client, row: 2 }, 'imports.cell') }),
  ).toHaveValue('0101')
  const importAll = '{count, plural, one {Import # row} other {Import all # rows}}'
  await page.getByRole('button', { name: say(importAll, { count: 1 }, 'imports.importAll') }).click()
  const done = say('Done. Importing the same file again writes nothing twice.')
  await expect(page.getByRole('status').filter({ hasText: done })).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: say('Report as CSV') }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/)
})
