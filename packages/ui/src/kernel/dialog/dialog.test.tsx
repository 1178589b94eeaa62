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
  it.each([390, 1280])('a dialog has its closing button in the line of its title (%i px)', async (width) => {
    await page.viewport(width, 844)
    const screen = await renderIn('en', <Medium />)
    const title = screen.getByRole('heading', { name: 'New order' })
    await expect.element(title).toBeVisible()
    const close = screen.getByRole('button', { name: 'Close' })
    expect(Math.abs(middleOf(close.element()) - middleOf(title.element()))).toBeLessThan(3)
  })

  it('the title of a dialog does not break a code at its hyphens, but breaks a word that is longer than a line', async () => {
    await page.viewport(390, 844)
    const title = 'Delete the declaration BAG-2026-11-0001?'
    const screen = await renderIn('en', <Medium title={title} />)
    const heading = screen.getByRole('heading', { name: title, exact: true })
    await expect.element(heading).toBeVisible()
    await document.fonts.ready
    // If the code is on a single line, it is half as high as the title, which has two lines.
    const height = heading.element().getBoundingClientRect().height
    const [code] = heading.element().children
    expect(code?.textContent).toBe('BAG-2026-11-0001?')
    expect(code?.getBoundingClientRect().height).toBeCloseTo(height / 2, 0)

    const long = `Delete ${'BAG-2026-'.repeat(9)}`
    await screen.redraw(<Medium title={long} />)
    const { scrollWidth, clientWidth } = screen.getByRole('heading', { name: long }).element()
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  })

  it('a dialog without buttons has no footer', async () => {
    const nothing = () => null
    const screen = await renderIn('en', <Medium footer={nothing()} />)
    const dialog = screen.getByRole('dialog', { name: 'New order' })
    await expect.element(dialog).toBeVisible()
    expect(dialog.element().querySelector('.r-dialog__footer')?.checkVisibility()).toBe(false)
  })
})
