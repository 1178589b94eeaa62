import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as stories from './remove-view-dialog.stories'

const { ChangedElsewhere, Own, Shared } = composeStories(stories)

describe('removing a view', () => {
  it('removing a view asks for a confirmation first, and names the other users of the view', async () => {
    const onConfirm = fn()
    const screen = await renderIn('en', <Own onConfirm={onConfirm} />)
    await expect.element(screen.getByText('The rows of the list stay as they are.')).toBeVisible()
    await screen.getByRole('button', { name: 'Remove view' }).click()
    expect(onConfirm).toHaveBeenCalledOnce()
    await screen.redraw(<Shared />)
    await expect.element(screen.getByText(/also be gone for everyone/)).toBeVisible()
  })

  it('removing a view that was changed elsewhere asks for a second confirmation', async () => {
    const screen = await renderIn('en', <ChangedElsewhere />)
    await expect.element(screen.getByText(/It is now called “Who left”/)).toBeVisible()
  })
})
