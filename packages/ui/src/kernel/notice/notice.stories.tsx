import type { Meta, StoryObj } from '@storybook/react-vite'
import { Notice } from './notice'

/**
 * Use `Notice` for information about the page or form that needs no response. For a question use a dialog, for a
 * success a toast.
 */
const meta = {
  title: 'Kernel/Notice',
  component: Notice,
  args: { tone: 'info', title: 'Values are declared per bag', children: 'The amounts come later.' },
} satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = { tags: ['core'] }
export const Warning: Story = { args: { tone: 'warning', title: 'The limits could not be checked' } }
export const LongTexts: Story = {
  args: {
    tone: 'warning',
    title: 'Die Erklärung der Wertbehältnisse konnte nicht gespeichert werden',
    children: 'Ihre Angaben sind noch da. '.repeat(12),
  },
}
