import { composeStories } from '@storybook/react-vite'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { inkOf } from '../../../test/ink-of'
import { renderIn } from '../../../test/render-in'
import * as stories from './collapsible-section.stories'

const { LongTitle, Plain } = composeStories(stories)

const heading = () => page.getByRole('heading').element()

describe('the bar of a section', () => {
  it('a long word in the title of a section breaks before the count, and the title stays inside the bar', async () => {
    const screen = await renderIn('de', <LongTitle />)
    const count = screen.getByText('1234', { exact: true }).element().getBoundingClientRect()
    const title = inkOf(heading())
    expect(title.right).toBeLessThan(count.left)
    const bar = heading().parentElement?.getBoundingClientRect()
    expect(title.top).toBeGreaterThan(bar?.top ?? Number.NaN)
    expect(title.bottom).toBeLessThan(bar?.bottom ?? Number.NaN)
  })

  it('a note of two lines leaves a gap to the title of a section', async () => {
    const screen = await renderIn(
      'de',
      <div style={{ width: 280 }}>
        <Plain title="Heute" note="So, 22. Nov. · noch 3 Besuche, 1 erledigt" />
      </div>,
    )
    const note = screen
      .getByText(/noch 3 Besuche/)
      .element()
      .getBoundingClientRect()
    expect(note.height).toBeGreaterThan(32)
    expect(note.left - inkOf(heading()).right).toBeGreaterThanOrEqual(8)
  })
})
