import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn, userEvent, within } from 'storybook/test'
import { inWords, said } from '../../../../test/in-words'
import { textsOf } from '../../../../test/texts-of'
import { useT } from '../../../i18n'
import type { EntityOption } from '../entity-selector/entity-selector.types'
import { TagPicker, type TagPickerProps } from './tag-picker'

const currencies: readonly EntityOption[] = [
  { id: '1', name: 'EUR · Euro' },
  { id: '2', name: 'USD · US dollar' },
  { id: '3', name: 'GBP · Pound' },
]

/** A component that renders the field, holds its choices, and filters its options by the typed text. */
function Picker(given: TagPickerProps) {
  const props = inWords(useT(), given)
  const [value, setValue] = useState(props.value)
  const [text, setText] = useState(props.text)
  return (
    <div style={{ maxWidth: 340, minHeight: 300 }}>
      <TagPicker
        {...props}
        value={value}
        text={text}
        options={props.options.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))}
        onText={(detail) => {
          setText(detail.text)
          props.onText(detail)
        }}
        onChange={(detail) => {
          setValue(detail.value)
          props.onChange(detail)
        }}
      />
    </div>
  )
}

/**
 * Use `TagPicker` to choose several of many options, if each choice is read and removed separately. For a few
 * options that all fit on the page, use check cards.
 */
const meta = {
  title: 'Kernel/List/TagPicker',
  component: Picker,
  args: {
    label: said('service-points.form.currencies'),
    value: currencies.slice(0, 2),
    options: currencies,
    text: '',
    onText: fn(),
    onChange: fn(),
    onEnter: fn(),
  },
} satisfies Meta<typeof Picker>
export default meta
type Story = StoryObj<typeof meta>

const open: Story['play'] = async ({ canvasElement, loaded }) => {
  const name = textsOf(loaded)('service-points.form.currencies')
  await userEvent.click(within(canvasElement).getByRole('combobox', { name }))
  await within(canvasElement).findByRole('listbox')
}

export const Chosen: Story = { tags: ['core'] }
export const Empty: Story = { args: { value: [] } }
export const Locked: Story = {
  args: { locked: { id: '1', reason: said('service-points.currencies.locked') } },
}
export const Open: Story = { play: open }
export const Loading: Story = { args: { state: 'loading' }, play: open }
export const NothingToChoose: Story = { args: { options: [], value: [] }, play: open }
export const Failed: Story = { args: { state: 'error', onRetry: fn() } }
export const WithANote: Story = {
  args: { text: 'Ki', note: said('service-points.channels.new', { name: 'Ki' }) },
}
export const Disabled: Story = { args: { value: [], disabledReason: said('selector.first.country') } }
export const LongTexts: Story = {
  args: {
    value: [{ id: '9', name: 'Feinkostgroßhandelsgesellschaft Süd mit beschränkter Haftung in Liquidation' }],
  },
}
