import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as stories from './visit-band.stories'

const { NotExpected, Overdue } = composeStories(stories)

it.each([
  ['no visit is expected', <NotExpected key="none" />],
  ['a visit is late', <Overdue key="late" />],
])('the button that calls the control room has a gap to the band if %s', async (_, story) => {
  const screen = await renderIn('en', story)
  const band = screen.getByRole('region').element().getBoundingClientRect()
  const call = screen.getByRole('link').element().getBoundingClientRect()
  expect(call.top - band.bottom).toBeGreaterThanOrEqual(8)
})
