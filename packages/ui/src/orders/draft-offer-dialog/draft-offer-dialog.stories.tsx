import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { DraftOfferDialog } from './draft-offer-dialog'

/**
 * Use `DraftOfferDialog` if the user has an unsent draft of an order. It describes the draft, and its first button
 * continues with the draft.
 */
const meta = {
  title: 'Orders/DraftOfferDialog',
  component: DraftOfferDialog,
  args: {
    isOpen: true,
    type: 'pickup',
    servicePoint: 'Gran Vía 12',
    typedAt: new Date('2026-11-20T17:42:00+01:00'),
    moved: undefined,
    timeZone: 'Europe/Madrid',
    onContinue: fn(),
    onStartOver: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof DraftOfferDialog>
export default meta
type Story = StoryObj<typeof meta>

const moved = { from: '2026-11-21', to: '2026-11-24', reasons: [] }
const explained = {
  ...moved,
  reasons: [
    {
      rule: 'invalid-date-pickup',
      key: 'orders.date.invalid-date-pickup',
      earliest: '2026-11-24',
      params: { start: '18:00', end: '06:00', earliest: '24/11/2026' },
    },
  ],
} as const

export const AnOrder: Story = { tags: ['core'] }
export const MayExistAlready: Story = { args: { isUncertain: true } }
export const MovedDate: Story = { args: { moved } }
export const MovedDateWithItsReason: Story = { args: { moved: explained } }
export const LongNamesOnAPhone: Story = {
  args: {
    type: 'supply-material-service',
    servicePoint: 'Centro Comercial Nuevo Mercado de la Estación Sur, planta baja, local 114',
    moved: explained,
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
}
