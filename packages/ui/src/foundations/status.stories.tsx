import { chakra } from '@chakra-ui/react'
import { type OrderStatusTone, orderStatuses, orderSteps } from '@remesa/domain/orders'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useT } from '../i18n'
import { StatusBadge } from '../kernel'
import { row } from '../orders/orders.sample'
import { FactTable, FoundationPage, FoundationPart } from './foundation-page'

/** What each state tells the shop. */
const meanings: Readonly<Record<Exclude<OrderStatusTone, 'neutral'>, string>> = {
  pending: 'Sent, not yet confirmed',
  received: 'Confirmed: the provider has it',
  preparing: 'The delivery is being packed',
  prepared: 'The delivery is packed',
  planned: 'It has an hour: a promise, no longer a wish',
  onway: 'The truck is coming: the one state that is seen across the room',
  done: 'Over, and can be rated',
  cancelled: 'Will not happen',
}

/** Where an order of a state stands on the line of four. */
const reachedIn = (serviceStatusCode: string): number =>
  orderSteps(row({ serviceId: '1', serviceStatusCode })).reached ?? 0

const line = ['Received', 'Planned', 'On the way', 'Done'] as const

/** The line of steps, filled up to where a state stands. */
const Line = ({ tone, reached }: { readonly tone: OrderStatusTone; readonly reached: number }) => (
  <chakra.span display="inline-grid" gridTemplateColumns="repeat(4, 2.5rem)" gap="1" aria-hidden="true">
    {line.map((step, index) => {
      const share = Math.max(0, Math.min(1, reached - index))
      return (
        <chakra.span key={step} height="1.5" borderRadius="full" bg="status.rest" overflow="hidden">
          <chakra.span
            display="block"
            height="full"
            bg={`status.${tone}.bar`}
            style={{ width: `${share * 100}%` }}
          />
        </chakra.span>
      )
    })}
  </chakra.span>
)

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
              <Line key="line" tone={tone} reached={reachedIn(code)} />,
              <chakra.code key="code">{code}</chakra.code>,
              meanings[tone],
            ],
          }))}
        />
      </FoundationPart>
      <FoundationPart
        title="The line"
        text={`${line.join(', ')}. Steps between them fill half of the next one; a cancelled order has none.`}
      >
        <Line tone="onway" reached={3} />
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

/** Use it for every state of every screen. */
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

export const Status: Story = {}
export const StatusDark: Story = { globals: { colorMode: 'dark' } }
export const StatusInGerman: Story = { globals: { locale: 'de' } }
