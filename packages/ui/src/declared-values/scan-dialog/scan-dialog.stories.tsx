import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ScanDialog } from './scan-dialog'

/**
 * Use `ScanDialog` beside a field for a code, if a camera is quicker than typing. The code can always be typed, too.
 */
const meta = {
  title: 'Declared values/ScanDialog',
  component: ScanDialog,
  args: { isOpen: true, state: 'looking', videoRef: () => undefined, onRetry: fn(), onClose: fn() },
} satisfies Meta<typeof ScanDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Looking: Story = { tags: ['core'] }
export const Starting: Story = { args: { state: 'starting' } }
export const Denied: Story = { args: { state: 'denied' } }
export const NoCamera: Story = { args: { state: 'missing' } }
export const Failed: Story = { args: { state: 'failed' } }
