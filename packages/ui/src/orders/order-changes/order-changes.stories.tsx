import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { OrderTables } from '../order-tables/order-tables'
import { handlersOf } from '../order-tables/row-handlers.sample'
import { next, now, someOrders, timeZone, today } from '../orders.sample'
import { OrderChanges, type OrderChangesProps } from './order-changes'

/** The tables with the announcement, which this story makes visible. */
function Changing({ changed }: OrderChangesProps) {
  return (
    <chakra.div css={{ '& [role=log]': { all: 'unset', display: 'block', textStyle: 'sm', mt: '4' } }}>
      <OrderTables
        state="ready"
        orders={someOrders}
        showCanceled={false}
        handlersOf={handlersOf}
        onRetry={fn()}
        window={{ from: '16/11/2026', until: '30/11/2026' }}
        timeZone={timeZone}
        now={now}
      />
      <OrderChanges changed={changed} />
    </chakra.div>
  )
}

/**
 * Use `OrderChanges` once beside the tables of orders. If someone else changes the status of an order, the component
 * announces the change and highlights the row.
 */
const meta = {
  title: 'Orders/OrderChanges',
  component: Changing,
  args: { changed: today },
  // The highlight ends after some seconds. It is paused, so that the story shows it.
  play: async ({ canvasElement, args }) => {
    const highlights = () => canvasElement.getAnimations({ subtree: true })
    await waitFor(() => expect(highlights().length).toBeGreaterThanOrEqual(args.changed.length))
    for (const highlight of highlights()) highlight.pause()
  },
} satisfies Meta<typeof Changing>
export default meta
type Story = StoryObj<typeof meta>

export const TwoOrders: Story = { tags: ['core'] }
export const OneOrder: Story = { args: { changed: today.slice(0, 1) } }
export const Many: Story = { args: { changed: [...today, ...next] } }
