import { issue } from '@remesa/domain/kernel'
import { canSendOrder, type OrderDrafts } from '@remesa/domain/orders'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { useT } from '../../i18n'
import { target, timeZone } from '../orders.sample'
import { samplePoints } from '../point-switcher/points.sample'
import {
  catalogues,
  denominations,
  draftsWith,
  factsWith,
  lastPickup,
  loading,
  NewOrderHost,
  packs,
  pickupBlock,
} from './new-order.sample'
import type { SavedReceipt } from './order-receipt'

const empty = draftsWith()
const [fifty, two] = [denominations[3], denominations[7]]
const [small, pounds] = packs
if (!fifty || !two || !small || !pounds) throw new Error('[stories] the catalogue has changed')

const filled: OrderDrafts = draftsWith({
  pickup: { ...empty.pickup, totalAmount: '4.321,09', comments: 'Two bags at the counter' },
  delivery: {
    ...empty.delivery,
    denominations: [
      { denomination: fifty, quantity: '40' },
      { denomination: two, quantity: '125' },
    ],
    packs: [
      { pack: small, quantity: '3' },
      { pack: pounds, quantity: '1' },
    ],
    comments: 'Llamen en la entrada de mercancías',
  },
  'assistance-service': {
    ...empty['assistance-service'],
    faultDescription: 'El lector de billetes se atasca',
    comments: 'It has been like this since Monday',
  },
  'supply-material-service': {
    ...empty['supply-material-service'],
    supplies: [
      {
        commodityTypeId: 'bags',
        commodityTypeDescription: 'Bolsas',
        commodityId: 'large',
        commodityDescription: 'Bolsa de seguridad grande',
        quantity: '200',
      },
      {
        commodityTypeId: 'seals',
        commodityTypeDescription: 'Precintos',
        commodityId: 'numbered',
        commodityDescription: 'Precinto',
        quantity: '25',
      },
    ],
  },
})

/**
 * Use `NewOrderSheet` for every new order. Its steps are the type, the details and the check. It offers only the
 * options that the service point and the rules allow.
 */
const meta = {
  title: 'Orders/NewOrderSheet',
  component: NewOrderHost,
  args: {
    type: 'pickup',
    catalogues,
    onSend: fn(),
    onConfirm: fn(),
    onDecline: fn(),
    onClose: fn(),
    onLimitRead: fn(),
  },
} satisfies Meta<typeof NewOrderHost>
export default meta
type Story = StoryObj<typeof meta>

const dialog = () => within(document.body)
const failed = { items: undefined, onRetry: fn() }

export const Pickup: Story = { tags: ['core'] }
export const ChoosingTheType: Story = { args: { type: undefined } }
export const NothingOffered: Story = {
  args: { type: undefined, types: [] },
  render: function InLanguage(args) {
    return <NewOrderHost {...args} noTypeReason={useT()('orders.refused.nothing-offered')} />
  },
}
const points = { tree: samplePoints, recents: [], value: 1, narrowedTo: undefined, onChange: fn() }
export const SeveralPoints: Story = { args: { points } }
export const SeveralPointsOnAPhone: Story = {
  args: { points },
  globals: { viewport: { value: 'mobile2' } },
}
export const NoPointChosen: Story = {
  args: {
    points: { ...points, value: undefined },
    target: undefined,
    type: undefined,
    types: [],
    refusals: canSendOrder(undefined, undefined, empty).reasons,
  },
}
export const AgilePoint: Story = { args: { drafts: filled, facts: factsWith({ agilePickup: true }) } }
export const DaysOnly: Story = {
  args: { drafts: filled, facts: factsWith({ orders: pickupBlock({ AllowIntervalTime: false }) }) },
}
export const Peru: Story = {
  args: {
    facts: factsWith({
      orders: pickupBlock({ EconoCash: { Enabled: true, DefaultStartTime: '10' } }),
      countryCode: 'PE',
      econoCash: true,
    }),
  },
}
export const InsideTheForbiddenWindow: Story = {
  args: {
    facts: factsWith({
      orders: pickupBlock({ ForbiddenNextDay: { Enabled: true, StartTime: '09:00', EndTime: '18:00' } }),
    }),
  },
}
export const CurrenciesLoading: Story = { args: { catalogues: { ...catalogues, currencies: loading } } }
export const CurrenciesFailed: Story = { args: { catalogues: { ...catalogues, currencies: failed } } }

