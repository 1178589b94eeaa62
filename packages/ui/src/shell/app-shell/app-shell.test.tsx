import { composeStories } from '@storybook/react-vite'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderIn } from '../../../test/render-in'
import * as stories from './app-shell.stories'

const { EveryLanguage, OnePageOnly } = composeStories(stories)

afterEach(() => page.viewport(1280, 800))

describe('the shell of the portal', () => {
  it('on a phone, the whole user menu is visible, even in a country with an additional language', async () => {
    await page.viewport(390, 844)
    const screen = await renderIn('pt-BR', <EveryLanguage locale="pt-BR" />)
    await screen.getByRole('button', { name: /Lucía/ }).click()
    const menu = screen.getByRole('menu')
    await expect.element(menu).toBeVisible()
    await expect.element(screen.getByRole('menuitemradio', { name: 'Português (Brasil)' })).toBeVisible()
    const { scrollHeight, clientHeight } = menu.element()
    expect(scrollHeight).toBeLessThanOrEqual(clientHeight)
  })

  it('on a phone, there is space between the logo and the title, and between the logo and the edge', async () => {
    await page.viewport(390, 844)
    const screen = await renderIn('en', <OnePageOnly />)
    const title = screen.getByRole('heading', { level: 1 })
    await expect.element(title).toBeVisible()
    const mark = screen.getByRole('banner').element().querySelector('svg')?.getBoundingClientRect()
    expect(mark?.left).toBeGreaterThanOrEqual(16)
    expect(title.element().getBoundingClientRect().left - (mark?.right ?? 0)).toBeGreaterThanOrEqual(8)
  })
})
