import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { SyncChanges } from './sync-changes'

const thirdcodes = {
  field: 'thirdcodes',
  from: [{ system: 'ORACLE', code: 'zz' }],
  to: [{ system: 'SAP', code: 'S-0101' }],
}
const undo = { isBusy: false, disabledReason: undefined, onUndo: fn() }

/** Use `SyncChanges` on the page of a record after it was synchronised with the core system. */
const meta = {
  title: 'History/SyncChanges',
  component: SyncChanges,
  args: { changes: [thirdcodes], undo },
} satisfies Meta<typeof SyncChanges>
export default meta
type Story = StoryObj<typeof meta>

export const ThirdCodes: Story = { tags: ['core'] }
/**
 * A synchronisation that changed third-party codes and other fields. Undo restores only the third-party codes,
 * because the other values come from the core system.
 */
export const OtherFieldsToo: Story = {
  args: { changes: [{ field: 'description', from: 'Bazar', to: 'Bazar Norte' }, thirdcodes] },
}
export const OtherFieldsAlone: Story = {
  args: { changes: [{ field: 'description', from: 'Bazar', to: 'Bazar Norte' }], undo: undefined },
}
export const Undoing: Story = { args: { undo: { ...undo, isBusy: true } } }
export const ThirdCodesTyped: Story = {
  args: {
    undo: { ...undo, disabledReason: 'Save or take back your changes to the third codes first.' },
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
