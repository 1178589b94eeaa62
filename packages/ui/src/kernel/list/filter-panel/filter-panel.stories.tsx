import { chakra } from '@chakra-ui/react'
import type { AnyIssue, FiltersDraft } from '@remesa/domain/kernel'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn, userEvent, within } from 'storybook/test'
import { textsOf } from '../../../../test/texts-of'
import { FilterPanel } from './filter-panel'
import type { FilterField } from './filter-panel.types'

const fields: readonly FilterField[] = [
  {
    name: 'userType',
    label: 'Type',
    kind: 'choice',
    options: [
      { value: 'CLIENTE', label: 'Customer' },
      { value: 'REMESA', label: 'Provider' },
    ],
  },
  { name: 'username', label: 'User name', kind: 'text', precise: 'usernamePrecise' },
  { name: 'email', label: 'E-mail', kind: 'text', precise: 'emailPrecise' },
  { name: 'creationDate', label: 'Creation date', kind: 'day', precise: 'creationDatePrecise' },
  { name: 'admin', label: 'Administrator', kind: 'flag' },
]

interface Situation {
  readonly fields: readonly FilterField[]
  readonly start: FiltersDraft
  /** Returns the issues of the typed values. */
  readonly validate: (draft: FiltersDraft) => readonly AnyIssue[]
  readonly activeCount: number
  readonly onApply: (detail: { readonly draft: FiltersDraft }) => void
  readonly onClean: () => void
}

/** A component that renders the filter panel and holds its draft. */
function Panel({ fields: shown, start, validate, activeCount, onApply, onClean }: Situation) {
  const [draft, setDraft] = useState(start)
  return (
    <chakra.div width="15rem" bg="surface">
      <FilterPanel
        fields={shown}
        draft={draft}
        issues={validate(draft)}
        activeCount={activeCount}
        onChange={(change) =>
          setDraft(({ values, precise }) => {
            if (change.type === 'value')
              return { values: { ...values, [change.filter]: change.value }, precise }
            const parameter = `${change.filter}Precise`
            const others = precise.filter((name) => name !== parameter)
            return { values, precise: change.precise ? [...others, parameter] : others }
          })
        }
        onApply={() => onApply({ draft })}
        onClean={() => {
          setDraft({ values: {}, precise: [] })
          onClean()
        }}
      />
    </chakra.div>
  )
}

const args: Situation = {
  fields,
  start: { values: {}, precise: [] },
  validate: () => [],
  activeCount: 0,
  onApply: fn(),
  onClean: fn(),
}
/**
 * Use `FilterPanel` for the filters of a list: next to the list if there is enough space, otherwise in a drawer.
 * Nothing is searched before a click on Filter.
 */
const meta = { title: 'Kernel/List/FilterPanel', component: Panel, args } satisfies Meta<typeof Panel>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['core'] }
const filled: FiltersDraft = {
  values: { userType: 'CLIENTE', username: 'maría ñ', creationDate: '2026-11-20', admin: 'true' },
  precise: ['creationDatePrecise'],
}
export const Filled: Story = { args: { start: filled, activeCount: 4 } }
export const OnlyOption: Story = {
  args: {
    fields: [
      {
        name: 'countryId',
        label: 'Country',
        kind: 'id',
        isFixed: true,
        options: [{ value: '1', label: 'Spain' }],
      },
      ...fields.slice(1, 3),
    ],
    start: { values: { countryId: '1' }, precise: [] },
  },
}
export const LongLabels: Story = {
  args: {
    fields: [
      { name: 'a', label: 'Feinkostgroßhandelsgesellschaft Süd', kind: 'text', precise: 'aPrecise' },
      { name: 'b', label: 'Änderungsdatum der Servicestelle', kind: 'day', precise: 'bPrecise' },
    ],
  },
}
/** A filter with an incomplete e-mail address, which is refused only if the search is exact. */
export const Refused: Story = {
  args: {
    start: { values: { email: 'ana' }, precise: ['emailPrecise'] },
    validate: ({ values, precise }) =>
      precise.includes('emailPrecise') && !values['email']?.includes('@')
        ? [{ rule: 'email', key: 'validation.messages.email', path: 'email', params: {} }]
        : [],
  },
  play: async ({ canvasElement, loaded }) => {
    const t = textsOf(loaded)
    await userEvent.click(within(canvasElement).getByRole('button', { name: t('list.filter') }))
  },
}
