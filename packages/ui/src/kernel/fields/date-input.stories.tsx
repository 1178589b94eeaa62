import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { DateInput } from './date-input'

function Field({ isAhead }: { readonly isAhead: boolean }) {
  const [day, setDay] = useState('')
  return (
    <div style={{ display: 'grid', gap: 20, maxWidth: 420 }}>
      <DateInput label="Service date" value={day} isAhead={isAhead} onChange={({ value }) => setDay(value)} />
      <output aria-label="Value">{day}</output>
    </div>
  )
}

/** Use it for a calendar day. It reads what people type (`24/11`, `24.11.26`, `+1`) and opens a calendar on request. */
const meta = { title: 'Kernel/DateInput', component: Field, args: { isAhead: false } } satisfies Meta<
  typeof Field
>
export default meta
type Story = StoryObj<typeof meta>

/** What is typed, and the value that it is read as below. */
export const Typed: Story = {}
/** A day from today on: `24/11`, `5` and `+1` are read as the nearest such day. */
export const Ahead: Story = { args: { isAhead: true }, globals: { locale: 'es' } }
