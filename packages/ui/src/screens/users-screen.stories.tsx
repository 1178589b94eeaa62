import type { Meta, StoryObj } from '@storybook/react-vite'
import list from '../kernel/list/list-page/list-page.stories'
import { AppShell } from '../shell'
import shell from '../shell/app-shell/app-shell.stories'

const Users = list.component

const navItems = shell.args.navItems.map((item) => ({ ...item, isCurrent: item.page === 'administration' }))

/** The list of users in the shell. */
function UsersScreen(props: Parameters<typeof Users>[0]) {
  return (
    <AppShell {...shell.args} navItems={navItems}>
      <Users {...props} />
    </AppShell>
  )
}

/** Use this page to check a changed component of lists on a whole page, at each width and in each state. */
const meta = {
  title: 'Screens/Users',
  component: UsersScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: list.args,
  argTypes: {
    state: { control: 'select', options: ['loading', 'refreshing', 'ready', 'error'] },
    rows: { table: { disable: true } },
    columns: { table: { disable: true } },
    fields: { table: { disable: true } },
  },
} satisfies Meta<typeof UsersScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Desktop: Story = { tags: ['core'], globals: { viewport: { value: 'desktop' } } }
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Empty: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { rows: [], total: 0 },
}
