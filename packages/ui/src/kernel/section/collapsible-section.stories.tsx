import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inWords, said } from '../../../test/in-words'
import { textsOf } from '../../../test/texts-of'
import { useT } from '../../i18n'
import { CollapsibleSection } from './collapsible-section'

/**
 * Use `CollapsibleSection` for a section of a page that frequent users want to close. The section does not remember
 * whether it is open.
 */
const meta = {
  title: 'Kernel/CollapsibleSection',
  component: CollapsibleSection,
  args: {
    title: said('orders.bucket.today'),
    count: 3,
    children: <p style={{ padding: 16 }}>{said('orders.today.visits', { count: 3 })}</p>,
  },
  render: function InLanguage(args) {
    return <CollapsibleSection {...inWords(useT(), args)} />
  },
} satisfies Meta<typeof CollapsibleSection>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { tags: ['core'] }
export const Folded: Story = { args: { isOpen: false, onToggle: fn() } }
export const Plain: Story = {
  args: {
    variant: 'plain',
    note: `${said('orders.visits.open', { count: 3 })} · ${said('orders.today.done', { count: 1 })}`,
    count: undefined,
  },
}
export const CountNotKnownYet: Story = { args: { count: undefined } }
export const LongTitle: Story = {
  args: { title: 'Aufträge der Feinkostgroßhandelsgesellschaft Süd mit beschränkter Haftung', count: 1_234 },
  render: function InLanguage(args) {
    return (
      <div style={{ width: 300 }}>
        <CollapsibleSection {...inWords(useT(), args)} />
      </div>
    )
  },
}
export const SaysThatItWasFolded: Story = {
  args: { isOpen: true, onToggle: fn() },
  play: async ({ canvasElement, args, loaded }) => {
    const name = textsOf(loaded)('orders.bucket.today')
    await userEvent.click(within(canvasElement).getByRole('button', { name }))
    await expect(args.onToggle).toHaveBeenCalledWith({ isOpen: false })
  },
}
