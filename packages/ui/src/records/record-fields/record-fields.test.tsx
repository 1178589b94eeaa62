import { composeStories } from '@storybook/react-vite'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '../../../test/render-in'
import * as stories from './record-fields.stories'

const { Edited, Hidden, ReadOnly, Waiting } = composeStories(stories)

describe('a field of a record', () => {
  it('a changed field of a record shows its previous value, and can restore it', async () => {
    const screen = await renderIn('en', <Edited />)
    await userEvent.fill(screen.getByRole('textbox', { name: 'Address' }), 'Plaza Nueva 12')
    await expect.element(screen.getByText('Was: Plaza Nueva 11')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Take back: Address' }))
    await expect.element(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('Plaza Nueva 11')
  })

  it('a hidden field of a record is not rendered, and a read-only field is shown but can’t be edited', async () => {
    const hidden = await renderIn('en', <Hidden />)
    expect(hidden.getByRole('textbox', { name: 'Address' }).query()).toBeNull()
    expect(hidden.getByRole('switch', { name: 'Open channel' }).query()).toBeNull()
    const readOnly = await renderIn('en', <ReadOnly />)
    await expect.element(readOnly.getByRole('textbox', { name: 'Address' })).toHaveAttribute('readonly')
  })

  it('a field for tags of a record shows the options that match the typed text', async () => {
    const screen = await renderIn('en', <Edited />)
    await userEvent.fill(screen.getByRole('combobox', { name: 'Currencies' }), 'dollar')
    await userEvent.click(screen.getByRole('option', { name: 'USD · US dollar' }))
    await expect.element(screen.getByRole('list', { name: 'Currencies' })).toMatchTextContent(/US dollar/)
    await expect.element(screen.getByText('Was: EUR · Euro')).toBeVisible()
  })

  it('a disabled selector of a record says which field has to be chosen first', async () => {
    const screen = await renderIn('en', <Waiting />)
    await expect.element(screen.getByText('Choose a country first')).toBeVisible()
    await expect.element(screen.getByRole('combobox', { name: 'Client' })).toBeDisabled()
  })
})
