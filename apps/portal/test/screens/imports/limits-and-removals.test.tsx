import { unwrap } from '@remesa/api-client/tasks'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { screen } from '../screen'
import { violations } from '../violations'
import { world } from '../world'
import { button, cell, ended, figures, give, report } from './import-parts'

const POINTS = '/administration/servicepoints/import'
const USERS = '/administration/users/import'
const staff = { as: 'provider-staff' }

/** Id of `customer-empty`, who has no service points. */
const EMPTY = 10

const recordOf = async (codeSol: string) => {
  const { list, get } = world.as('provider-admin').servicePoints
  const { content } = await unwrap(list({ query: { codeSol, codePrecise: true, size: 10 } }))
  return unwrap(get({ params: { id: content[0]?.id ?? 0 } }))
}
const limitsOf = async (codeSol: string) =>
  Object.fromEntries((await recordOf(codeSol)).limits.map(({ currency, amount }) => [currency.code, amount]))

describe('a file of limits', () => {
  it('[IMP-58] [IMP-59] an import of limits changes all limits of a service point in one call, and asks the user about an ambiguous amount', async () => {
    const before = await limitsOf('0502')
    await screen(POINTS, staff)
    const rows = ['0101;0301;0502;EUR;7.500,50', '0101;0301;0502;USD;12,345', '0101;0301;0502;GBP;1']
    await give('limites.csv', ['Cliente;Centro;Cód. punto;Divisa;Límite', ...rows].join('\n'))
    await button('Check 3 rows').click()
    await expect.element(cell('Limit', 3)).toHaveAccessibleDescription(/12,35.*12\.345,00/)
    await expect.element(cell('Limit currency', 4)).toHaveAccessibleDescription(/^Use one of: .*EUR.*USD/)
    expect(await violations()).toEqual([])
    await cell('Limit', 3).fill('12345,00')
    await button('Leave out row 4').click()
    await expect.element(figures()).toMatchTextContent(/2rows are good.*2of them change a record/)
    await button('Import the 2 good rows').click()
    await ended()
    await expect.element(figures()).toMatchTextContent(/2written0refused/)
    expect(await limitsOf('0502')).toEqual({ ...before, EUR: 7500.5, USD: 12345 })
    expect(world.sent('servicePoints.save')).toHaveLength(1)
  })
})

describe('a file of removals', () => {
  it('[IMP-65] an import that removes assignments says so before it starts, and removes the assignments that its rows contain', async () => {
    const heading = 'Usuario;Cliente;Centro;Cód. punto;Acción'
    await screen(USERS, staff)
    await give(
      'users.csv',
      [heading, 'customer-empty;0101;0301;0501;', 'customer-empty;0101;0301;0502;añadir'].join('\n'),
    )
    await button('Check 2 rows').click()
    await button('Import all 2 rows').click()
    await ended()
    await button('Other file').click()
    const rows = [
      'customer-empty;0101;0301;0501;quitar',
      'customer-empty;0101;0302;;quitar',
      'customer-empty;0101;0301;0502;x',
    ]
    await give('users.csv', [heading, ...rows].join('\n'))
    await button('Check 3 rows').click()
    await expect.element(cell('Action', 4)).toHaveAccessibleDescription('Write add or remove')
    await expect
      .element(figures())
      .toMatchTextContent(/1row is good1of them removes an assignment1without a change/)
    await button('All 3').click()
    await expect.element(page.getByRole('rowheader', { name: '2 Removal' })).toBeVisible()
    expect(await violations()).toEqual([])
    await button('Import the good row').click()
    await ended()
    await expect.element(report()).toBeVisible()
    const { clients } = await unwrap(world.as('provider-staff').users.get({ params: { id: EMPTY } }))
    const points = clients.flatMap(({ subclients }) =>
      subclients.flatMap(({ servicepoints }) => servicepoints),
    )
    expect(points.map(({ codeSol }) => codeSol)).toEqual(['0502'])
  })
})
