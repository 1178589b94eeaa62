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
import { textsOf } from '../../../test/texts-of'
import { draftForm, useFormState } from '../../kernel'
import {
  onePointFacts,
  sampleBags,
  sampleCommodities,
  sampleDraft,
  sampleFacts,
  samplePoints,
} from '../deposits.sample'
import { afterCode } from './after-code'
import { DepositForm, type DepositFormProps } from './deposit-form'

interface SceneProps {
  readonly initial: DepositDraft
  readonly facts: DepositFacts
  readonly bags: readonly DepositBag[]
  readonly scanned?: readonly string[]
  readonly commodities: DepositFormProps['commodities']
  readonly onAdd: () => void
}

/** A component that renders the form and holds its draft. */
function Scene({ initial, facts, bags, scanned = [], commodities, onAdd }: SceneProps) {
  const [draft, setDraft] = useState(initial)
  const state = useFormState({ issues: validateBag(draft, bags, facts) })
  const form = draftForm(state, draft, (patch) => setDraft((last) => changeDepositDraft(last, patch, facts)))
  return (
    <DepositForm
      form={form}
      scanned={scanned}
      onForget={fn()}
      onCode={({ code: barcode }) => {
        form.change('barcode', barcode)
        afterCode(form, { ...draft, barcode }, { bags, config: facts.config })
      }}
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

/**
 * Use `DepositForm` for a deposit that is being entered. `DepositCheck` shows the deposit before it is booked, and
 * `DepositOutcome` shows it afterwards.
 */
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

export const OnePoint: Story = { tags: ['core'] }
export const SeveralPoints: Story = { args: { initial: emptyDepositDraft(sampleFacts), facts: sampleFacts } }
export const OpenChannel: Story = {
  args: {
    initial: changeDepositDraft(sampleDraft, { servicePointId: 2 }, sampleFacts),
    facts: sampleFacts,
  },
}
export const SeveralBags: Story = { args: { bags: sampleBags() } }
/** Two codes were scanned before the first bag had an amount. */
export const ScannedAhead: Story = { args: { scanned: ['B-77130', 'B-77131'] } }
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

/** A hand scanner types the code and presses Enter. The focus then moves to the amount, where Enter adds the bag. */
export const Scanned: Story = {
  play: async ({ canvasElement, args, loaded }) => {
    const t = textsOf(loaded)
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: t('deposits.barcode') }), 'B-77{Enter}')
    const amount = canvas.getByRole('textbox', { name: t('deposits.amount') })
    await expect(amount).toHaveFocus()
    await userEvent.keyboard('123,45{Enter}')
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}

export const Refused: Story = {
  args: { bags: sampleBags() },
  play: async ({ canvasElement, args, loaded }) => {
    const t = textsOf(loaded)
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('textbox', { name: t('deposits.barcode') }))
    await userEvent.paste('B-77120')
    await userEvent.type(canvas.getByRole('textbox', { name: t('deposits.amount') }), '0')
    await userEvent.click(canvas.getByRole('button', { name: t('deposits.add') }))
    await expect(canvas.getAllByText(t('validation.messages.bag-listed')).length).toBeGreaterThan(0)
    await expect(args.onAdd).not.toHaveBeenCalled()
  },
}
