import { composeStories } from '@storybook/react-vite'
import { expect, it } from 'vitest'
import { given } from '../../../test/given'
import { renderIn } from '../../../test/render-in'
import * as stories from './order-changes.stories'

const { Many, OneOrder, TwoOrders } = composeStories(stories)

it('the announcement of changed orders is empty until an order changes, and then names the order and its new state', async () => {
  const screen = await renderIn('en', <TwoOrders changed={[]} />)
  const log = screen.getByRole('log', { name: 'Changes of orders' })
  await expect.element(log).toMatchTextContent(/^$/)
  await screen.redraw(<TwoOrders />)
  await expect
    .element(log)
    .toHaveTextContent('Order 48211 has a new status: On the way.Order 48230 has a new status: Prepared.')
})

it('if many orders change at the same time, the announcement only summarises the changes', async () => {
  const screen = await renderIn('en', <Many />)
  await expect.element(screen.getByRole('log')).toHaveTextContent('5 orders have a new status.')
})

it('only the rows of orders that have changed are highlighted', async () => {
  const screen = await renderIn('en', <OneOrder />)
  const glowing = () =>
    [...screen.container.querySelectorAll<HTMLElement>('tr[data-row-id]')]
      .filter((line) => line.getAnimations().length > 0)
      .map((line) => line.dataset['rowId'])
  await expect.poll(glowing).toEqual(given(OneOrder.args.changed).map(({ serviceId }) => serviceId))
})
