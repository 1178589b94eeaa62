import { composeStories } from '@storybook/react-vite'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '../../../test/render-in'
import * as stories from './record-tables.stories'

const { Filled, Empty, Faulty } = composeStories(stories)

const dialogOf = (screen: Awaited<ReturnType<typeof renderIn>>) => screen.getByRole('dialog')
const isClosed = (screen: Awaited<ReturnType<typeof renderIn>>) =>
  expect.poll(() => dialogOf(screen).elements()).toEqual([])

describe('the tables of a record', () => {
  it('the table of third-party codes adds each code only once, keeps the system of a code that is edited, and removes a code', async () => {
    const screen = await renderIn('en', <Filled />)
    await screen.getByRole('button', { name: 'Add third code' }).click()
    const system = dialogOf(screen).getByRole('textbox', { name: 'System' })
    await system.fill('sap ')
    await dialogOf(screen).getByRole('textbox', { name: 'Code in that system' }).fill('S-2')
    await userEvent.keyboard('{Enter}')
    await expect.element(system).toHaveAccessibleDescription('This system is already on the list')
    await system.fill('CRM')
    await userEvent.keyboard('{Enter}')
    await isClosed(screen)
    await expect.element(screen.getByText('Was: SAP S-9001, Oracle O-17')).toBeVisible()
    await screen.getByRole('button', { name: 'Change CRM S-2' }).click()
    await expect.element(system).toHaveAttribute('readonly')
    await dialogOf(screen).getByRole('textbox', { name: 'Code in that system' }).fill('S-3')
    await userEvent.keyboard('{Enter}')
    await isClosed(screen)
    await screen.getByRole('button', { name: 'Remove CRM S-3' }).click()
    await expect.poll(() => screen.getByText(/^Was/).elements()).toEqual([])
  })

  it('the table of limits offers only currencies without a limit, and accepts amounts with commas and dots', async () => {
    const screen = await renderIn('en', <Filled />)
    await screen.getByRole('button', { name: 'Add limit' }).click()
    const currency = dialogOf(screen).getByRole('combobox', { name: 'Currency' })
    expect(
      currency
        .getByRole('option')
        .elements()
        .map(({ textContent }) => textContent),
    ).not.toContain('EUR')
    await currency.selectOptions('USD')
    const amount = dialogOf(screen).getByRole('textbox', { name: 'Amount' })
    await amount.fill('-1')
    await userEvent.keyboard('{Enter}')
    await expect.element(amount).toBeInvalid()
    await amount.fill('1.234,5')
    await userEvent.keyboard('{Enter}')
    await isClosed(screen)
    await expect.element(screen.getByRole('button', { name: 'Change USD 1.234,50' })).toBeVisible()
    await screen.getByRole('button', { name: 'Take back: Limits' }).click()
    await expect.poll(() => screen.getByText('USD').elements()).toEqual([])
  })

  it('[REC-128] the table of limits starts a new limit with the main currency of the country, and the next one with no currency', async () => {
    const screen = await renderIn('en', <Empty />)
    await screen.getByRole('button', { name: 'Add limit' }).click()
    const currency = dialogOf(screen).getByRole('combobox', { name: 'Currency' })
    await expect.element(currency).toHaveDisplayValue('EUR')
    await dialogOf(screen).getByRole('textbox', { name: 'Amount' }).fill('500')
    await dialogOf(screen).getByRole('button', { name: 'Save and add another' }).click()
    await expect.element(currency).toHaveValue('')
  })

  it('the table of extra data asks for the values that the chosen type allows, and removes these values if the type is changed', async () => {
    const screen = await renderIn('en', <Empty />)
    await screen.getByRole('button', { name: 'Add field' }).click()
    const type = dialogOf(screen).getByRole('combobox', { name: 'Type' })
    await dialogOf(screen).getByRole('textbox', { name: 'Name' }).fill('sheet')
    await dialogOf(screen).getByRole('textbox', { name: 'Label' }).fill('Cash sheet')
    await type.selectOptions('Text')
    const length = dialogOf(screen).getByRole('textbox', { name: 'Longest text' })
    await length.fill('256')
    await userEvent.keyboard('{Enter}')
    await expect.element(length).toBeInvalid()
    await type.selectOptions('Number')
    expect(length.elements()).toEqual([])
    await type.selectOptions('Text')
    await expect.element(length).toHaveValue('')
    await type.selectOptions('Scannable')
    const code = dialogOf(screen).getByRole('combobox', { name: 'Code type' })
    expect(code.getByRole('option').elements().slice(1)).toHaveLength(18)
    await code.selectOptions('PDF_417')
    await dialogOf(screen).getByRole('switch', { name: 'Required' }).click()
    await dialogOf(screen).getByRole('button', { name: 'Save', exact: true }).click()
    await isClosed(screen)
    const row = screen.getByRole('row', { name: /sheet/ })
    await expect.element(row).toMatchTextContent(/Cash sheet.*Scannable.*PDF_417.*Yes/)
    await screen.getByRole('button', { name: 'Change sheet' }).click()
    await expect.element(dialogOf(screen).getByRole('textbox', { name: 'Name' })).toHaveAttribute('readonly')
  })

  it('the tables of a record show the validation issues of a row that was loaded with errors, and the summary leads to the table of this row', async () => {
    const screen = await renderIn('en', <Faulty />)
    await screen.getByRole('button', { name: 'Save' }).click()
    const table = screen.getByRole('group', { name: 'Third codes' })
    await expect.element(table).toHaveAccessibleDescription('This system is already on the list')
    await expect.element(table).toHaveFocus()
  })
})
