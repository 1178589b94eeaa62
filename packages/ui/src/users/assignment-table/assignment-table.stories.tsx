import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { user, userWithMany } from '../users.sample'
import { AssignmentTable, type AssignmentTableProps } from './assignment-table'

const args: AssignmentTableProps = { tree: user.clients, onRemove: fn() }

/**
 * Use `AssignmentTable` for a user's assignments. The table filters, sorts and pages the assignments. Its caller
 * removes them.
 */
const meta = {
  title: 'Users/AssignmentTable',
  component: AssignmentTable,
  args,
} satisfies Meta<typeof AssignmentTable>
export default meta
type Story = StoryObj<typeof meta>

export const SomeRows: Story = { tags: ['core'] }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Pages: Story = { args: { tree: userWithMany.clients } }
export const Empty: Story = { args: { tree: [] } }
/** The table on the page of the viewer's own user, on which nothing can be removed. */
export const ReadOnly: Story = { args: { onRemove: undefined } }
export const Links: Story = {
  args: { renderPoint: (row, name) => <a href={`#${row.servicePointId}`}>{name}</a> },
}
export const Selected: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getAllByRole('checkbox')[0] as HTMLElement)
  },
}
export const SelectedOnPhone: Story = { ...Selected, globals: { viewport: { value: 'phone' } } }
export const NothingFound: Story = {
  play: async ({ canvasElement, loaded }) => {
    const t = textsOf(loaded)
    await userEvent.type(
      within(canvasElement).getByRole('searchbox', {
        name: t('users.points.find', { column: t('users.field.subClient') }),
      }),
      'xyz',
    )
  },
}
