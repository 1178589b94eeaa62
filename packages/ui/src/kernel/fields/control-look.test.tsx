import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderIn } from '../../../test/render-in'
import * as stories from './fields.stories'

const { Refused } = composeStories(stories)

it('a field with an error stays red under the pointer, and ends a long text with an ellipsis', async () => {
  const screen = await renderIn('en', <Refused />)
  const field = screen.getByRole('textbox').first()
  const look = () => getComputedStyle(field.element())
  const refused = look().borderColor
  await userEvent.hover(field)
  // The colour may be animated, so the test waits until the animation has ended.
  await expect.poll(() => field.element().getAnimations().length).toBe(0)
  expect(field.element().matches(':hover')).toBe(true)
  expect(look().borderColor).toBe(refused)
  expect(look().textOverflow).toBe('ellipsis')
})
