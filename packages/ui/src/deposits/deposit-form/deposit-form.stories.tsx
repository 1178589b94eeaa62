import {
  canSendDeposit,
  changeDepositDraft,
  type DepositBag,
  type DepositDraft,
  type DepositFacts,
  emptyDepositDraft,
  validateBag,
} from '@remesa/domain/deposits'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { draftForm, useFormState } from '../../kernel'
import {
  onePointFacts,
  sampleBags,
  sampleCommodities,
  sampleDraft,
  sampleFacts,
  samplePoints,
} from '../deposits.sample'
import { DepositForm, type DepositFormProps } from './deposit-form'

interface SceneProps {
  readonly initial: DepositDraft
  readonly facts: DepositFacts
  readonly bags: readonly DepositBag[]
  readonly commodities: DepositFormProps['commodities']
  readonly onAdd: () => void
}

/** The form with a caller that holds its draft. */
function Scene({ initial, facts, bags, commodities, onAdd }: SceneProps) {
  const [draft, setDraft] = useState(initial)
  const state = useFormState({ issues: validateBag(draft, bags, facts) })
  const form = draftForm(state, draft, (patch) => setDraft((last) => changeDepositDraft(last, patch, facts)))
  return (
    <DepositForm
      form={form}
      facts={facts}
      bags={bags}
      decision={canSendDeposit(draft, facts)}
      isDirty={bags.length > 0}
      commodities={commodities}
      recentIds={[2]}
      onAdd={() => {
        if (state.attempt()) onAdd()
      }}
      onReview={() => void state.attempt()}
      onScan={fn()}
      onChange={fn()}
      onRemove={fn()}
      onClear={fn()}
    />
  )
}

/** Use it for a deposit that is being entered. What it will book is shown by `DepositCheck`, what became of it by `DepositOutcome`. */
const meta = {
  title: 'Deposits/DepositForm',
  component: Scene,
  args: {
    initial: sampleDraft,
    facts: onePointFacts,
    bags: [],
    commodities: { items: sampleCommodities, onRetry: undefined },
    onAdd: fn(),
  },
} satisfies Meta<typeof Scene>
export default meta
type Story = StoryObj<typeof meta>

export const OnePoint: Story = {}
export const SeveralPoints: Story = {
  args: { initial: emptyDepositDraft(sampleFacts), facts: sampleFacts },
  globals: { locale: 'de' },
}
export const OpenChannel: Story = {
  args: {
    initial: changeDepositDraft(sampleDraft, { servicePointId: 2 }, sampleFacts),
    facts: sampleFacts,
  },
}
export const SeveralBags: Story = { args: { bags: sampleBags() }, globals: { locale: 'es' } }
export const SeveralBagsDark: Story = { args: { bags: sampleBags() }, globals: { colorMode: 'dark' } }
export const NoDevice: Story = {
  args: {
    facts: {
      ...onePointFacts,
      points: samplePoints.slice(0, 1).map((point) => ({ ...point, deviceId: null })),
    },
  },
}
export const ContentsFailed: Story = { args: { commodities: { items: undefined, onRetry: fn() } } }
export const ContentsLoading: Story = { args: { commodities: { items: undefined, onRetry: undefined } } }

/** A hand scanner types the code and presses Enter: the focus goes to the amount, and Enter there adds the bag. */
export const Scanned: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Bag code' }), 'B-77{Enter}')
    const amount = canvas.getByRole('textbox', { name: 'Amount' })
    await expect(amount).toHaveFocus()
    await userEvent.keyboard('123,45{Enter}')
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}

export const Refused: Story = {
  args: { bags: sampleBags() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Bag code' }), 'B-77120')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount' }), '0')
    await userEvent.click(canvas.getByRole('button', { name: 'Add bag' }))
    await expect(canvas.getAllByText('This bag is already on the list').length).toBeGreaterThan(0)
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}
