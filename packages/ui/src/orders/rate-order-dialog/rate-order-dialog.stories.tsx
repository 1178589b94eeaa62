import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { completedOrder, refusedBecause } from '../order-actions.sample'
import { timeZone } from '../orders.sample'
import { RateOrderDialog } from './rate-order-dialog'

/** Use `RateOrderDialog` to rate a completed order. An order can be rated only once. */
const meta = {
  title: 'Orders/RateOrderDialog',
  component: RateOrderDialog,
  args: {
    isOpen: true,
    order: completedOrder,
    isBusy: false,
    failure: undefined,
    onSend: fn(),
    onClose: fn(),
    timeZone,
  },
} satisfies Meta<typeof RateOrderDialog>
export default meta
type Story = StoryObj<typeof meta>

const dialog = () => within(document.body)
const chooseFour: Story['play'] = async () => {
  const stars = await dialog().findAllByRole('radio')
  const [, , , four] = stars
  if (four !== undefined) await userEvent.click(four)
  await expect(four).toBeChecked()
}

export const Empty: Story = { tags: ['core'] }
export const Chosen: Story = { play: chooseFour }
export const Sending: Story = { args: { isBusy: true }, play: chooseFour }
export const RatedMeanwhile: Story = { args: { failure: refusedBecause('already-rated') }, play: chooseFour }
export const NotSaved: Story = { args: { failure: { kind: 'failed' } }, play: chooseFour }
export const MayHaveBeenSaved: Story = { args: { failure: { kind: 'unknown' } }, play: chooseFour }
export const SavedOtherwise: Story = { args: { failure: { kind: 'conflict' } }, play: chooseFour }
export const NotAllowed: Story = { args: { failure: { kind: 'forbidden' } }, play: chooseFour }
export const Incomplete: Story = {
  play: async ({ loaded }) => {
    const t = textsOf(loaded)
    await userEvent.click(await dialog().findByRole('button', { name: t('orders.rating.send') }))
    await waitFor(() => expect(dialog().getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true'))
  },
}
