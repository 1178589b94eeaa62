import { composeStories } from '@storybook/react-vite'
import { describe, expect, it } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as stories from './choice-cards.stories'

const { NothingChosen } = composeStories(stories)

describe('choices as cards', () => {
  it('if the first of the choice cards has the focus and the page chooses another card, the focus moves to that card', async () => {
    const screen = await renderIn('en', <NothingChosen />)
    screen.getByRole('radio', { name: 'Pickup' }).element().focus()
    await screen.redraw(<NothingChosen value="delivery" />)
    const chosen = screen.getByRole('radio', { name: 'Delivery' })
    await expect.element(chosen).toBeChecked()
    await expect.element(chosen).toHaveFocus()
  })

  it('choice cards do not take the focus from another element', async () => {
    const cards = (value?: 'delivery') => (
      <>
        <NothingChosen value={value} />
        <button type="button">Elsewhere</button>
      </>
    )
    const screen = await renderIn('en', cards())
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
    elsewhere.element().focus()
    await screen.redraw(cards('delivery'))
    await expect.element(screen.getByRole('radio', { name: 'Delivery' })).toBeChecked()
    await expect.element(elsewhere).toHaveFocus()
  })
})
