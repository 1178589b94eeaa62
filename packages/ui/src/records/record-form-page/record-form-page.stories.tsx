import { validateLimits, validateThirdCodes } from '@remesa/domain/records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { inPage } from '../../foundations/in-page'
import { useT } from '../../i18n'
import { useRecordForm } from '../../kernel'
import { CoreFacts } from '../core-lookup/core-section'
import { currencies, tables } from '../record-tables/record-tables.sample'
import { IdentityFields, RecordFormPage } from './record-form-page'

interface Situation {
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

function PageOfRecord({ isSyncing }: Situation) {
  const t = useT()
  const form = useRecordForm({
    initial: record,
    isNew: false,
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
      sync={{ isBusy: isSyncing, onSync: fn() }}
      core={<CoreFacts country={t('country.ES')} record={record} />}
      coreFields={[]}
      isWaiting={false}
      sections={[
        {
          id: 'client',
          title: t('record-lists.field.client'),
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
  args: { isSyncing: false },
} satisfies Meta<typeof PageOfRecord>
export default meta
type Story = StoryObj<typeof meta>

export const Editing: Story = { tags: ['core'] }
export const EditingOnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Synchronising: Story = { args: { isSyncing: true } }
