import { chakra } from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../kernel'
import { FactTable, FoundationPage, FoundationPart } from './foundation-page'

const durations = ['fast', 'moderate', 'slow'] as const
type Duration = (typeof durations)[number]

const uses: readonly (readonly [Duration, string, string])[] = [
  ['fast', '120 ms', 'Hover, press, a tooltip'],
  ['moderate', '200 ms', 'A panel, a dialog, a menu, a part that opens'],
  ['slow', '320 ms', 'A row that moves to another place'],
]

function Motion({ duration }: { readonly duration: Duration }) {
  const [isMoved, setMoved] = useState(false)
  return (
    <FoundationPage
      title="Motion"
      lead="Nothing moves but what changed, and only to show where it went. Whoever asks for reduced motion gets none."
    >
      <FoundationPart title="Durations" text="All with the easing `out`: quick at first, then calm.">
        <FactTable
          caption="Durations"
          heads={['Token', 'Time', 'For']}
          rows={uses.map(([name, time, use]) => ({
            id: name,
            cells: [<chakra.code key="name">{name}</chakra.code>, time, use],
          }))}
        />
      </FoundationPart>
      <FoundationPart title="Try it">
        <div>
          <Button onClick={() => setMoved(!isMoved)}>Move</Button>
        </div>
        <chakra.div p="2" borderWidth="1px" borderColor="border" borderRadius="md" overflow="hidden">
          <chakra.div
            width="25%"
            height="10"
            bg="brand.solid"
            borderRadius="sm"
            transitionProperty="transform"
            transitionDuration={duration}
            transitionTimingFunction="out"
            transform={isMoved ? 'translateX(300%)' : 'none'}
          />
        </chakra.div>
      </FoundationPart>
    </FoundationPage>
  )
}

/** Use motion to explain a change, never to decorate. */
const meta = {
  title: 'Foundations/Motion',
  component: Motion,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { duration: 'moderate' },
  argTypes: { duration: { control: 'inline-radio', options: durations } },
} satisfies Meta<typeof Motion>
export default meta
type Story = StoryObj<typeof meta>

export const Moves: Story = { tags: ['core'] }
