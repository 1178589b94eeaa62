import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { expect, it } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as stories from './delete-dialog.stories'

const { Asking, MayBeGone } = composeStories(stories)

it('[ORD-DEC-37] the delete dialog names the declaration, and deletes the declaration only after a confirmation', async () => {
  const [onConfirm, onClose] = [fn(), fn()]
  const screen = await renderIn('en', <Asking onConfirm={onConfirm} onClose={onClose} />)
  await expect
    .element(screen.getByRole('alertdialog', { name: 'Delete declaration S-7741920?' }))
    .toBeVisible()
  await screen.getByRole('button', { name: 'Cancel' }).click()
  expect(onClose).toHaveBeenCalledOnce()
  expect(onConfirm).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Delete' }).click()
  expect(onConfirm).toHaveBeenCalledOnce()
})

it('if no response arrived, the delete dialog says that the declaration may already have been deleted', async () => {
  const screen = await renderIn('en', <MayBeGone />)
  await expect.element(screen.getByRole('alertdialog').getByRole('alert')).toBeVisible()
})
