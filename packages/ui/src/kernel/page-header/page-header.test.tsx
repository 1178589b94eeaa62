import { composeStories } from '@storybook/react-vite'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderIn } from '../../../test/render-in'
import * as stories from './page-header.stories'

const { TitleAlone } = composeStories(stories)

afterEach(() => page.viewport(1280, 800))

/** The height of the top bar in pixels. */
const TOP_BAR = 52

it('a title that is longer than its line is shown completely on two lines of the top bar of a phone', async () => {
  await page.viewport(390, 844)
  const screen = await renderIn(
    'es',
    <div style={{ width: 160 }}>
      <TitleAlone title="Importar puntos de servicio" />
    </div>,
  )
  const heading = screen.getByRole('heading', { level: 1 }).element()
  expect(heading.scrollWidth).toBeLessThanOrEqual(heading.clientWidth)
  expect(heading.scrollHeight).toBeLessThanOrEqual(heading.clientHeight)
  expect(heading.clientHeight).toBeGreaterThan(TOP_BAR / 2)
  expect(heading.clientHeight).toBeLessThan(TOP_BAR)
})
