import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { fn, userEvent, within } from 'storybook/test'
import { inWords, said } from '../../../../test/in-words'
import { textsOf } from '../../../../test/texts-of'
import { useT } from '../../../i18n'
import { EntitySelector } from './entity-selector'
import type { EntityOption, EntitySelectorProps } from './entity-selector.types'

const clients: readonly EntityOption[] = [
  { id: '1', name: 'Bazar Norte', code: '0101' },
  { id: '2', name: 'Bazar Norte', code: '0102' },
  { id: '3', name: 'Mercado Sur', code: '0201' },
]

/** A component that renders the field and holds its value. */
function Selector(given: EntitySelectorProps) {
  const props = inWords(useT(), given)
  const [value, setValue] = useState(props.value)
  return (
    <Narrow>
      <EntitySelector
        {...props}
        value={value}
        onChange={(detail) => {
          setValue(detail.value)
          props.onChange(detail)
        }}
      />
    </Narrow>
  )
}

const Narrow = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ width: 300, minHeight: 260 }}>{children}</div>
)

const args: EntitySelectorProps = {
  label: said('record-lists.field.client'),
  value: undefined,
  options: clients,
  state: 'ready',
  onChange: fn(),
  onSearch: fn(),
  onRetry: fn(),
}
/**
 * Use `EntitySelector` to choose a client, center or point by a search on the server. For a list that fits into a
 * menu use a select.
 */
const meta = { title: 'Kernel/List/EntitySelector', component: Selector, args } satisfies Meta<
  typeof Selector
>
export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvasElement, loaded }) => {
  const name = textsOf(loaded)('record-lists.field.client')
  await userEvent.click(within(canvasElement).getByRole('combobox', { name }))
  await within(canvasElement).findByRole('listbox')
}

export const Empty: Story = { tags: ['core'] }
export const Chosen: Story = { args: { value: { id: '1', name: 'Bazar Norte', code: '0101' } } }
export const Open: Story = { play: open }
export const Loading: Story = { args: { state: 'loading', options: [] }, play: open }
/** A search that finds no options on the server. */
export const NoEntities: Story = {
  args: { options: [], emptyText: said('text.no.entities') },
  play: open,
}
export const Failed: Story = {
  args: { state: 'error', options: [] },
  play: async ({ canvasElement, loaded }) => {
    const t = textsOf(loaded)
    await userEvent.click(
      within(canvasElement).getByRole('combobox', { name: t('record-lists.field.client') }),
    )
    await within(canvasElement).findByRole('button', { name: t('action.retry') })
  },
}
export const Refused: Story = {
  args: { isRequired: true, error: said('validation.messages.required.choice') },
}
export const NotNow: Story = { args: { disabledReason: said('selector.first.country') } }
/** The search finds the clients whose names contain the typed text. */
export const Found: Story = {
  render: function Found(props) {
    const [options, setOptions] = useState(clients)
    const onSearch = ({ text }: { readonly text: string }) =>
      setOptions(clients.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())))
    return <Selector {...props} options={options} onSearch={onSearch} />
  },
}
/** A selector with a single option, which is shown and can't be changed. */
export const Fixed: Story = {
  args: {
    label: said('record-lists.field.country'),
    isFixed: true,
    value: { id: '1', name: said('country.ES') },
  },
}
export const LongTexts: Story = {
  args: {
    options: [
      { id: '1', name: 'Feinkostgroßhandelsgesellschaft Süd mit beschränkter Haftung', code: 'DE-0000-4711' },
    ],
  },
  play: open,
}
