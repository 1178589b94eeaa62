import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import writeXlsxFile from 'write-excel-file/node'
import { holdCalls } from './network'
import { POINTS, removePoint } from './record-screens'
import { say } from './words'
import { expect, test, tokenOf, violations } from './world'

const IMPORT = `${POINTS}/import`
const USERS = '/administration/users'
/** Id of `customer-empty`, who has no service points. */
const EMPTY = 10

const button = (page: Page, text: string, values: Record<string, number> = {}, key?: string) =>
  page.getByRole('button', { name: say(text, values, key), exact: true })
const cell = (page: Page, field: string, key: string, row: number) =>
  page.getByRole('textbox', {
    name: say('{field}, row {row}', { field: say(field, {}, `imports.field.${key}`), row }, 'imports.cell'),
    exact: true,
  })
const figures = (page: Page) => page.getByRole('region', { name: say('Rows in numbers') })
const report = (page: Page) => page.getByRole('list', { name: say('Rows of the run') })
const ended = async (page: Page) => {
  const done = say('Done. Importing the same file again writes nothing twice.')
  await expect(page.getByRole('status').filter({ hasText: done })).toBeVisible()
  // Not once more in the bar.
  await expect(page.getByText(done)).toHaveCount(1)
}

const checkRows = (page: Page, count: number) =>
  button(page, '{count, plural, one {Check # row} other {Check # rows}}', { count }, 'imports.check').click()
const importGood = (page: Page, count: number) =>
  button(
    page,
    '{count, plural, one {Import the good row} other {Import the # good rows}}',
    { count },
    'imports.importGood',
  ).click()
const importAll = (page: Page, count: number) =>
  button(
    page,
    '{count, plural, one {Import # row} other {Import all # rows}}',
    { count },
    'imports.importAll',
  ).click()

const give = (page: Page, name: string, text: string | Buffer) =>
  page.getByTestId('import-file').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: typeof text === 'string' ? Buffer.from(text) : text,
  })

const HEADINGS = 'Cliente;Centro;Cód. punto;Nombre;Calle y número;ID SmartCash;Terminal;Observaciones'
const line = (code: string, more: { readonly client?: string; readonly address?: string } = {}) =>
  `${more.client ?? '0101'};0301;${code};Punto ${code};${more.address ?? 'Calle Ñ 1'};SC-${code};DEV-${code};a las 9`

test('[IMP-51] points come in from a CSV file: a cell is corrected in place, and the good rows are written', async ({
  enter,
}) => {
  const page = await enter('provider-staff', POINTS)
  await page.getByRole('link', { name: say('Import', {}, 'record-lists.import') }).click()
  await give(page, 'notes.pdf', 'x')
  await expect(page.getByRole('alert')).toContainText(say('Choose an XLSX or CSV file.'))
  await give(page, 'damaged.xlsx', 'no workbook')
  await expect(page.getByRole('alert')).toContainText(
    say('It is damaged or not what its name says. Save it again as XLSX or CSV.'),
  )
  // Windows-1252, in which spreadsheet programs save.
  const rows = [HEADINGS, line('IMP-1'), line('IMP-2', { client: '101' }), line('IMP 3', { address: '' })]
  await give(page, 'puntos.csv', Buffer.from(rows.join('\r\n'), 'latin1'))
  const unused = page.getByRole('combobox', {
    name: say('Field for “{heading}”', { heading: 'Observaciones' }),
  })
  await expect(unused).toHaveValue('')
  expect(await violations(page)).toEqual([])
  await checkRows(page, 3)
  await expect(cell(page, 'Code', 'codeSol', 4)).toHaveAccessibleDescription(
    say('Use letters, digits, dashes and underscores only'),
  )
  await expect(figures(page)).toContainText(say('Nothing is written yet.'))
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: say('Use {text}', { text: '0101' }) }).click()
  await expect(cell(page, 'Client code', 'client', 3)).toHaveValue('0101')
  await expect(cell(page, 'Client code', 'client', 3)).not.toHaveAttribute('aria-invalid')
  await importGood(page, 2)
  await ended(page)
  await expect(report(page)).toContainText('Punto IMP 3')
  expect(await violations(page)).toEqual([])
  const saved = page.waitForEvent('download')
  await button(page, 'Report as CSV').click()
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/)
  await button(page, 'Correct the rows').click()
  await cell(page, 'Code', 'codeSol', 4).fill('IMP-3')
  await cell(page, 'Address', 'address', 4).fill('Calle Amparo 3')
  await cell(page, 'Address', 'address', 4).press('Enter')
  await importAll(page, 1)
  await ended(page)
  await page.getByRole('link', { name: say('Show the points') }).click()
  for (const code of ['IMP-1', 'IMP-2', 'IMP-3'])
    await expect(
      page.getByRole('row', { name: new RegExp(`Punto IMP.*${code}|${code}.*Punto IMP`) }),
    ).toHaveCount(1)
})

