import { composeStories } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { fn } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as stories from './subclient-form.stories'

const { Adding, AddingInOneCountry, Blocked, ByHand, Editing, Found, NoDelegations, ReadyToSearch, Refused } =
  composeStories(stories)

describe('the form of a subclient', () => {
  it('the form of a subclient shows the values of the core system as text, and sends a changed delegation', async () => {
    const onSend = fn()
    const screen = await renderIn('en', <Editing onSend={onSend} />)
    const core = screen.getByRole('region', { name: 'Core system' })
    await expect.element(core).toMatchTextContent(/0101 - Bazar Norte.*0301.*CE-0301.*Bazar Norte Bilbao/)
    const delegation = screen.getByRole('combobox', { name: 'Delegation' })
    await expect.element(delegation).toHaveValue('BIO-01')
    await delegation.selectOptions('Madrid')
    await expect.element(screen.getByText('Was: Bilbao')).toBeVisible()
    await screen.getByRole('button', { name: /^Save/ }).click()
    const [[sent] = []] = onSend.mock.calls
    expect(sent).toMatchObject({ draft: { delegation: 'MAD-01', record: { id: 1 } } })
  })

  it('the form of a new subclient accepts a code only after the user has chosen first the country and then the client', async () => {
    const screen = await renderIn('en', <Adding />)
    const client = screen.getByRole('combobox', { name: 'Client' })
    const code = screen.getByRole('textbox', { name: 'Code' })
    await expect.element(client).toHaveAccessibleDescription('Choose a country first')
    await expect.element(code).toHaveAccessibleDescription('Choose a country first')
    await screen.getByRole('combobox', { name: 'Country' }).selectOptions('Spain')
    await expect.element(code).toHaveAccessibleDescription('Choose a client first')
    await client.click()
    await screen.getByRole('option', { name: /Mercado Sur/ }).click()
    await expect.element(code).toHaveAccessibleDescription('Choose a source system first')
    await screen.getByRole('combobox', { name: 'Source system' }).selectOptions('None')
    await expect.element(code).not.toHaveAttribute('readonly')
  })

  it('the form of a subclient does not ask for the country if the user belongs to a single country', async () => {
    const screen = await renderIn('en', <AddingInOneCountry />)
    await expect.element(screen.getByRole('combobox', { name: 'Client' })).toBeEnabled()
    expect(screen.getByRole('combobox', { name: 'Country' }).elements()).toEqual([])
  })

  it('the form of a new subclient shows its other fields once the code is found, and hides them if the client is changed', async () => {
    const screen = await renderIn('en', <ReadyToSearch />)
    await expect
      .element(screen.getByRole('button', { name: /^Add$|^Add / }).last())
      .toHaveAccessibleDescription('Search for the code in the core system')
    expect(screen.getByRole('combobox', { name: 'Delegation' }).elements()).toEqual([])
    await screen.getByRole('button', { name: 'Search' }).click()
    await expect.element(screen.getByRole('combobox', { name: 'Delegation' })).toHaveValue('MAD-01')
    await expect.element(screen.getByRole('textbox', { name: 'Description' })).toHaveAttribute('readonly')
    await screen.getByRole('combobox', { name: 'Client' }).click()
    await screen.getByRole('option', { name: /Mercado Sur/ }).click()
    await expect.poll(() => screen.getByRole('combobox', { name: 'Delegation' }).elements()).toEqual([])
  })

  it('the form of a subclient sends a new subclient only when all required fields are filled in', async () => {
    const onSend = fn()
    const screen = await renderIn('en', <ByHand onSend={onSend} />)
    const add = screen.getByRole('button', { name: /^Add$|^Add / }).last()
    await expect.element(add).toHaveAccessibleDescription('2 fields left')
    await screen.getByRole('textbox', { name: 'Description' }).fill('Bazar Norte Vitoria')
    await screen.getByRole('textbox', { name: 'SmartCash id' }).fill('SC-9')
    await add.click()
    expect(onSend).toHaveBeenCalledOnce()
  })

  it('the form of a subclient says at the field of delegations that the delegations failed to load, and can load them again', async () => {
    const screen = await renderIn('en', <NoDelegations />)
    await expect.element(screen.getByText('The delegations could not be loaded')).toBeVisible()
    await expect
      .element(screen.getByRole('combobox', { name: 'Delegation' }))
      .not.toHaveAccessibleDescription()
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(screen.getByRole('combobox', { name: 'Delegation' })).toHaveValue('MAD-01')
    expect(screen.getByText('The delegations could not be loaded').elements()).toEqual([])
  })

  it('the form of an edited subclient shows its country to users who can choose countries', async () => {
    const screen = await renderIn('en', <Editing />)
    await expect.element(screen.getByRole('region', { name: 'Core system' })).toMatchTextContent(/Spain/)
    await screen.unmount()
    const staff = await renderIn('en', <Editing isAdmin={false} />)
    await expect.element(staff.getByRole('region', { name: 'Core system' })).toMatchTextContent(/0301/)
    expect(staff.getByText('Spain').elements()).toEqual([])
  })

  it('the form of a subclient has tables of third-party codes and limits, and no table of extra data', async () => {
    const screen = await renderIn('en', <Found />)
    await expect.element(screen.getByRole('region', { name: 'Limits' }).first()).toBeVisible()
    await expect.element(screen.getByRole('region', { name: 'Third codes' }).first()).toBeVisible()
    expect(screen.getByRole('region', { name: 'Extra data' }).elements()).toEqual([])
  })

  it('the form of a subclient shows a refusal at the refused field, and says in the alert if another subclient has the same code', async () => {
    const saved = async (form: ReactNode) => {
      const screen = await renderIn('en', form)
      await screen.getByRole('textbox', { name: 'SmartCash id' }).fill('SC-48008-0301')
      await screen.getByRole('button', { name: /^Save/ }).click()
      return screen
    }
    const screen = await saved(<Refused />)
    await expect
      .element(screen.getByRole('textbox', { name: 'SmartCash id' }))
      .toHaveAccessibleDescription('Enter at most 10 characters')
    await screen.unmount()
    const blocked = await saved(<Blocked />)
    await expect
      .element(blocked.getByRole('alert'))
      .toMatchTextContent(/Another center already has this code/)
  })
})
