import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DeclareDialog } from './declare-dialog'

/**
 * Use `DeclareDialog` to declare the contents of the bags of a pickup, from the order or from its receipt. The
 * dialog is read-only once the status of the order allows no changes.
 */
const meta = {
  title: 'Declared values/DeclareDialog',
  component: DeclareDialog,
  args: {
    isOpen: true,
    order: 'Pickup 10017',
    title: 'Declare values',
    status: 'PLANNED',
    isDirty: false,
    isBusy: false,
    onSave: fn(),
    onClose: fn(),
    children: <p>Bags, seals and what they hold</p>,
  },
} satisfies Meta<typeof DeclareDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { tags: ['core'] }
export const Saving: Story = { args: { isBusy: true } }
export const ClosedForChanges: Story = { args: { status: 'ONWAY' } }
export const LongTexts: Story = {
  args: {
    order: 'Abholung SERVICE-0000000000000000000000000000000000000000000048211',
    title: 'Werte mit ihren Beuteln und Plomben angeben',
  },
}
