import { composeStories } from '@storybook/react-vite'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderIn } from '../../../test/render-in'
import * as stories from './dialog.stories'

const { Medium } = composeStories(stories)

afterEach(() => page.viewport(1280, 800))

const middleOf = (element: Element): number => {
  const { top, bottom } = element.getBoundingClientRect()
  return (top + bottom) / 2
}

describe('a dialog', () => {
  it.each([390, 1280])('has its closing button in the line of its title, at %i', async (width) => {
    await page.viewport(width, 844)
    const screen = await renderIn('en', <Medium />)
    const title = screen.getByRole('heading', { name: 'New order' })
    await expect.element(title).toBeVisible()
    const close = screen.getByRole('button', { name: 'Close' })
    expect(Math.abs(middleOf(close.element()) - middleOf(title.element()))).toBeLessThan(3)
  })

  it('has no foot if there is nothing in it', async () => {
    const nothing = () => null
    const screen = await renderIn('en', <Medium footer={nothing()} />)
    const dialog = screen.getByRole('dialog', { name: 'New order' })
    await expect.element(dialog).toBeVisible()
    expect(dialog.element().querySelector('.r-dialog__footer')?.checkVisibility()).toBe(false)
  })
})
