import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { useT } from '../../i18n'
import { Dialog } from '../dialog/dialog'
import { LoadingOverlay } from './loading-overlay'

/**
 * Use `LoadingOverlay` once, over the whole product. A thin line means that data is being read. A translucent layer
 * means that a write is in progress, which must not be repeated.
 */
const meta = {
  title: 'Kernel/LoadingOverlay',
  component: LoadingOverlay,
  args: { isLoading: true, isBlocking: true },
  render: function InLanguage(args) {
    return (
      <div style={{ minHeight: 200 }}>
        <p>{useT()('orders.none.text')}</p>
        <LoadingOverlay {...args} />
      </div>
    )
  },
} satisfies Meta<typeof LoadingOverlay>
export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  tags: ['core'],
  play: async ({ canvasElement, loaded }) => {
    const t = textsOf(loaded)
    const text = await within(canvasElement).findByText(t('text.loading'))
    await waitFor(() => expect(text).toBeVisible())
  },
}
export const OverADialog: Story = {
  render: function InLanguage(args) {
    return (
      <>
        <Dialog isOpen size="lg" title={useT()('orders.column.id')} onClose={fn()} footer={null}>
          Gran Vía 12
        </Dialog>
        <LoadingOverlay {...args} />
      </>
    )
  },
}
export const Reading: Story = { args: { isBlocking: false } }
export const Calm: Story = { args: { isLoading: false } }
