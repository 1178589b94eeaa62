import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { SkipLink } from './skip-link'

/** Use `SkipLink` once, as the first element of the page, so that keyboard users reach the content in one step. */
const meta = {
  title: 'Kernel/SkipLink',
  component: SkipLink,
  args: { targetId: 'content' },
  render: (args) => (
    <div style={{ minHeight: 80 }}>
      <SkipLink {...args} />
      <main id="content" tabIndex={-1}>
        Content
      </main>
    </div>
  ),
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

/** A link without the focus, which is invisible. */
export const Waiting: Story = { tags: ['core'] }
const focused: Story['play'] = async ({ canvasElement }) => {
  await userEvent.tab()
  await expect(within(canvasElement).getByRole('link')).toHaveFocus()
}
export const Focused: Story = { play: focused }
