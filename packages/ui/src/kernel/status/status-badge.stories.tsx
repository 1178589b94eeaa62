import type { Meta, StoryObj } from '@storybook/react-vite'
import { inWords, said } from '../../../test/in-words'
import { DoAndDont as Pairs } from '../../foundations/do-and-dont'
import { guide } from '../../foundations/guide'
import { useT } from '../../i18n'
import { StateTag } from './state-tag'
import { STATUS_TONES, StatusBadge } from './status-badge'

/** The words of the tones, in their order. A state that only the server knows has the server's word. */
const words = [
  said('orders.status.PENDING'),
  said('orders.status.RECEIVED'),
  said('orders.status.PREPARING'),
  said('orders.status.PREPARED'),
  said('orders.status.PLANNED'),
  said('orders.status.ONWAY'),
  said('orders.status.DONE'),
  said('orders.status.CANCELLED'),
  'Partially settled',
  said('orders.status.STOPPED'),
]

/**
 * Use `StatusBadge` for a state, with the state's own tone. Colour, icon and word always appear together. For a note
 * next to a name, such as inactive, use `StateTag`.
 */
const meta = {
  title: 'Kernel/StatusBadge',
  component: StatusBadge,
  args: { tone: 'pending', label: 'Pending' },
  parameters: {
    guide: guide({
      anatomy: [
        ['Icon', 'One for each tone, because colour alone must not carry the meaning.'],
        ['Word', 'The name of the state. It breaks only if the line is too short.'],
      ],
    }),
  },
} satisfies Meta<typeof StatusBadge>
export default meta
type Story = StoryObj<typeof meta>

function All() {
  const t = useT()
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
      {STATUS_TONES.map((tone, index) => (
        <StatusBadge key={tone} tone={tone} label={inWords(t, words[index] ?? tone)} />
      ))}
    </div>
  )
}

export const AllStatuses: Story = { tags: ['core'], render: All }
export const LongLabel: Story = {
  render: () => (
    <div style={{ width: 180 }}>
      <StatusBadge tone="neutral" label="Waiting for the confirmation of the operations centre" />
    </div>
  ),
}

export const DoAndDont: Story = {
  name: 'Do and don’t',
  render: () => (
    <Pairs
      pairs={[
        {
          do: {
            show: (
              <div>
                <StatusBadge tone="onway" label="On the way" />
              </div>
            ),
            because: 'Colour, icon and word belong to the same state.',
          },
          dont: {
            show: (
              <div>
                <StatusBadge tone="done" label="On the way" />
              </div>
            ),
            because: 'With the tone of another state, the order looks done.',
          },
        },
        {
          do: {
            show: (
              <div>
                ana.ruiz <StateTag label="Inactive" />
              </div>
            ),
            because: 'A small tag marks a row that differs from the others.',
          },
          dont: {
            show: (
              <div>
                ana.ruiz <StatusBadge tone="cancelled" label="Inactive" />
              </div>
            ),
            because: 'A user has no state of an order, and this one looks cancelled.',
          },
        },
      ]}
    />
  ),
}
