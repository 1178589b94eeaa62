import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectPath } from '../address'
import { screen } from '../screen'
import { violations } from '../violations'
import { world } from '../world'
import { byHand, choice, choose, outcome, save, search, textField } from './form-parts'
import { SUBCLIENTS } from './list-parts'

const ADD = `${SUBCLIENTS}/add`
const tryAgain = () => page.getByRole('button', { name: 'Try again' })

describe('the form of a center', () => {
  it('[SUB-58] [SUB-23] [LST-10] [LST-11] the form of a center can find a client by a search, and can add a center of the core system to this client', async () => {
    await screen(ADD, { as: 'provider-admin' })
    await expect.element(choice('Client')).toBeDisabled()
    await expect.element(choice('Client')).toHaveAccessibleDescription('Choose a country first')
    await choice('Country').selectOptions('Spain')
    await choose('Client', 'bazar', 'Bazar Norte')
    const searches = world.sent('clients.list').map(({ query }) => query['codeOrDesc'])
    expect(searches.filter((text) => text !== undefined && text !== '')).toEqual(['bazar'])
    await choice('Source system').selectOptions('SIGII')
    await textField('Code').fill('404')
    await userEvent.keyboard('{Enter}')
    await expect.element(outcome('404 was not found')).toBeVisible()
    await expect.element(textField('Code')).toHaveAccessibleDescription(/The center was not found/)
    await textField('Code').fill('9102')
    await search()
    await expect.element(textField('Description')).toHaveValue('Bazar Norte Vitoria')
    await choice('Delegation').selectOptions('Bilbao')
    await textField('SmartCash id').fill('SC-9102')
    expect(await violations()).toEqual([])
    await save().click()
    await expect.element(page.getByText('The center has been saved')).toBeVisible()
    await expectPath(SUBCLIENTS)
    expect(world.sent('subclients.save')[0]?.body).toMatchObject({
      codeSol: '9102',
      uniqueCode: 'ES-0101-9102',
      description: 'Bazar Norte Vitoria',
      idSmartcash: 'SC-9102',
      active: true,
      thirdcodes: [{ system: 'SAP', code: 'S-9102' }],
      limits: [],
    })
  })

  it('[SUB-43] [SUB-45] the form of a center offers the delegations of the country once they have loaded', async () => {
    await world.fail({ call: 'subclients.delegationsOf', as: 'network', times: 2 })
    await screen(ADD, { as: 'provider-staff' })
    await byHand()
    await choose('Client', '0101', 'Bazar Norte')
    await textField('Code').fill('HAND-1')
    await textField('Description').fill('Bazar Norte Burgos')
    await textField('SmartCash id').fill('SC-BURGOS')
    await expect.element(page.getByText('The delegations could not be loaded')).toBeVisible()
    await tryAgain().click()
    await choice('Delegation').selectOptions('Bilbao')
    await save().click()
    await expectPath(SUBCLIENTS)
    await expect.element(page.getByRole('rowheader', { name: 'Bazar Norte Burgos' })).toBeVisible()
  })

  it('[SUB-15] [SUB-31] the form of an existing center can synchronise the center and change its delegation', async () => {
    await screen(`${SUBCLIENTS}/1`, { as: 'provider-staff' })
    await page.getByRole('button', { name: 'Synchronise' }).click()
    await expect.element(page.getByText('Synchronised with the core system')).toBeVisible()
    expect(textField('Code').elements()).toEqual([])
    await choice('Delegation').selectOptions('Madrid')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expectPath(SUBCLIENTS)
    await screen(`${SUBCLIENTS}/1`, { as: 'provider-staff' })
    await expect.element(choice('Delegation')).toHaveDisplayValue('Madrid')
  })

  it('[LST-10] the form of a center reports a failed search for a client, and can repeat the search', async () => {
    await world.fail({ call: 'clients.list', as: 'network', times: 2 })
    await screen(ADD, { as: 'provider-staff' })
    await choice('Client').click()
    await expect.element(page.getByText('The search failed')).toBeVisible()
    await tryAgain().click()
    await expect.element(page.getByRole('option', { name: /Bazar Norte/ })).toBeVisible()
  })
})
