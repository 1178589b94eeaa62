import { chakra } from '@chakra-ui/react'
import { type OrderStatusTone, orderStatuses, orderSteps } from '@remesa/domain/orders'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useT } from '../i18n'
import { StatusBadge } from '../kernel'
import { OrderStepsLine } from '../orders'
import { row } from '../orders/orders.sample'
import { FactTable, FoundationPage, FoundationPart } from './foundation-page'

/** The meaning of each state of an order for the people in the shop. */
const meanings: Readonly<Record<Exclude<OrderStatusTone, 'neutral'>, string>> = {
  pending: 'Sent, not yet confirmed',
  received: 'Confirmed: the provider has it',
  preparing: 'The delivery is being packed',
  prepared: 'The delivery is packed',
  planned: 'It has an hour: a promise, no longer a wish',
  onway: 'The truck is coming: the one state that is seen across the room',
  done: 'Over, and can be rated',
  cancelled: 'Will not happen',
  late: 'Its hour is over and the truck has not come: the one thing that has to be told',
}

/** The line of steps of an order in a given state. With `isNamed` each step has its name below it. */
const Line = ({ code, tone, isNamed = false }: LineProps) => (
  <chakra.div width={isNamed ? 'full' : '40'} maxW="28rem">
    <OrderStepsLine
      steps={orderSteps(row({ serviceId: '1', serviceStatusCode: code }))}
      tone={tone}
      {...(isNamed ? { noteOf: () => undefined } : {})}
    />
  </chakra.div>
)

interface LineProps {
  readonly code: string
  readonly tone: OrderStatusTone
  readonly isNamed?: boolean
}

function StatusLanguage({ highlighted }: { readonly highlighted: OrderStatusTone | 'all' }) {
  const t = useT()
  const shown = orderStatuses.filter(({ tone }) => highlighted === 'all' || tone === highlighted)
  return (
    <FoundationPage
      title="Status language"
      lead="A state is an icon, a word, a colour and a place on a line of four steps. It is the same in a card, a row, a panel and in print."
    >
      <FoundationPart
        title="States of an order"
        text="The language in the toolbar changes the words. Colour never stands alone: in print and for whoever does not see it, icon and word remain."
      >
        <FactTable
          caption="States of an order"
          heads={['State', 'Line', 'Code', 'Means']}
          rows={shown.map(({ code, tone, messageKey }) => ({
            id: code,
            cells: [
              <StatusBadge key="badge" tone={tone} label={t(messageKey)} />,
              <Line key="line" code={code} tone={tone} />,
              <chakra.code key="code">{code}</chakra.code>,
              meanings[tone],
            ],
          }))}
        />
      </FoundationPart>
      <FoundationPart
        title="The line"
        text="Four steps, the same for every kind of order. A state between two of them fills half of the next; a cancelled order has a dashed line."
      >
        <Line code="ONWAY" tone="onway" isNamed />
      </FoundationPart>
      <FoundationPart
        title="A state that nobody knows"
        text="A back end may have more states. They are neutral and keep the server's own word."
      >
        <div>
          <StatusBadge tone="neutral" label="Partially settled" />
        </div>
      </FoundationPart>
    </FoundationPage>
  )
}

/** Use these badges for every state on every screen. */
const meta = {
  title: 'Foundations/Status language',
  component: StatusLanguage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { highlighted: 'all' },
  argTypes: {
    highlighted: { control: 'select', options: ['all', ...orderStatuses.map(({ tone }) => tone)] },
  },
} satisfies Meta<typeof StatusLanguage>
export default meta
type Story = StoryObj<typeof meta>

export const Status: Story = { tags: ['core'] }
