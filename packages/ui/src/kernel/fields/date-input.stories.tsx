import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { DoAndDont as Pairs } from '../../foundations/do-and-dont'
import { guide } from '../../foundations/guide'
import { DateInput, type DateInputProps } from './date-input'
import { Select } from './select'

interface FieldProps extends Pick<DateInputProps, 'min' | 'max'> {
  readonly isAhead: boolean
  /** The day in the field at first, as yyyy-MM-dd. */
  readonly day?: string
}

function Field({ isAhead, day: first = '', min, max }: FieldProps) {
  const [day, setDay] = useState(first)
  return (
    <div style={{ display: 'grid', gap: 20, maxWidth: 420 }}>
      <DateInput
        label="Service date"
        value={day}
        min={min}
        max={max}
        isAhead={isAhead}
        onChange={({ value }) => setDay(value)}
      />
      <output aria-label="Value">{day}</output>
    </div>
  )
}

/**
 * Use `DateInput` for a calendar day. It reads what people type (`24/11`, `24.11.26`, `+1`) and opens a calendar on
 * request. For a time of day use `TimeSelect`.
 */
const meta = {
  title: 'Kernel/DateInput',
  component: Field,
  args: { isAhead: false },
  parameters: {
    guide: guide({
      anatomy: [
        ['Text', 'Formatted as dd/MM/yyyy when the focus leaves the field.'],
        ['Calendar button', 'Opens a calendar, which offers only days within the bounds.'],
      ],
      keys: [
        ['Arrow keys', 'In the calendar: move by a day or a week.'],
        ['Home, End', 'In the calendar: move to the first or last day of the week.'],
        ['Page up, Page down', 'In the calendar: move by a month.'],
        ['Enter, Space', 'In the calendar: choose the day.'],
        ['Escape', 'Closes the calendar without a change.'],
      ],
    }),
  },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

/** A field with a typed text, and below it the value that the field reads from the text. */
export const Typed: Story = { tags: ['core'], args: { day: '2026-11-24' } }
/** A field for a day that is not in the past. It reads `24/11`, `5` and `+1` as the next such day. */
export const Ahead: Story = { args: { isAhead: true } }
/** A field whose calendar offers only days within the bounds, even if a day outside the bounds was typed. */
export const Bounded: Story = { args: { min: '2030-03-10', max: '2030-05-20' } }

const listOf = (...labels: readonly string[]) => labels.map((label) => ({ value: label, label }))

export const DoAndDont: Story = {
  name: 'Do and don’t',
  render: () => (
    <Pairs
      pairs={[
        {
          do: {
            show: (
              <DateInput
                label="Service date"
                value="2026-11-24"
                hint="From 24/11/2026 onwards"
                onChange={fn()}
              />
            ),
            because: 'One field to type or choose in, with the first possible day in the hint.',
          },
          dont: {
            show: (
              <div style={{ display: 'flex', gap: 8 }}>
                <Select label="Day" options={listOf('30', '31')} value="31" onChange={fn()} />
                <Select label="Month" options={listOf('11', '12')} value="11" onChange={fn()} />
                <Select label="Year" options={listOf('2026')} value="2026" onChange={fn()} />
              </div>
            ),
            because: 'Three lists take three times as long, and offer days that do not exist.',
          },
        },
        {
          do: {
            show: (
              <DateInput
                label="Service date"
                value="2026-11-21"
                error="The first possible day is 24/11"
                onChange={fn()}
              />
            ),
            because: 'The error says which day would be accepted.',
          },
          dont: {
            show: <DateInput label="Service date" value="2026-11-21" error="Invalid date" onChange={fn()} />,
            because: 'The day exists, so the user looks for a typing error.',
          },
        },
      ]}
    />
  ),
}