test('[IMP-54] [IMP-6] points that exist are changed from a sheet of a workbook, but not over someone else’s change', async ({
  enter,
  browser,
  origin,
}) => {
  const page = await enter('provider-staff', IMPORT)
  await give(page, 'puntos.csv', [HEADINGS, line('UPD-1'), line('UPD-2')].join('\n'))
  await checkRows(page, 2)
  await importAll(page, 2)
  await ended(page)
  await button(page, 'Other file').click()
  const sheet = (name: string, rows: readonly string[]) => ({
    sheet: name,
    data: [HEADINGS, ...rows].map((row) => row.split(';').map((value) => ({ value, type: String }))),
  })
  const workbook = await writeXlsxFile([
    sheet('Octubre', [line('UPD-9')]),
    sheet('Noviembre', [line('UPD-1', { address: 'Calle Nueva 9' }), line('UPD-2')]),
  ]).toBuffer()
  await give(page, 'puntos.xlsx', workbook)
  await page.getByRole('combobox', { name: say('Sheet') }).selectOption('Noviembre')
  const reads = await holdCalls(page, /\/service-point\/details\?/)
  await checkRows(page, 2)
  await expect(button(page, 'Import', {}, 'imports.import')).toHaveAttribute('aria-disabled', 'true')
  await reads.pass()
  const address = cell(page, 'Address', 'address', 2)
  await expect(address).toHaveAccessibleDescription(
    say('Was: {value}', { value: 'Calle Ñ 1' }, 'imports.was'),
  )
  await expect(figures(page)).toContainText(new RegExp(`1${say('without a change')}`))
  expect(await violations(page)).toEqual([])

  await switchOffAndOn(browser, origin, 'UPD-1')
  await importGood(page, 1)
  await ended(page)
  await expect(report(page)).toContainText(
    say('Somebody else has changed it meanwhile. Choose “Correct the rows” to see what it is now.'),
  )
  await button(page, 'Correct the rows').click()
  await expect(address).toHaveValue('Calle Nueva 9')
  await importGood(page, 1)
  await ended(page)
  await page.goto(`${origin}${POINTS}?codeSol=UPD-1&codePrecise=true`)
  await page.getByRole('row', { name: /UPD-1/ }).getByRole('link').first().click()
  await expect(
    page.getByRole('textbox', { name: say('Address', {}, 'service-points.form.address'), exact: true }),
  ).toHaveValue('Calle Nueva 9')
})

/** What another user does to a point meanwhile: it is as before, and has another version. */
async function switchOffAndOn(browser: Browser, origin: string, code: string): Promise<void> {
  const other = await browser.newPage()
  const headers = { authorization: await tokenOf(other, origin, 'provider-admin') }
  const points = `${origin}/api/configuration/v1/service-point`
  const found = await other.request.get(`${points}?codeSol=${code}&codePrecise=true`, { headers })
  const { content } = await found.json()
  for (const value of [false, true]) {
    const changed = await other.request.patch(`${points}/${content[0].id}`, { headers, data: { value } })
    expect(changed.status()).toBe(200)
  }
  await other.close()
}

