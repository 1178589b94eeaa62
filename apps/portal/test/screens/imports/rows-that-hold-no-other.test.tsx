import { unwrap } from '@remesa/api-client/tasks'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import writeXlsxFile from 'write-excel-file/browser'
import { screen } from '../screen'
import { violations } from '../violations'
import { world } from '../world'
import { button, cell, ended, figures, give, report } from './import-parts'

const IMPORT = '/administration/servicepoints/import'
const staff = { as: 'provider-staff' }

const HEADINGS = 'Cliente;Centro;Sistema origen;Cód. punto;Nombre;Calle y número;ID SmartCash;Terminal'
const line = (code: string, { source = '', device = `DEV-${code}` } = {}) =>
  `0101;0301;${source};${code};Punto ${code};Calle Ñ 1;SC-${code};${device}`

const pointsOf = async (codeSol: string) => {
  const { list } = world.as('provider-admin').servicePoints
  return (await unwrap(list({ query: { codeSol, codePrecise: true, size: 10 } }))).content
}

describe('a file of service points', () => {
  it('[IMP-27] [IMP-16] an import of service points skips rows that were excluded or whose check failed, and its counts add up', async () => {
    await screen(IMPORT, staff)
    const rows = [line('NA-1'), line('FAIL-1', { source: 'SIGII' }), line('NA-2'), line('NA 3')]
    await give('puntos.csv', [HEADINGS, ...rows].join('\n'))
    await button('Check 4 rows').click()
    await expect.element(cell('Code', 3)).toHaveAccessibleDescription('Not answered. Check again')
    await expect.element(button('Check again')).toBeVisible()
    await button('Leave out row 5').click()
    await expect.element(button('Include row 5')).toBeVisible()
    await expect.element(figures()).toMatchTextContent(/2rows are good.*1to correct1left out/)
    expect(await violations()).toEqual([])
    await button('Import the 2 good rows').click()
    await ended()
    await expect.element(figures()).toMatchTextContent(/2written0refused.*2not sent/)
    await expect.element(report()).toMatchTextContent('Code: Not answered. Check again')
    await button('Correct the rows').click()
    await expect.element(figures()).toMatchTextContent(/0rows are good.*1to correct1left out2written before/)
    for (const code of ['NA-1', 'NA-2']) expect(await pointsOf(code)).toHaveLength(1)
  })

  it('[IMP-28] [IMP-23] an import of service points says which point already has a device, and which code has lost its leading zero', async () => {
    await screen(IMPORT, staff)
    const rows = [line('DV-1', { device: 'DEV-48008-1' }), line('501')]
    await give('puntos.csv', [HEADINGS, ...rows].join('\n'))
    await button('Check 2 rows').click()
    await expect
      .element(cell('Device id', 2))
      .toHaveAccessibleDescription(/^DEV-48008-1 is already the device of /)
    await expect.element(cell('Code', 3)).toHaveAccessibleDescription('There is no 501. Near: 0501')
    await button('Use 0501').click()
    await expect.element(cell('Code', 3)).not.toHaveAttribute('aria-invalid')
  })

  it('[IMP-3] [IMP-17] an import of service points shows the cells of a file as texts, and lets the user choose the row with the headings', async () => {
    await screen(IMPORT, staff)
    const text = (value: string) => ({ value, type: String })
    const code = (value: number) => ({ value, type: Number, format: '0000' })
    const data = [
      [text('Puntos 2026')],
      HEADINGS.split(';').map(text),
      [
        code(101),
        code(301),
        text(''),
        code(77),
        text('Bar & Co'),
        text('Calle 1'),
        text('SC-77'),
        text('DEV-77'),
      ],
      line('NF-2').split(';').map(text),
    ]
    await give('puntos.xlsx', await writeXlsxFile(data).toBlob())
    const headings = page.getByRole('combobox', { name: 'Headings' })
    await expect.element(headings).toHaveValue('2')
    await headings.selectOptions('1')
    await expect.element(page.getByRole('combobox', { name: 'Field for “Puntos 2026”' })).toBeVisible()
    await headings.selectOptions('2')
    expect(await violations()).toEqual([])
    await button('Check 2 rows').click()
    await button('Import all 2 rows').click()
    await ended()
    expect(await pointsOf('0077')).toMatchObject([{ description: 'Bar & Co' }])
  })

  it('[IMP-9] an import of service points reports a line of the file with unbalanced quotes, and imports the other lines', async () => {
    await screen(IMPORT, staff)
    const wrong = line('QT-2').replace('Punto QT-2', '"El Puerto" Bar')
    await give('puntos.csv', [HEADINGS, line('QT-1'), wrong].join('\n'))
    await button('Check 2 rows').click()
    await expect
      .element(cell('Description', 3))
      .toHaveAccessibleDescription(/^The quotes of this line do not fit/)
    await cell('Description', 3).fill('El Puerto Bar')
    await button('Next problem').click()
    await button('Import all 2 rows').click()
    await ended()
    expect(await pointsOf('QT-2')).toMatchObject([{ description: 'El Puerto Bar' }])
  })
})
