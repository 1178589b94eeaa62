import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as stories from './remove-view-dialog.stories'

const { ChangedElsewhere, Own, Shared } = composeStories(stories)

describe('removing a view', () => {
  it('before a view is removed, the user has to confirm, and the dialog says which other users have the view', async () => {
    const onConfirm = fn()
    const screen = await renderIn('en', <Own onConfirm={onConfirm} />)
    await expect.element(screen.getByText('The rows of the list stay as they are.')).toBeVisible()
    await screen.getByRole('button', { name: 'Remove view' }).click()
    expect(onConfirm).toHaveBeenCalledOnce()
    await screen.redraw(<Shared />)
    await expect.element(screen.getByText(/also be gone for everyone/)).toBeVisible()
  })

  it('if the view was changed elsewhere, the user has to confirm its removal a second time', async () => {
    const screen = await renderIn('en', <ChangedElsewhere />)
    await expect.element(screen.getByText('Remove the view “Former colleagues”?')).toBeVisible()
    await expect.element(screen.getByText(/Check that you still want to remove it/)).toBeVisible()
  })
})