test.describe('in German, on a phone', () => {
  test.use({ language: 'de', viewport: { width: 390, height: 844 } })

  test('[IMP-10] the template in the viewer’s language is a file that can be imported', async ({ enter }) => {
    const page = await enter('provider-staff', IMPORT)
    const template = page.waitForEvent('download')
    await page.getByRole('button', { name: say('Template ({type})', { type: 'XLSX' }) }).click()
    const path = await (await template).path()
    await give(page, 'vorlage.xlsx', await readFile(path))
    await checkRows(page, 1)
    await expect(page.getByText(say('No row has a problem.'))).toBeVisible()
    await button(page, 'All {count}', { count: 1 }, 'imports.all').click()
    // The code has its zero: cells of a template are text.
    await expect(cell(page, 'Client code', 'client', 2)).toHaveValue('0101')
    expect(await violations(page)).toEqual([])
    await importAll(page, 1)
    await ended(page)
  })
})

test('[IMP-32] a lost answer stops the run, and going on or importing the file again doubles nothing', async ({
  enter,
  origin,
  faults,
}) => {
  const file = ['client,center,code,name,address,smartcash id,device id']
    .concat(['L-1', 'L-2'].map((code) => `0101,0301,${code},Point ${code},Street 1,SC-${code},DEV-${code}`))
    .join('\n')
  const page = await enter('provider-staff', IMPORT)
  await give(page, 'points.csv', file)
  await checkRows(page, 2)
  await expect(page.getByText(say('No row has a problem.'))).toBeVisible()
  await faults.kill()
  await importAll(page, 2)
  await expect(report(page)).toContainText(
    say('No answer came. Go on to find out: nothing is written twice.'),
  )
  await faults.start()
  faults.proxy.cutNextAnswerTo(/POST \/api\/configuration\/v1\/service-point/)
  await button(page, 'Go on').click()
  await ended(page)
  await expect(figures(page)).toContainText(
    new RegExp(`^2${say('{count, plural, one {written} other {written}}', { count: 2 }, 'imports.written')}`),
  )
  await button(page, 'Other file').click()
  await give(page, 'points.csv', file)
  await checkRows(page, 2)
  await expect(button(page, 'Import', {}, 'imports.import')).toHaveAttribute('aria-disabled', 'true')
  await expect(figures(page)).toContainText(new RegExp(`2${say('without a change')}`))
  await page.goto(`${origin}${POINTS}?codeSol=L-1&codePrecise=true`)
  await expect(page.getByRole('row', { name: /Point L-1/ })).toHaveCount(1)
})

test('[IMP-60] users get points from a file, and what they have already stays', async ({ enter, origin }) => {
  const page = await enter('provider-staff', USERS)
  await page.getByRole('link', { name: say('Import', {}, 'record-lists.import') }).click()
  const file = 'Usuario;Cliente;Centro;Punto\ncustomer-empty;0101;0301;0501\nnobody;0101;;\n'
  await give(page, 'usuarios.csv', file)
  await checkRows(page, 2)
  await expect(cell(page, 'User', 'user', 3)).toHaveAccessibleDescription(
    say('There is no {code}, or you can’t reach it', { code: 'nobody' }),
  )
  await importGood(page, 1)
  await ended(page)
  await button(page, 'Other file').click()
  await give(page, 'usuarios.csv', file)
  await checkRows(page, 2)
  await expect(figures(page)).toContainText(new RegExp(`1${say('without a change')}`))
  await page.goto(`${origin}/administration/users/${EMPTY}`)
  await removePoint(page, 'Gran Vía 12')
})

test('points are imported only by those who may add them', async ({ enter, origin }) => {
  const page = await enter('customer-supervisor', IMPORT)
  await expect(page).not.toHaveURL(new RegExp(`${IMPORT}$`))
  await page.goto(`${origin}${POINTS}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: say('Import', {}, 'record-lists.import') })).toHaveCount(0)
})
