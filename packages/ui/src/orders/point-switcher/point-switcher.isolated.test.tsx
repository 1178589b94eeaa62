import { composeStories } from '@storybook/react-vite'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderIn } from '../../../test/render-in'
// This file runs in its own page, because the other tests measure texts without the typeface of the product.
import '../../theme/typeface.css'
import * as stories from './point-switcher.stories'

const { AllPoints } = composeStories(stories)

describe('the switcher of service points, in the typeface of the product', () => {
  it.each(['es', 'en', 'de', 'pt', 'pt-BR'] as const)(
    'the switcher of service points shows its texts in full in the title bar of a phone while “all points” is chosen (%s)',
    async (locale) => {
      await page.viewport(390, 844)
      // This is the width between the menu and the buttons in the title bar of a phone.
      const screen = await renderIn(
        locale,
        <div style={{ width: 206 }}>
          <AllPoints />
        </div>,
      )
      await document.fonts.load('600 14px Geist')
      const texts = [...screen.getByRole('button').element().querySelectorAll('span span')]
      expect(texts.map(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toEqual([true, true])
      await page.viewport(1280, 800)
    },
  )
})