export const Delivery: Story = { args: { type: 'delivery' } }
export const DeliveryFilled: Story = { args: { type: 'delivery', drafts: filled } }
export const DeliveryOnAPhone: Story = {
  ...DeliveryFilled,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
export const Exchange: Story = { args: { type: 'delivery-exchange' } }
export const PackNotAddedYet: Story = {
  tags: ['!test'],
  args: {
    type: 'delivery',
    isResumed: true,
    drafts: draftsWith({
      delivery: { ...empty.delivery, newPack: { packId: pounds.id, quantity: '3' } },
    }),
  },
}
export const PiecesLoading: Story = {
  args: { type: 'delivery', catalogues: { ...catalogues, denominations: loading, packs: loading } },
}
export const PiecesFailed: Story = {
  args: { type: 'delivery', catalogues: { ...catalogues, denominations: failed, packs: failed } },
}
export const NoPieces: Story = {
  args: {
    type: 'delivery',
    catalogues: {
      ...catalogues,
      denominations: { items: [], onRetry: undefined },
      packs: { items: [], onRetry: undefined },
    },
  },
}
export const BeyondItsLimits: Story = {
  args: {
    type: 'delivery',
    drafts: filled,
    phase: 'limit-exceeded',
    exceeded: [{ isoCode: 'EUR', limit: 2000, total: 2700, excess: 700 }],
  },
}
export const LimitsUnknown: Story = {
  args: { type: 'delivery', drafts: filled, failure: { action: 'limits', failure: { kind: 'failed' } } },
}
export const CheckingLimits: Story = { args: { type: 'delivery', drafts: filled, phase: 'checking' } }

export const Assistance: Story = { args: { type: 'assistance-service' } }
export const FaultsLoading: Story = {
  args: { type: 'assistance-service', catalogues: { ...catalogues, faults: loading } },
}
export const FaultsFailed: Story = {
  args: { type: 'assistance-service', catalogues: { ...catalogues, faults: failed } },
}
export const NoFaults: Story = {
  args: {
    type: 'assistance-service',
    catalogues: { ...catalogues, faults: { items: [], onRetry: undefined } },
  },
}

export const Supply: Story = { args: { type: 'supply-material-service' } }
export const SupplyFilled: Story = { args: { type: 'supply-material-service', drafts: filled } }
export const SupplyUpToAMaximum: Story = {
  tags: ['!test'],
  args: {
    type: 'supply-material-service',
    facts: factsWith({ orders: { Supply: { MaximumQuantity: 50 } } }),
  },
}
export const MaterialLoading: Story = {
  args: { type: 'supply-material-service', catalogues: { ...catalogues, supplies: loading } },
}
export const MaterialFailed: Story = {
  args: { type: 'supply-material-service', catalogues: { ...catalogues, supplies: failed } },
}

export const Incomplete: Story = {
  play: async ({ loaded }) => {
    const t = textsOf(loaded)
    await userEvent.click(await dialog().findByRole('button', { name: t('action.send') }))
    await waitFor(() =>
      expect(dialog().getByRole('textbox', { name: t('orders.form.totalAmount') })).toHaveFocus(),
    )
    await expect(dialog().getByRole('alert')).toBeVisible()
  },
}
export const RefusedByTheServer: Story = {
  args: {
    drafts: filled,
    failure: { action: 'newOrder', failure: { kind: 'refused', issues: [], message: null }, isMarked: true },
    rejections: [issue('max_value', 'totalAmount', { max: 4000 })],
  },
}
export const NotSaved: Story = {
  args: { drafts: filled, failure: { action: 'newOrder', failure: { kind: 'failed' } } },
}
export const MayHaveBeenSaved: Story = {
  args: { drafts: filled, failure: { action: 'newOrder', failure: { kind: 'unknown' } } },
}
export const AlreadySavedOtherwise: Story = {
  args: { drafts: filled, failure: { action: 'newOrder', failure: { kind: 'conflict' } } },
}
export const NotAllowed: Story = {
  args: { drafts: filled, failure: { action: 'newOrder', failure: { kind: 'forbidden' } } },
}
export const RefusedInWords: Story = {
  tags: ['!test'],
  args: {
    drafts: filled,
    failure: {
      action: 'newOrder',
      failure: { kind: 'refused', issues: [], message: 'El punto está cerrado ese día' },
    },
  },
}
export const Confirming: Story = { args: { drafts: filled, phase: 'confirming' } }
export const FarAboveTheUsual: Story = {
  args: {
    drafts: draftsWith({ pickup: { ...empty.pickup, totalAmount: '485.000,00' } }),
    phase: 'confirming',
  },
}
const receipt: SavedReceipt = {
  type: 'pickup',
  drafts: filled,
  target,
  isAgile: false,
  order: '10193',
  calendar: { name: 'pickup-10193.ics', href: 'data:text/calendar,' },
}
const ofReceipt = { onDetails: fn(), onAnother: fn() }
export const Receipt: Story = { args: { type: undefined, receipt, ...ofReceipt } }
export const ReceiptOnAPhone: Story = {
  ...Receipt,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
export const ReceiptOfAgilePickup: Story = {
  tags: ['!test'],
  args: { ...Receipt.args, receipt: { ...receipt, isAgile: true } },
}
export const LikeTheLast: Story = {
  args: { type: undefined, last: { row: lastPickup, timeZone, onRepeat: fn() } },
}
export const ConfirmingADelivery: Story = {
  args: { type: 'delivery', drafts: filled, phase: 'confirming' },
}
export const ConfirmingMaterial: Story = {
  args: { type: 'supply-material-service', drafts: filled, phase: 'confirming' },
}
export const ConfirmingAssistance: Story = {
  args: { type: 'assistance-service', drafts: filled, phase: 'confirming' },
}
export const RepeatedOrderLoading: Story = { args: { repeat: { state: 'loading' } } }
export const RepeatedOrderFailed: Story = { args: { repeat: { state: 'failed', onRetry: fn() } } }
export const RepeatedWithDifferences: Story = {
  args: {
    type: 'delivery',
    drafts: draftsWith({ delivery: { ...filled.delivery, from: '15:30', until: '17:30' } }),
    repeat: {
      state: 'filled',
      leftOut: [
        { part: 'hours', path: 'from', params: { from: '15:30', until: '16:30' } },
        { part: 'pack', path: 'packs', params: { quantity: 2, pack: 'Caja de apertura' } },
      ],
    },
  },
}
export const Resumed: Story = { tags: ['!test'], args: { drafts: filled, isResumed: true } }
export const Saving: Story = { args: { drafts: filled, phase: 'saving' } }
