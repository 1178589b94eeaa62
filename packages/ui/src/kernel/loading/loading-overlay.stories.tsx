import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Dialog } from '../dialog/dialog'
import { LoadingOverlay } from './loading-overlay'

/**
 * Use it only while a write is in progress that must not be repeated. For reading use a skeleton, which leaves the
 * page usable.
 */
const meta = {
  title: 'Kernel/LoadingOverlay',
  component: LoadingOverlay,
  args: { isLoading: true },
  render: (args) => (
    <div style={{ minHeight: 200 }}>
      <p>What stands below can still be read.</p>
      <LoadingOverlay {...args} />
    </div>
  ),
} satisfies Meta<typeof LoadingOverlay>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  play: async ({ canvasElement }) => {
    const text = await within(canvasElement).findByText('Loading')
    await waitFor(() => expect(text).toBeVisible())
  },
}
export const LoadingDark: Story = {
  globals: { colorMode: 'dark', locale: 'de' },
  play: async ({ canvasElement }) => {
    const text = await within(canvasElement).findByText('Wird geladen')
    await waitFor(() => expect(text).toBeVisible())
  },
}
export const OverADialog: Story = {
  render: (args) => (
    <>
      <Dialog isOpen size="lg" title="Order" onClose={fn()} footer={null}>
        Gran Vía 12
      </Dialog>
      <LoadingOverlay {...args} />
    </>
  ),
}
export const Calm: Story = { args: { isLoading: false } }
