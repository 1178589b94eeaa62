import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { renderIn } from '../../../test/render-in'
import * as stories from './import-frame.stories'

const { Checking, Ended } = composeStories(stories)

it('the page of an import ticks the completed steps', async () => {
  const screen = await renderIn('en', <Checking />)
  const steps = () => screen.getByRole('list', { name: 'Steps of the import' }).getByRole('listitem')
  const states = () =>
    steps()
      .elements()
      .map((step) => step.getAttribute('data-state'))
  await expect.element(steps().first()).toBeVisible()
  expect(states()).toEqual(['done', 'done', 'current', 'coming'])
  await screen.redraw(<Ended />)
  expect(states()).toEqual(['done', 'done', 'done', 'done'])
  await expect.element(steps().last()).toHaveAttribute('aria-current', 'step')
})
