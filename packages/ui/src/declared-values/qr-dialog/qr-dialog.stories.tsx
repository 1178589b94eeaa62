import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { currencies } from '../../orders/orders.sample'
import {
  answerWith,
  containerAnswer,
  manyRecords,
  packs,
  sealedAnswer,
  usePickupName,
} from '../declared-values.sample'
import { QrDialog } from './qr-dialog'

/** Use `QrDialog` to show the declared values to the crew: QR codes to scan, print or download. */
const meta = {
  title: 'Declared values/QrDialog',
  component: QrDialog,
  args: {
    isOpen: true,
    order: '10017',
    label: {
      place: { servicePoint: 'Gran Vía 12', center: 'Bazar Norte Bilbao', client: 'Bazar Norte' },
      when: '24/11/2026, 09:00–11:00',
    },
    currencies,
    fileName: 'qr-10017',
    answer: sealedAnswer,
    packs,
    onPrint: fn(),
    onDownloadFailed: fn(),
    onClose: fn(),
  },
  render: function InLanguage(args) {
    return <QrDialog {...args} order={usePickupName(args.order)} />
  },
  play: async () => {
    const document_ = within(document.body)
    await waitFor(async () =>
      expect((await document_.findAllByRole('heading', { level: 3 }))[0]).toBeVisible(),
    )
  },
} satisfies Meta<typeof QrDialog>
export default meta
type Story = StoryObj<typeof meta>

/** Declared values with a seal code that is too long for any QR code. */
const endless = answerWith([
  {
    co: 'S-1',
    vl: [
      {
        bc: null,
        sc: Array.from({ length: 1_400 }, (_, index) => ((index * 7919) % 9973).toString(36)).join(''),
        ctc: '1',
        cic: 'EUR',
        am: 1,
      },
    ],
    ct: [],
  },
])

export const One: Story = { tags: ['core'] }
export const ValuesAndPacks: Story = { args: { answer: containerAnswer } }
export const Many: Story = { args: { answer: manyRecords } }
export const TooLong: Story = { args: { answer: endless } }
