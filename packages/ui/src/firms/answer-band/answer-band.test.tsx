import { composeStories } from '@storybook/react-vite'
import { describe, expect, it } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as locked from '../locked-notice/locked-notice.stories'
import * as searches from '../search-notice/search-notice.stories'
import * as bands from './answer-band.stories'

const answers = [
  [composeStories(bands).Go, '10:30–11:00'],
  [composeStories(searches).Nobody, 'Hand nothing over'],
  [composeStories(searches).Failed, 'No answer'],
  [composeStories(locked).Locked, 'Locked'],
] as const

describe('the result of a search', () => {
  it.each(answers)('the result of a search gets the focus when it appears: $1', async (Answer, title) => {
    const screen = await renderIn('en', <Answer />)
    await expect.element(screen.getByRole('heading', { name: title })).toHaveFocus()
  })
})
