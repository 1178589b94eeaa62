import { issue } from '@remesa/domain/kernel'
import { type PickupDraft, validatePickup } from '@remesa/domain/orders'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { currencies, now, pickupDraft, pickupRules, target, timeZone } from '../../../test/orders.fixtures'
import { NewOrderDialog, type NewOrderDialogProps } from './new-order-dialog'

/** Keeps the draft as the portal does, so that a story can be typed into. */
function Filled(props: NewOrderDialogProps) {
  const [draft, setDraft] = useState<PickupDraft>(props.pickup.draft)
  const issues = validatePickup(draft, {
    rules: props.pickup.rules,
    servicePoint: { agilePickup: props.pickup.isAgile },
    now,
    timeZone,
  })
  return (
    <NewOrderDialog
      {...props}
      issues={issues}
      pickup={{ ...props.pickup, draft }}
      onPickupChange={(change) => setDraft({ ...draft, ...change.patch })}
    />
  )
}

const noType = { rule: 'no-type', key: 'orders.refused.no-type', params: {} } as const

const meta = {
  title: 'Orders/NewOrderDialog',
  component: NewOrderDialog,
  render: (args) => <Filled {...args} />,
  args: {
    isOpen: true,
    orderKey: 'first',
    phase: 'editing',
    target,
    types: ['pickup'],
    type: 'pickup',
    onTypeChange: fn(),
    pickup: { draft: pickupDraft, rules: pickupRules(), isAgile: false, currencies },
    onPickupChange: fn(),
    onRetryCurrencies: undefined,
    issues: [],
    rejections: [],
    failure: undefined,
    refusals: [],
    onSend: fn(),
    onConfirm: fn(),
    onDecline: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof NewOrderDialog>
export default meta
type Story = StoryObj<typeof meta>

const filledDraft: PickupDraft = {
  ...pickupDraft,
  totalAmount: '4.321,09',
  comments: 'Two bags at the counter',
}
const filled = { draft: filledDraft, rules: pickupRules(), isAgile: false, currencies }
const dialog = () => within(document.body)

export const Pickup: Story = {}
export const Dark: Story = { globals: { colorMode: 'dark' } }
export const Spanish: Story = { globals: { locale: 'es' } }
export const German: Story = { globals: { locale: 'de' } }
export const Portuguese: Story = { globals: { locale: 'pt' } }
export const ChoosingTheType: Story = { args: { type: undefined, refusals: [noType] } }
export const NothingOffered: Story = { args: { type: undefined, types: [], refusals: [noType] } }
export const AgilePoint: Story = { args: { pickup: { ...filled, isAgile: true } } }
export const DaysOnly: Story = {
  args: { pickup: { ...filled, rules: pickupRules({ AllowIntervalTime: false }) } },
}
export const Peru: Story = {
  args: {
    pickup: {
      ...filled,
      rules: pickupRules({ EconoCash: { Enabled: true, DefaultStartTime: '10' } }, 'PE', true),
    },
  },
}
export const InsideTheForbiddenWindow: Story = {
  args: {
    pickup: {
      ...filled,
      rules: pickupRules({ ForbiddenNextDay: { Enabled: true, StartTime: '09:00', EndTime: '18:00' } }),
    },
  },
}
export const CurrenciesLoading: Story = { args: { pickup: { ...filled, currencies: undefined } } }
export const CurrenciesFailed: Story = {
  args: { pickup: { ...filled, currencies: undefined }, onRetryCurrencies: fn() },
}

export const Incomplete: Story = {
  play: async () => {
    await userEvent.click(await dialog().findByRole('button', { name: 'Send' }))
    await waitFor(() => expect(dialog().getByRole('alert')).toHaveFocus())
  },
}
export const IncompleteInDark: Story = { ...Incomplete, globals: { colorMode: 'dark' } }
export const RefusedByTheServer: Story = {
  args: {
    pickup: filled,
    failure: { kind: 'rejected' },
    rejections: [issue('max_value', 'totalAmount', { max: 4000 })],
  },
}
export const NotSaved: Story = { args: { pickup: filled, failure: { kind: 'not-saved' } } }
export const MayHaveBeenSaved: Story = { args: { pickup: filled, failure: { kind: 'unknown' } } }
export const AlreadySavedOtherwise: Story = { args: { pickup: filled, failure: { kind: 'conflict' } } }
export const NotAllowed: Story = { args: { pickup: filled, failure: { kind: 'forbidden' } } }
export const Confirming: Story = { args: { pickup: filled, phase: 'confirming' } }
export const ConfirmingInDark: Story = { ...Confirming, globals: { colorMode: 'dark' } }
export const Saving: Story = { args: { pickup: filled, phase: 'saving' } }
