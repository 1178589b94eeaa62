import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { screen } from '../screen'
import { world } from '../world'
import { button, cell, ended, figures, give } from './import-parts'

const IMPORT = '/administration/users/import'
/** Id of `customer-empty`, who has no service points. */
const EMPTY = 10
const FILE = [
  'Usuario;Cliente;Centro;Cód. punto',
  'customer-empty;0101;0301;0501',
  'customer-empty;0101;0301;0502',
]

const openFile = async () => {
  await give('users.csv', FILE.join('\n'))
  await button('Check 2 rows').click()
}

const staff = () => world.as('provider-staff').users
const assigned = async () => {
  const answer = await staff().get({ params: { id: EMPTY } })
  return answer.ok ? answer.value.clients : []
}
const idsOf = (clients: Awaited<ReturnType<typeof assigned>>) =>
  clients.map(({ id, subclients }) => ({
    id,
    subclients: subclients.map((subclient) => ({
      id: subclient.id,
      servicepoints: subclient.servicepoints.map((point) => ({ id: point.id })),
    })),
  }))
const pointsAssigned = async (): Promise<number> =>
  (await assigned()).flatMap(({ subclients }) => subclients.flatMap(({ servicepoints }) => servicepoints))
    .length
const additions = () => world.sent('users.assign').length

describe('a file of users', () => {
  it('[IMP-32] a file of users can be imported again after the assignments of its first import were removed by hand', async () => {
    await screen(IMPORT, { as: 'provider-staff' })
    await openFile()
    await button('Import all 2 rows').click()
    await ended()
    expect(await pointsAssigned()).toBe(2)
    await staff().unassign({
      params: { id: EMPTY },
      body: { addOnlyClient: false, numberOfServicesPoint: 0, clients: idsOf(await assigned()) },
    })
    expect(await pointsAssigned()).toBe(0)
    await button('Other file').click()
    await openFile()
    await button('Import all 2 rows').click()
    await ended()
    expect(await pointsAssigned()).toBe(2)
  })

  it('[IMP-32] each row of a file of users is imported once, even if a response is lost and the import continues', async () => {
    await screen(IMPORT, { as: 'provider-staff' })
    await world.fail({ call: 'users.assign', as: 'lost-answer', times: 2 })
    await openFile()
    await button('Import all 2 rows').click()
    await expect
      .element(page.getByText('No answer came. Go on to find out: nothing is written twice.'))
      .toBeVisible()
    await button('Go on').click()
    await ended()
    const [first, again] = world.sent('users.assign').map(({ headers }) => headers.get('idempotency-key'))
    expect(again).toBe(first)
    expect(await pointsAssigned()).toBe(2)
  })

  it('[IMP-32] each row of a file of users is imported once, even if the page is reloaded during the import', async () => {
    await screen(IMPORT, { as: 'provider-staff' })
    await world.fail({ call: 'users.assign', as: 'lost-answer', times: 2 })
    await openFile()
    await button('Import all 2 rows').click()
    await expect
      .element(page.getByText('No answer came. Go on to find out: nothing is written twice.'))
      .toBeVisible()
    await screen(IMPORT, { as: 'provider-staff' })
    const before = additions()
    await openFile()
    await expect.element(figures()).toMatchTextContent('1without a change')
    await button('Import the good row').click()
    await ended()
    expect(additions() - before).toBe(1)
    expect(await pointsAssigned()).toBe(2)
  })

  it('[IMP-60] an import of users reports an unknown user, and assigns the service points of the other users in the file', async () => {
    await screen(IMPORT, { as: 'provider-staff' })
    await give('users.csv', [...FILE.slice(0, 2), 'nobody;0101;;'].join('\n'))
    await button('Check 2 rows').click()
    await expect
      .element(cell('User', 3))
      .toHaveAccessibleDescription('“nobody” was not found, or you can’t reach it')
    await button('Import the good row').click()
    await ended()
    expect(await pointsAssigned()).toBe(1)
  })
})
