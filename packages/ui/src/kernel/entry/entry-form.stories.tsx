import { check, issuesOf } from '@remesa/domain/kernel'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { TextField } from '../form/fields'
import { EntryForm } from './entry-form'
import { EntryList } from './entry-list'
import { useEntry } from './use-entry'

interface CodeDraft {
  readonly code: string
}

interface CodesProps {
  readonly codes: readonly string[]
  /** Code of the entry that is marked as wrong. */
  readonly wrong?: string
}

function Codes({ codes, wrong }: CodesProps) {
  const [lines, setLines] = useState(codes)
  const entry = useEntry<CodeDraft, string>({
    initial: { code: '' },
    lines,
    validate: ({ code }) => issuesOf([check('required', 'code', code, {})]),
    isEntered: ({ code }) => code !== '',
    build: ({ code }) => code,
    draftOf: (code) => ({ code }),
    next: () => ({ code: '' }),
    first: 'code',
    onAdd: (code) => setLines([...lines, code]),
    onRemove: (index) => setLines(lines.filter((_, at) => at !== index)),
  })
  return (
    <div style={{ maxWidth: 460, display: 'grid', gap: 20 }}>
      <EntryForm entry={entry} addText="Add code">
        <TextField form={entry.form} name="code" label="Code" isRequired />
      </EntryForm>
      <EntryList
        label="Codes"
        entries={lines.map((code) => ({
          id: code,
          name: code,
          detail: 'Third code',
          value: '1.250,00 €',
          error: code === wrong ? 'The code exists already' : undefined,
        }))}
        changeRefusal={entry.isEntered ? 'Add or clear what you have entered first.' : undefined}
        onChange={({ index }) => entry.takeBack(index)}
        onRemove={({ index }) => entry.remove(index)}
      />
    </div>
  )
}

/**
 * Use it for a list that is typed line by line, such as supplies or bags: a small form above, the lines below, the
 * focus back in the first field after each.
 */
const meta = { title: 'Kernel/EntryForm', component: Codes, args: { codes: ['A-1', 'A-2'] } } satisfies Meta<
  typeof Codes
>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const FilledInDark: Story = { globals: { colorMode: 'dark' } }
export const Empty: Story = { args: { codes: [] }, globals: { locale: 'de' } }
export const WithAWrongEntry: Story = { args: { wrong: 'A-2' } }
export const LongTexts: Story = {
  args: { codes: ['Wechselgeldausstattung-für-Selbstbedienungskassen-mit-Notenrückgabe-4711'] },
}

export const AddedChangedAndCleared: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const code = canvas.getByRole('textbox', { name: 'Code' })
    await userEvent.type(code, 'A-3{Enter}')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(code).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Change A-1' }))
    await expect(code).toHaveValue('A-1')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(code).toHaveValue('')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Add code' }))
    await expect(code).toHaveAttribute('aria-invalid', 'true')
  },
}
