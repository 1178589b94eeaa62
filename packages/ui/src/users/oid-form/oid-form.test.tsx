import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '../../../test/render-in'
import * as stories from './oid-form.stories'

const { Closed, Open, TakenByAnother } = composeStories(stories)
const SAVED = '8f1c2d40-11aa-4f0e-9c1b-5d2e7a6b3c90'

describe('the id of a user at the identity provider', () => {
  it('the field for the id at the identity provider can be changed and saved only after its switch is turned on', async () => {
    const screen = await renderIn('en', <Closed />)
    await expect.element(screen.getByRole('textbox', { name: 'OID' })).toHaveAttribute('readonly')
    await expect
      .element(screen.getByRole('button', { name: 'Save' }))
      .toHaveAccessibleDescription('Turn on editing first.')
  })

  it('after its switch is turned on, the field for the id has the focus, and Enter saves a changed id without surrounding spaces', async () => {
    const onSave = fn()
    const screen = await renderIn('en', <Open onSave={onSave} />)
    await screen.getByRole('switch', { name: 'Edit OID' }).click()
    const field = screen.getByRole('textbox', { name: 'OID' })
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(onSave).not.toHaveBeenCalled()
    await field.fill('  another-one ')
    await userEvent.keyboard('{Enter}')
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ oid: 'another-one' })
  })

  it('turning off the switch of the field for the id restores the saved id', async () => {
    const screen = await renderIn('en', <Open />)
    const editing = screen.getByRole('switch', { name: 'Edit OID' })
    await editing.click()
    await screen.getByRole('textbox', { name: 'OID' }).fill('typed by mistake')
    await editing.click()
    await expect.element(screen.getByRole('textbox', { name: 'OID' })).toHaveValue(SAVED)
  })

  it('the field for the id says that another user has the typed id', async () => {
    const screen = await renderIn('en', <TakenByAnother />)
    await screen.getByRole('switch', { name: 'Edit OID' }).click()
    await screen.getByRole('textbox', { name: 'OID' }).fill('another-one')
    await screen.getByRole('button', { name: 'Save' }).click()
    await expect
      .element(screen.getByRole('textbox', { name: 'OID' }))
      .toHaveAccessibleDescription(/Another user already has this id/)
  })
})
