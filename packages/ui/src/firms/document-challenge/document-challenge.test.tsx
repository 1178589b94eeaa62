import { composeStories } from '@storybook/react-vite'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderIn } from '../../../test/render-in'
import * as stories from './document-challenge.stories'

const { Missing, Wrong } = composeStories(stories)

afterEach(() => page.viewport(1280, 800))

describe('the challenge of a document', () => {
  it('has a number of nine characters in one line on a phone', async () => {
    await page.viewport(390, 844)
    const cells = [...'4412098'].map((character) => ({ character }))
    const screen = await renderIn(
      'es',
      <div style={{ paddingInline: 16 }}>
        <Missing cells={[...cells, { blank: 0 }, { blank: 1 }]} />
      </div>,
    )
    const [box] = screen.getByRole('textbox').elements()
    const boxes = [...(box?.parentElement?.children ?? [])].map((each) => each.getBoundingClientRect())
    expect(boxes).toHaveLength(9)
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(390)
  })

  it('says what is wrong and how many tries are left in whole sentences', async () => {
    const screen = await renderIn('es', <Wrong />)
    expect(screen.getByRole('alert').element().textContent).toMatch(/intentos\.$/)
  })
})
