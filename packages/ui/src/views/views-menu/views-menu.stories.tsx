import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, screen, userEvent, within } from 'storybook/test'
import { fullViews, ownView, readyWith, sharedView, ViewsHost, views } from '../views.sample'

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button'))
  await screen.findByRole('menu')
}

/**
 * Use `ViewsMenu` next to the filters of a list that people often open with the same filters. It names the current
 * view, and says whether the list has been changed since.
 */
const meta = {
  title: 'Views/ViewsMenu',
  component: ViewsHost,
  args: {
    state: readyWith(views),
    onShow: fn(),
    onShowWhole: fn(),
    onSave: fn(),
    onUpdate: fn(),
    onEdit: fn(),
    onRemove: fn(),
    onDefault: fn(),
  },
  decorators: [(Story) => <div style={{ minHeight: 420 }}>{Story()}</div>],
} satisfies Meta<typeof ViewsHost>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { tags: ['core'] }
export const InUse: Story = { args: { state: readyWith(views, ownView) } }
export const Modified: Story = { args: { state: readyWith(views, ownView, { isModified: true }) } }
export const LongName: Story = { args: { state: readyWith(views, views[3], { isModified: true }) } }
export const NoneInUse: Story = { play: open }
export const OwnInUse: Story = { args: { state: readyWith(views, ownView) }, play: open }
export const OwnModified: Story = {
  args: { state: readyWith(views, ownView, { isModified: true }) },
  play: open,
}
export const DefaultInUse: Story = { args: { state: readyWith(views, views[1]) }, play: open }
export const SharedModified: Story = {
  args: { state: readyWith(views, sharedView, { isModified: true }) },
  play: open,
}
export const NoViews: Story = { args: { state: readyWith([]) }, play: open }
export const Full: Story = {
  args: { state: readyWith(fullViews) },
  play: async (context) => {
    await open(context)
    // The menu scrolls to its last entry, which can't be chosen.
    await userEvent.keyboard('{End}')
  },
}
export const Loading: Story = { args: { state: { kind: 'loading' } }, play: open }
export const Failed: Story = { args: { state: { kind: 'error', onRetry: fn() } }, play: open }
