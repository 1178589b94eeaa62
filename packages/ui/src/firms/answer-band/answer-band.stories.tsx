import type { Meta, StoryObj } from '@storybook/react-vite'
import { AnswerBand } from './answer-band'

/** Use `AnswerBand` once on a page, for the result of a search that the user has to recognise at a glance. */
const meta = {
  title: 'Firms/AnswerBand',
  component: AnswerBand,
  args: { tone: 'go', title: '10:30–11:00', children: <p>Gran Vía 12</p> },
} satisfies Meta<typeof AnswerBand>
export default meta
type Story = StoryObj<typeof meta>

export const Go: Story = { tags: ['core'] }
export const Ask: Story = { args: { tone: 'ask' } }
export const Stop: Story = { args: { tone: 'stop' } }
export const Neutral: Story = { args: { tone: 'neutral' } }
