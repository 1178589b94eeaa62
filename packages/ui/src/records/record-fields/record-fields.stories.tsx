import type { FieldState } from '@remesa/domain/records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { useT } from '../../i18n'
import { useRecordForm } from '../../kernel'
import { RecordSelector, RecordSwitch, RecordTags, RecordText } from './record-fields'

interface Situation {
  readonly state: FieldState
  readonly isNew: boolean
  /** Whether the selector is disabled, because the field on which it depends is empty. */
  readonly isWaiting: boolean
}

const record = { address: 'Plaza Nueva 11', openChannel: true, currencies: [1], client: '' }
const names = new Map([
  [1, 'EUR · Euro'],
  [2, 'USD · US dollar'],
])

const client = { id: '1', name: 'Bazar Norte', code: '0101' }

function Fields({ state, isNew, isWaiting }: Situation) {
  const t = useT()
  const form = useRecordForm({
    initial: record,
    isNew,
    fields: ['address', 'openChannel', 'currencies', 'client'] as const,
    change: (draft: typeof record, { field, value }) => ({ ...draft, [field]: value }),
    validate: () => [],
  })
  const access = { state, required: true }
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 736 }}>
      <RecordSelector
        form={form}
        name="client"
        label={t('record-lists.field.client')}
        emptyText={t('text.no.entities')}
        choice={{
          value: isNew ? undefined : client,
          options: [client],
          state: 'ready',
          disabledReason: isWaiting ? t('selector.first.country') : undefined,
          onChange: fn(),
          onSearch: fn(),
          onRetry: fn(),
        }}
      />
      <RecordText form={form} name="address" label={t('record-lists.field.address')} access={access} />
      <RecordSwitch
        form={form}
        name="openChannel"
        label={t('service-points.form.openChannel')}
        hint={t('service-points.form.openChannel.hint')}
        access={access}
      />
      <RecordTags
        form={form}
        name="currencies"
        label={t('service-points.form.currencies')}
        items={[...names.keys()]}
        optionOf={(id: number) => ({ id: String(id), name: names.get(id) ?? '' })}
      />
    </div>
  )
}

/**
 * Use these fields in the sections of a record's form. A field that the user has changed also shows the value before
 * the change.
 */
const meta = {
  title: 'Records/RecordFields',
  component: Fields,
  args: { state: 'editable', isNew: false, isWaiting: false },
} satisfies Meta<typeof Fields>
export default meta
type Story = StoryObj<typeof meta>

export const Edited: Story = {
  tags: ['core'],
  play: async ({ canvasElement, loaded }) => {
    const t = textsOf(loaded)
    const address = within(canvasElement).getByRole('textbox', { name: t('record-lists.field.address') })
    await userEvent.type(address, ', 2')
  },
}
export const New: Story = { args: { isNew: true } }
export const ReadOnly: Story = { args: { state: 'read-only' } }
export const Hidden: Story = { args: { state: 'hidden' } }
export const Waiting: Story = { args: { isNew: true, isWaiting: true } }
