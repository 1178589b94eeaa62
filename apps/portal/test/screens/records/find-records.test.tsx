import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectPath } from '../address'
import { WIDE } from '../list-page'
import { screen } from '../screen'
import { world } from '../world'

const field = () => page.getByRole('combobox', { name: 'Find or go to' })
const option = (name: RegExp) => page.getByRole('option', { name })
const find = async (text: string): Promise<void> => {
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field()).toHaveFocus()
  await field().fill(text)
}

describe('the palette', () => {
  it.each([
    ['DUERO emi', /Emilio Duero.*Users · customer-empty/, /^\/administration\/users\/\d+$/],
    ['norte 0101', /Bazar Norte.*Clients · 0101/, /^\/administration\/clients\/1$/],
    ['bilbao norte', /Bazar Norte Bilbao.*Centers/, /^\/administration\/subclients\/\d+$/],
    ['dev-48008-1', /Abando.*Service points/, /^\/administration\/servicepoints\/\d+$/],
  ])(
    '[FRA-41] the command palette finds a record by "%s", and opens the record',
    async (text, found, path) => {
      await screen('/administration/users', { as: 'provider-admin', ...WIDE })
      await find(text)
      await option(found).click()
      await expectPath(path)
    },
  )

  it('[FRA-41] the command palette can open the history of a record, and the page that adds a record', async () => {
    await screen('/administration/users', { as: 'provider-admin', ...WIDE })
    await find('norte 0101')
    await option(/History of Bazar Norte/).click()
    await expectPath('/administration/clients/1/history')
    await find('add service')
    await option(/Add service point/).click()
    await expectPath('/administration/servicepoints/add')
  })

  it('[FRA-41] the command palette searches only for records that its user may open', async () => {
    await screen('/orders', { as: 'customer-pickup', ...WIDE })
    await find('bazar')
    await expect.element(page.getByText(/Nothing matches|service points?/i).first()).toBeVisible()
    await expect.element(option(/Clients|Users/)).not.toBeInTheDocument()
    expect(world.sent('users.list')).toEqual([])
  })

  it('[FRA-41] for a user who may read only the list of service points, the command palette opens this list with a search for the chosen point', async () => {
    await screen('/administration/users', { as: 'customer-supervisor', ...WIDE })
    await find('bilbao gran')
    await option(/Gran Vía 12.*Service points/).click()
    await expectPath('/administration/servicepoints')
    await expect.element(page.getByRole('searchbox')).toHaveValue('Gran Vía 12')
    await expect.element(page.getByRole('row', { name: /Gran Vía 12/ })).toBeVisible()
    await expect.element(option(/History of/)).not.toBeInTheDocument()
  })

  it('[FRA-41] the command palette shows a failed search differently from an empty result', async () => {
    await world.fail({ call: 'users.list', as: 'server-error', times: 9 })
    await screen('/administration/clients', { as: 'provider-admin', ...WIDE })
    await find('emilio')
    await expect.element(page.getByText(/^Users and records could not be searched/)).toBeVisible()
    await expect.element(page.getByText(/^Nothing matches/)).not.toBeInTheDocument()
  })
})
