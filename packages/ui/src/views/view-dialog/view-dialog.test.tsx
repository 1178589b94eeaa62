import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as stories from './view-dialog.stories'

const { ChangedElsewhere, Gone, New, RefusedByTheServer, Renaming } = composeStories(stories)

describe('saving a view', () => {
  it('the dialog that saves a view sends the name of the view, and the values of the switches for sharing and for the default view', async () => {
    const onSend = fn()
    const screen = await renderIn('en', <New onSend={onSend} />)
    await screen.getByRole('textbox', { name: 'Name of the view' }).fill('Madrid')
    await screen.getByRole('switch', { name: 'Share with other administrators' }).click()
    await screen.getByRole('switch', { name: 'Use as my default' }).click()
    await screen.getByRole('button', { name: 'Save' }).click()
    expect(onSend).toHaveBeenCalledExactlyOnceWith({
      draft: { name: 'Madrid', isShared: true, isDefault: true },
    })
  })

  it('[VIE-3] the dialog refuses to save a view that has no name, or that has the name of another view', async () => {
    const onSend = fn()
    const screen = await renderIn('en', <New onSend={onSend} />)
    const name = screen.getByRole('textbox', { name: 'Name of the view' })
    await screen.getByRole('button', { name: 'Save' }).click()
    await expect.element(name).toHaveFocus()
    await name.fill(' BILBAO')
    await screen.getByRole('button', { name: 'Save' }).click()
    await expect.element(name).toHaveAccessibleDescription(/You already have a view called “Bilbao”/)
    expect(onSend).not.toHaveBeenCalled()
  })

  it('the dialog that saves a view shows a refusal of the server', async () => {
    const screen = await renderIn('en', <RefusedByTheServer />)
    await expect.element(screen.getByText('The view was not saved')).toBeVisible()
    await expect.element(screen.getByText('You already have a view called “Madrid”')).toBeVisible()
  })
})

describe('renaming a view', () => {
  it('the dialog that renames a view starts with the current values of the view, and has no switch for the default view', async () => {
    const screen = await renderIn('en', <Renaming />)
    await expect.element(screen.getByRole('textbox', { name: 'Name of the view' })).toHaveValue('Who left')
    await expect
      .element(screen.getByRole('switch', { name: 'Share with other administrators' }))
      .toBeChecked()
    expect(screen.getByRole('switch').elements()).toHaveLength(1)
  })

  it('the dialog that renames a view says that the view was changed or removed elsewhere', async () => {
    const screen = await renderIn('en', <ChangedElsewhere />)
    await expect.element(screen.getByText(/It is now called “Former colleagues” and is shared/)).toBeVisible()
    await screen.unmount()
    const gone = await renderIn('en', <Gone />)
    await expect.element(gone.getByText(/The view no longer exists/)).toBeVisible()
  })
})
