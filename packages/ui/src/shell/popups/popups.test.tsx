import { composeStories } from '@storybook/react-vite'
import { describe, expect, it, vi } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as stories from './popups.stories'

const { Failed, FailedWithoutReference } = composeStories(stories)

describe('the popup of a failed call', () => {
  it('the popup of a failed call shows the reference of the call in the server’s log, and the user can copy this reference', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const screen = await renderIn('en', <Failed />)
    await expect.element(screen.getByText('Reference 01JD4X9S-7KQ2')).toBeVisible()
    await screen.getByRole('button', { name: 'Copy reference' }).click()
    expect(writeText).toHaveBeenCalledExactlyOnceWith('01JD4X9S-7KQ2')
    await expect.element(screen.getByRole('button', { name: 'Copied' })).toBeVisible()
  })

  it('the popup of a failed call shows no reference if the server sent no reference', async () => {
    const screen = await renderIn('en', <FailedWithoutReference />)
    await expect.element(screen.getByRole('alertdialog')).toBeVisible()
    expect(screen.getByText(/Reference/).elements()).toHaveLength(0)
  })
})
