import { changeAssignmentDraft, emptyAssignmentDraft } from '@remesa/domain/users'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { AssignmentChoice } from './assignment-choice'
import type { AssignmentChoiceProps } from './assignment-form.types'

const client = { id: '1', name: 'Bazar Norte', code: '0101' }

/** A component that renders the fields and holds their draft. */
function Choosing(props: AssignmentChoiceProps) {
  const [draft, setDraft] = useState(props.draft)
  return (
    <AssignmentChoice
      {...props}
      draft={draft}
      onChange={(change) => {
        setDraft((last) => changeAssignmentDraft(last, change))
        props.onChange(change)
      }}
    />
  )
}

/**
 * Use `AssignmentChoice` to choose the assignment that many users get. For a single user, use `AssignmentForm`,
 * which does not show assignments that the user already has.
 */
const meta = {
  title: 'Users/AssignmentChoice',
  component: Choosing,
  args: {
    draft: emptyAssignmentDraft(),
    serial: 0,
    client: {
      value: undefined,
      options: [client],
      state: 'ready',
      onChange: fn(),
      onSearch: fn(),
      onRetry: fn(),
    },
    subclients: {
      items: [{ id: 11, codeSol: '0311', description: 'Bazar Norte Bilbao', client: { id: 1 } }],
      onRetry: undefined,
    },
    servicePoints: {
      items: [
        { id: 111, codeSol: '0501', description: 'Gran Vía 12', subclient: { id: 11 } },
        { id: 112, codeSol: '0502', description: 'Casco Viejo', subclient: { id: 11 } },
      ],
      onRetry: undefined,
    },
    onChange: fn(),
  },
} satisfies Meta<typeof Choosing>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['core'] }
export const CenterChosen: Story = {
  args: {
    draft: { ...emptyAssignmentDraft(), clientId: 1, subclientId: 11 },
    client: { ...meta.args.client, value: client },
  },
}
export const CenterChosenOnPhone: Story = { ...CenterChosen, globals: { viewport: { value: 'phone' } } }
export const WholeClient: Story = {
  args: {
    draft: { ...emptyAssignmentDraft(), clientId: 1, addOnlyClient: true },
    client: { ...meta.args.client, value: client },
  },
}
