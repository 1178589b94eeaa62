import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { DateInput, type DateInputProps } from './date-input'

interface FieldProps extends Pick<DateInputProps, 'min' | 'max'> {
  readonly isAhead: boolean
}

function Field({ isAhead, min, max }: FieldProps) {
  const [day, setDay] = useState('')
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
 * request.
 */
const meta = { title: 'Kernel/DateInput', component: Field, args: { isAhead: false } } satisfies Meta<
  typeof Field
>
export default meta
type Story = StoryObj<typeof meta>

/** A field with a typed text, and below it the value that the field reads from the text. */
export const Typed: Story = { tags: ['core'] }
/** A field for a day that is not in the past. It reads `24/11`, `5` and `+1` as the next such day. */
export const Ahead: Story = { args: { isAhead: true } }
/** A field whose calendar offers only days within the bounds, whatever was typed. */
export const Bounded: Story = { args: { min: '2030-03-10', max: '2030-05-20' } }
