import type { FieldState } from '@remesa/domain/records'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
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

function Fields({ state, isNew, isWaiting }: Situation) {
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
        label="Client"
        emptyText="No clients"
        choice={{
          value: undefined,
          options: [{ id: '1', name: 'Bazar Norte', code: '0101' }],
          state: 'ready',
          disabledReason: isWaiting ? 'Choose a country first' : undefined,
          onChange: fn(),
          onSearch: fn(),
          onRetry: fn(),
        }}
      />
      <RecordText form={form} name="address" label="Address" access={access} />
      <RecordSwitch
        form={form}
        name="openChannel"
        label="Open channel"
        hint="The channel of a deposit may be typed, not only chosen."
        access={access}
      />
      <RecordTags
        form={form}
        name="currencies"
        label="Currencies"
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

export const Edited: Story = { tags: ['core'] }
export const New: Story = { args: { isNew: true } }
export const ReadOnly: Story = { args: { state: 'read-only' } }
export const Hidden: Story = { args: { state: 'hidden' } }
export const Waiting: Story = { args: { isWaiting: true } }
