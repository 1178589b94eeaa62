import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { inkOf } from '../../../test/ink-of'
import { renderIn } from '../../../test/render-in'
import * as stories from './order-steps.stories'

const { Cancelled, Line, UnderWay, WithTimes } = composeStories(stories)

it('[ORD-140] the progress line of an order names the four steps with their times, and marks the reached step', async () => {
  const screen = await renderIn('en', <WithTimes />)
  const steps = screen.getByRole('list', { name: 'Steps of the order' }).getByRole('listitem')
  expect(steps.elements().map((step) => step.textContent)).toEqual([
    'ReceivedFri 20 Nov, 17:20',
    'PlannedSat 21 Nov, 18:05',
    'On the way',
    'Done',
  ])
  expect(steps.elements().map((step) => step.ariaCurrent)).toEqual([null, 'step', null, null])
})

it('[ORD-140] the progress line of an order marks the step that was reached last, and marks no step of a cancelled order', async () => {
  const current = (element: Element) =>
    [...element.querySelectorAll('[aria-current]')].map((step) => step.textContent)
  const screen = await renderIn('en', <UnderWay />)
  expect(current(screen.container)).toEqual(['ReceivedFri 20 Nov, 17:20'])
  await screen.redraw(<Cancelled />)
  expect(current(screen.container)).toEqual([])
})

it('on a phone, each step of an order has its name on one line, with a gap to the next name', async () => {
  await page.viewport(320, 700)
  const screen = await renderIn(
    'de',
    <div style={{ width: 288 }}>
      <UnderWay />
    </div>,
  )
  const names = [...screen.container.querySelectorAll('.r-step-name')].map(inkOf)
  expect(names).toHaveLength(4)
  expect(names.filter(({ height }) => height > 20)).toEqual([])
  expect(names.filter(({ right }, at) => right + 4 > (names[at + 1]?.left ?? 320))).toEqual([])
  await page.viewport(1280, 800)
})

it('the progress line of an order without times is hidden from screen readers, because the status is shown in words next to it', async () => {
  const screen = await renderIn('en', <Line />)
  await expect.element(screen.getByRole('list')).not.toBeInTheDocument()
  expect(screen.container.textContent).toBe('Planned')
})
