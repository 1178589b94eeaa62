import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { AnswerBand } from './answer-band'

/** Use it once on a page: the answer that a glance has to find. */
const meta = {
  title: 'Firms/AnswerBand',
  component: AnswerBand,
  args: { tone: 'go', title: '10:30–11:00', children: <p>Gran Vía 12</p> },
} satisfies Meta<typeof AnswerBand>
export default meta
type Story = StoryObj<typeof meta>

export const Go: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: '10:30–11:00' })).toHaveFocus()
  },
}
export const AskDark: Story = { args: { tone: 'ask' }, globals: { colorMode: 'dark' } }
export const Stop: Story = { args: { tone: 'stop' } }
export const NeutralDark: Story = { args: { tone: 'neutral' }, globals: { colorMode: 'dark' } }
