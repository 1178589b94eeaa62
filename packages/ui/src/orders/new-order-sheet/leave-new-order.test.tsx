import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '../../../test/render-in'
import * as stories from './new-order-sheet.stories'

const { Pickup, Resumed } = composeStories(stories)

describe('leaving the new-order dialog', () => {
  it('the new-order dialog closes at once if nothing was changed', async () => {
    const onClose = fn()
    const screen = await renderIn('en', <Pickup onClose={onClose} />)
    await screen.getByRole('button', { name: 'Cancel' }).click()
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('the new-order dialog keeps the typed text as a draft on Escape, and closes at once if nothing was typed', async () => {
    const onClose = fn()
    const onKeep = fn()
    const screen = await renderIn('en', <Pickup onClose={onClose} onKeep={onKeep} />)
    await screen.getByRole('textbox', { name: 'Comments' }).fill('Ring twice')
    await userEvent.keyboard('{Escape}')
    expect(onKeep).toHaveBeenCalledOnce()
    expect(onClose).not.toHaveBeenCalled()
    await screen.redraw(<Pickup orderKey="second" onClose={onClose} onKeep={onKeep} />)
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
    expect(onKeep).toHaveBeenCalledOnce()
  })

  it('the new-order dialog asks before it discards the typed text, and keeps the text if the user declines', async () => {
    const onClose = fn()
    const screen = await renderIn('en', <Pickup onClose={onClose} />)
    await screen.getByRole('textbox', { name: 'Comments' }).fill('Ring twice')
    await screen.getByRole('button', { name: 'Cancel' }).click()
    await screen.getByRole('button', { name: 'Keep editing' }).click()
    expect(onClose).not.toHaveBeenCalled()
    await expect.element(screen.getByRole('textbox', { name: 'Comments' })).toHaveValue('Ring twice')
    await screen.getByRole('button', { name: 'Cancel' }).click()
    await screen.getByRole('button', { name: 'Discard changes' }).click()
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('the new-order dialog asks before it discards a resumed order, even if nothing was changed', async () => {
    const onClose = fn()
    const screen = await renderIn('en', <Resumed onClose={onClose} />)
    await screen.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(screen.getByRole('alertdialog')).toBeVisible()
    expect(onClose).not.toHaveBeenCalled()
  })
})
