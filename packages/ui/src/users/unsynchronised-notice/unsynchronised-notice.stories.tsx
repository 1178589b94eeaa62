import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { UnsynchronisedNotice, type UnsynchronisedNoticeProps } from './unsynchronised-notice'

const args: UnsynchronisedNoticeProps = { isBusy: false, failure: undefined, onSynchronise: fn() }

/**
 * Use `UnsynchronisedNotice` above the page of a user if the operations system does not have the current data of the
 * user.
 */
const meta = {
  title: 'Users/UnsynchronisedNotice',
  component: UnsynchronisedNotice,
  args,
} satisfies Meta<typeof UnsynchronisedNotice>
export default meta
type Story = StoryObj<typeof meta>

export const CanBeSynchronised: Story = {
  tags: ['core'],
  play: async ({ canvasElement, args, loaded }) => {
    const t = textsOf(loaded)
    await userEvent.click(within(canvasElement).getByRole('button', { name: t('users.sync.action') }))
    await expect(args.onSynchronise).toHaveBeenCalledOnce()
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
/** A notice on the page of the viewer's own user, whom the viewer cannot synchronise. */
export const OnlySaid: Story = { args: { onSynchronise: undefined } }
export const Synchronising: Story = { args: { isBusy: true } }
export const Failed: Story = { args: { failure: { kind: 'failed' } } }
export const PermissionTakenAway: Story = { args: { failure: { kind: 'forbidden' } } }
