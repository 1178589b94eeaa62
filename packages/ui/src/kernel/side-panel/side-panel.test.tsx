import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderIn } from '../../../test/render-in'
import * as stories from './side-panel.stories'

const { Wide } = composeStories(stories)
const wide = () => page.viewport(1280, 800)
const narrow = () => page.viewport(1024, 800)
afterEach(wide)

describe('a panel beside the page', () => {
  it('a side panel covers a narrow page, is next to a wide page, and keeps typed values when the width changes', async () => {
    await wide()
    const screen = await renderIn(
      'en',
      <Wide>
        <input aria-label="Note" />
      </Wide>,
    )
    const panel = screen.getByRole('dialog', { name: 'Pickup 10001' })
    await expect.element(panel).toHaveAttribute('aria-modal', 'false')
    // The panel takes the focus one frame after it is rendered. If the browser is busy, the test could type before
    // that.
    await expect.element(panel).toHaveFocus()
    await screen.getByRole('textbox', { name: 'Note' }).fill('Ring twice')
    for (const [resize, isModal] of [
      [narrow, 'true'],
      [wide, 'false'],
    ] as const) {
      await resize()
      await expect.element(panel).toHaveAttribute('aria-modal', isModal)
      await expect.element(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Ring twice')
      await expect.element(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus()
    }
  })

  it('a side panel does not move while a dialog is over it, and adapts to the width of the window when the dialog closes', async () => {
    await wide()
    const screen = await renderIn(
      'en',
      <Wide>
        <div role="dialog" aria-label="Cancel order" />
      </Wide>,
    )
    const panel = screen.getByRole('dialog', { name: 'Pickup 10001' })
    await expect.element(panel).toHaveAttribute('aria-modal', 'false')
    await narrow()
    await expect.element(panel).toHaveAttribute('aria-modal', 'false')
    await screen.redraw(<Wide />)
    await expect.element(panel).toHaveAttribute('aria-modal', 'true')
  })

  it('Escape closes a side panel both when it is next to the page and when it covers the page', async () => {
    for (const resize of [wide, narrow]) {
      await resize()
      const onClose = fn()
      const screen = await renderIn('en', <Wide onClose={onClose} />)
      await expect.element(screen.getByRole('dialog')).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      expect(onClose).toHaveBeenCalledOnce()
      await screen.unmount()
    }
  })
})
