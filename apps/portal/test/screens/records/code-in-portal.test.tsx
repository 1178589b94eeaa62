import { unwrap } from '@remesa/api-client/tasks'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { expectPath } from '../address'
import { screen } from '../screen'
import { violations } from '../violations'
import { world } from '../world'
import { byHand, choice, choose, outcome, save, search, textField } from './form-parts'
import { CLIENTS, POINTS, SUBCLIENTS } from './list-parts'

const openIt = () => page.getByRole('main').getByRole('link', { name: 'Open it' })
const leave = () => page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' })
const smartcash = () => textField('SmartCash id')

/** Checks that the fields below the code are disabled, and that the field of the code shows the reason. */
const expectTaken = async (name: string) => {
  await expect.element(outcome(`${name} is in the portal already`)).toBeVisible()
  await expect.element(textField('Code')).toHaveAccessibleDescription(/The portal already has it/)
  await expect.element(smartcash()).not.toBeInTheDocument()
}

describe('a code that the portal has already', () => {
  it('[REC-28] the form of a new client links to an existing client with the same code, while the code is typed and after a search', async () => {
    await screen(`${CLIENTS}/add`, { as: 'provider-admin', width: 390 })
    await choice('Country').selectOptions('Spain')
    await choice('Source system').selectOptions('SIGII')
    await textField('Code').fill('0101')
    await expectTaken('Bazar Norte')
    await search()
    await expectTaken('Bazar Norte')
    expect(world.sent('clients.lookup')).toHaveLength(1)
    expect(await violations()).toEqual([])
    await expect.element(save()).toBeDisabled()
    await textField('Code').fill('9001')
    await search()
    await expect.element(textField('Description')).toHaveValue('Floristería Alba')
    await textField('Code').fill('0101')
    await openIt().click()
    await leave().click()
    await expectPath(`${CLIENTS}/1`)
  })

  it('[REC-28] a center with a code entered by hand is refused if its client has a center with this code, and typed text is kept', async () => {
    await screen(`${SUBCLIENTS}/add`, { as: 'provider-staff' })
    await byHand()
    await choose('Client', '0101', 'Bazar Norte')
    await textField('Code').fill('NEW-1')
    await textField('Description').fill('Bazar Norte Burgos')
    await textField('Code').fill('0301')
    await expectTaken('Bazar Norte Bilbao')
    await expect.element(outcome('0301, 0101 - Bazar Norte')).toBeVisible()
    await textField('Code').fill('0399')
    await expect.element(textField('Description')).toHaveValue('Bazar Norte Burgos')
  })

  it('[REC-28] a service point of the core system can’t be added if the portal has it below another center', async () => {
    const admin = world.as('provider-admin')
    const first = { page: 0, size: 2, orderBy: 'id', direction: 'ASC' } as const
    const [center, otherCenter] = (await unwrap(admin.subclients.list({ query: { clientId: 1, ...first } })))
      .content
    const [point] = (await unwrap(admin.servicePoints.list({ query: { subclientId: center?.id, ...first } })))
      .content
    if (otherCenter === undefined || point?.codeSol == null) throw new Error('no two centers or no point')
    await screen(`${POINTS}/add`, { as: 'provider-admin' })
    await choice('Country').selectOptions('Spain')
    await choose('Client', '0101', 'Bazar Norte')
    await choose('Center', otherCenter.codeSol ?? '', otherCenter.description)
    await choice('Source system').selectOptions('SIGII')
    await textField('Code').fill(point.codeSol)
    await search()
    await expectTaken(point.description)
    await expect.element(openIt()).toHaveAttribute('href', `${POINTS}/${point.id}`)
  })

  it('[REC-28] the form of a new client shows an inactive client with the same code, without a link', async () => {
    await unwrap(
      world
        .as('provider-admin')
        .clients.setStatus(
          { params: { id: 1 }, body: { value: false } },
          { idempotencyKey: crypto.randomUUID() },
        ),
    )
    await screen(`${CLIENTS}/add`, { as: 'provider-staff' })
    await byHand()
    await textField('Code').fill('0101')
    await expect.element(outcome('It is inactive')).toBeVisible()
    expect(openIt().elements()).toEqual([])
  })

  it('[REC-28] a new client can be entered while its code can’t be checked, and saving the client checks the code again', async () => {
    await world.fail({ call: 'clients.list', as: 'server-error', times: 9 })
    await screen(`${CLIENTS}/add`, { as: 'provider-staff' })
    await byHand()
    await textField('Code').fill('0101')
    await textField('Description').fill('Bazar')
    await smartcash().fill('SC-1')
    await save().click()
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'Another client already has this code' }))
      .toBeVisible()
  })
})
