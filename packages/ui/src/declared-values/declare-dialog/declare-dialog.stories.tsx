import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { useT } from '../../i18n'
import { usePickupName } from '../declared-values.sample'
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
    order: '10017',
    title: '',
    status: 'PLANNED',
    isDirty: false,
    isBusy: false,
    onSave: fn(),
    onClose: fn(),
    children: null,
  },
  render: function InLanguage(args) {
    const t = useT()
    const code = args.title
    return (
      <DeclareDialog
        {...args}
        order={usePickupName(args.order)}
        title={code === '' ? t('declared-values.add') : t('declared-values.change', { code })}
      >
        <p>{t('declared-values.empty')}</p>
      </DeclareDialog>
    )
  },
} satisfies Meta<typeof DeclareDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { tags: ['core'] }
export const Saving: Story = { args: { isBusy: true } }
export const ClosedForChanges: Story = { args: { status: 'ONWAY' } }
export const LongTexts: Story = {
  args: {
    order: 'SERVICE-0000000000000000000000000000000000000000000048211',
    title: 'SEAL-0000000000000000000000000000000000000000000001',
  },
}
