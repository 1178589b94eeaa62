import { validateLimits, validateThirdCodes } from '@remesa/domain/records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inPage } from '../../foundations/in-page'
import { useRecordForm } from '../../kernel'
import { CoreFacts } from '../core-lookup/core-section'
import { currencies, tables } from '../record-tables/record-tables.sample'
import { IdentityFields, RecordFormPage } from './record-form-page'

interface Situation {
  readonly isNew: boolean
  /** Whether the code of the new record is not known yet. */
  readonly isWaiting: boolean
  readonly isSyncing: boolean
}

const record = {
  codeSol: '0101',
  oidSol: 'CL-0101',
  description: 'Bazar Norte',
  idSmartcash: 'SC-1',
  thirdcodes: tables.thirdcodes,
  limits: tables.limits,
}

function PageOfRecord({ isNew, isWaiting, isSyncing }: Situation) {
  const form = useRecordForm({
    initial: record,
    isNew,
    fields: ['description', 'idSmartcash', 'thirdcodes', 'limits'] as const,
    change: (draft: typeof record, { field, value }) => ({ ...draft, [field]: value }),
    validate: ({ thirdcodes, limits }) => [...validateThirdCodes(thirdcodes), ...validateLimits(limits)],
  })
  return (
    <RecordFormPage
      form={form}
      kind="clients"
      isBusy={false}
      failure={undefined}
      onSend={fn()}
      onCancel={fn()}
      currencies={currencies}
      sync={isNew ? undefined : { isBusy: isSyncing, onSync: fn() }}
      core={<CoreFacts country="Spain" record={record} />}
      coreFields={[]}
      isWaiting={isWaiting}
      sections={[
        {
          id: 'client',
          title: 'Client',
          fields: ['description', 'idSmartcash'],
          content: <IdentityFields form={form} isDescriptionFixed />,
        },
      ]}
    />
  )
}

/**
 * Use `RecordFormPage` for the page of a client, subclient or service point. It renders the parts that these pages
 * share.
 */
const meta = {
  title: 'Records/RecordFormPage',
  component: PageOfRecord,
  decorators: [inPage],
  parameters: { layout: 'fullscreen' },
  args: { isNew: false, isWaiting: false, isSyncing: false },
} satisfies Meta<typeof PageOfRecord>
export default meta
type Story = StoryObj<typeof meta>

export const Editing: Story = { tags: ['core'] }
export const EditingOnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Synchronising: Story = { args: { isSyncing: true } }
export const Adding: Story = { args: { isNew: true } }
/** A new record whose code is not known yet. The other sections are shown only in the index. */
export const Waiting: Story = { args: { isNew: true, isWaiting: true } }
