import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button'
import { PageBar } from './page-bar'

/**
 * Use `PageBar` for a page that is longer than the window and ends in one action, such as a form or the steps of an
 * import.
 */
const meta = {
  title: 'Kernel/PageBar',
  component: PageBar,
  args: { label: 'What is next', children: <Button variant="primary">Save</Button> },
} satisfies Meta<typeof PageBar>
export default meta
type Story = StoryObj<typeof meta>

export const OneAction: Story = { tags: ['core'] }
export const NoteAndActions: Story = {
  args: {
    children: (
      <>
        <span role="status">3 changes</span>
        <Button>Cancel</Button>
        <Button variant="primary">Save</Button>
      </>
    ),
  },
}
