import { unwrap } from '@remesa/api-client/tasks'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import writeXlsxFile from 'write-excel-file/browser'
import { expectPath } from '../address'
import { screen } from '../screen'
import { violations } from '../violations'
import { world } from '../world'
import { button, cell, ended, figures, give, report } from './import-parts'

const POINTS = '/administration/servicepoints'
const IMPORT = `${POINTS}/import`
const staff = { as: 'provider-staff' }

const HEADINGS = 'Cliente;Centro;Cód. punto;Nombre;Calle y número;ID SmartCash;Terminal;Observaciones'
const line = (code: string, more: { readonly client?: string; readonly address?: string } = {}) =>
  `${more.client ?? '0101'};0301;${code};Punto ${code};${more.address ?? 'Calle Ñ 1'};SC-${code};DEV-${code};a las 9`
/** The bytes of a text in Windows-1252, the encoding in which spreadsheet programs save CSV files. */
const windows1252 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

const points = (as: string) => world.as(as).servicePoints
const pointsOf = async (codeSol: string) => {
  const query = { codeSol, codePrecise: true, size: 10 } as const
  return (await unwrap(points('provider-admin').list({ query }))).content
}

/**
 * Deactivates and activates a service point as another user. The point then has the same data as before, but a newer
 * version.
 */
const switchOffAndOn = async (code: string) => {
  const [{ id } = { id: 0 }] = await pointsOf(code)
  for (const value of [false, true])
    await unwrap(points('provider-admin').setStatus({ params: { id }, body: { value } }))
}

describe('a file of service points', () => {
  it.each([
    ['notes.pdf', 'Choose an XLSX or CSV file.'],
    ['damaged.xlsx', 'It is damaged or not what its name says. Save it again as XLSX or CSV.'],
  ])('an import of service points refuses the file %s with the reason: %s', async (name, words) => {
    await screen(IMPORT, staff)
    await give(name, 'x')
    await expect.element(page.getByRole('alert')).toMatchTextContent(words)
  })

  it('[IMP-51] an import of service points writes all rows without problems at once, and the other rows after the user corrected them on the page', async () => {
    await screen(POINTS, staff)
    await page.getByRole('link', { name: 'Import' }).click()
    const rows = [HEADINGS, line('IMP-1'), line('IMP-2', { client: '101' }), line('IMP 3', { address: '' })]
    await give('puntos.csv', windows1252(rows.join('\r\n')))
    await expect.element(page.getByRole('combobox', { name: 'Field for “Observaciones”' })).toHaveValue('')
    expect(await violations()).toEqual([])
    await button('Check 3 rows').click()
    await expect
      .element(cell('Code', 4))
      .toHaveAccessibleDescription('Use letters, digits, dashes and underscores only')
    await expect.element(figures()).toMatchTextContent('Nothing is written yet.')
    expect(await violations()).toEqual([])
    await button('Use 0101').click()
    await expect.element(cell('Client code', 3)).toHaveValue('0101')
    await expect.element(cell('Client code', 3)).not.toHaveAttribute('aria-invalid')
    await button('Import the 2 good rows').click()
    await ended()
    await expect.element(report()).toMatchTextContent('Punto IMP 3')
    expect(await violations()).toEqual([])
    await button('Correct the rows').click()
    await cell('Code', 4).fill('IMP-3')
    await cell('Address', 4).fill('Calle Amparo 3')
    await userEvent.keyboard('{Enter}')
    await button('Import 1 row').click()
    await ended()
    for (const code of ['IMP-1', 'IMP-2', 'IMP-3']) expect(await pointsOf(code)).toHaveLength(1)
    await page.getByRole('link', { name: 'Show the points' }).click()
    await expectPath(POINTS)
  })

  it('[IMP-54] [IMP-6] an import of service points changes existing points, but does not overwrite a change of another user', async () => {
    await screen(IMPORT, staff)
    await give('puntos.csv', [HEADINGS, line('UPD-1'), line('UPD-2')].join('\n'))
    await button('Check 2 rows').click()
    await button('Import all 2 rows').click()
    await ended()
    await button('Other file').click()
    const sheet = (name: string, rows: readonly string[]) => ({
      sheet: name,
      data: [HEADINGS, ...rows].map((row) => row.split(';').map((value) => ({ value, type: String }))),
    })
    const workbook = await writeXlsxFile([
      sheet('Octubre', [line('UPD-9')]),
      sheet('Noviembre', [line('UPD-1', { address: 'Calle Nueva 9' }), line('UPD-2')]),
    ]).toBlob()
    await give('puntos.xlsx', workbook)
    await page.getByRole('combobox', { name: 'Sheet' }).selectOptions('Noviembre')
    await button('Check 2 rows').click()
    await expect.element(cell('Address', 2)).toHaveAccessibleDescription('Was: Calle Ñ 1')
    await expect.element(figures()).toMatchTextContent('1without a change')
    expect(await violations()).toEqual([])
    await switchOffAndOn('UPD-1')
    await button('Import the good row').click()
    await ended()
    await expect
      .element(report())
      .toMatchTextContent(
        'Somebody else has changed it meanwhile. Choose “Correct the rows” to see what it is now.',
      )
    await button('Correct the rows').click()
    await expect.element(cell('Address', 2)).toHaveValue('Calle Nueva 9')
    await button('Import the good row').click()
    await ended()
    expect(await pointsOf('UPD-1')).toMatchObject([{ address: 'Calle Nueva 9' }])
  })

  it('a file of service points can be imported only by users who may add points', async () => {
    await screen(IMPORT, { as: 'customer-supervisor' })
    await expect.poll(() => location.pathname).not.toBe(IMPORT)
    await screen(POINTS, { as: 'customer-supervisor' })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Import' })).not.toBeInTheDocument()
  })
})
