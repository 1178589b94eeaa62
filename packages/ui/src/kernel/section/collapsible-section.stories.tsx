import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CollapsibleSection } from './collapsible-section'

/**
 * Use `CollapsibleSection` for a section of a page that frequent users want to close. The section does not remember
 * whether it is open.
 */
const meta = {
  title: 'Kernel/CollapsibleSection',
  component: CollapsibleSection,
  args: { title: 'Today', count: 3, children: <p style={{ padding: 16 }}>Three pickups.</p> },
} satisfies Meta<typeof CollapsibleSection>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { tags: ['core'] }
export const Folded: Story = { args: { isOpen: false, onToggle: fn() } }
export const Plain: Story = {
  args: { variant: 'plain', note: 'Sun 22 Nov · 3 visits to come, 1 done', count: undefined },
}
export const CountNotKnownYet: Story = { args: { count: undefined } }
export const LongTitle: Story = {
  args: { title: 'Aufträge der Feinkostgroßhandelsgesellschaft Süd mit beschränkter Haftung', count: 1_234 },
  render: (args) => (
    <div style={{ width: 300 }}>
      <CollapsibleSection {...args} />
    </div>
  ),
}
export const SaysThatItWasFolded: Story = {
  args: { isOpen: true, onToggle: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Today' }))
    await expect(args.onToggle).toHaveBeenCalledWith({ isOpen: false })
  },
}
