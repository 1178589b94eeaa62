import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionTabs } from './section-tabs'

const tabs = (...labels: readonly string[]) =>
  labels.map((label, index) => ({ label, href: `#${index}`, isCurrent: index === 1 }))

/** Use them for the parts of one page that have addresses of their own. */
const meta = {
  title: 'Kernel/List/SectionTabs',
  component: SectionTabs,
  args: {
    label: 'Administration',
    items: tabs('Users', 'Clients', 'Subclients', 'Service points'),
    renderLink: ({ children, ...link }) => <a {...link}>{children}</a>,
  },
} satisfies Meta<typeof SectionTabs>
export default meta
type Story = StoryObj<typeof meta>

export const Administration: Story = { tags: ['core'] }
/** More tabs than fit: the bar scrolls, the page does not. */
export const Narrow: Story = {
  args: { items: tabs('Benutzer', 'Kunden', 'Unterkunden', 'Servicestellen') },
  render: (args) => (
    <div style={{ width: 272 }}>
      <SectionTabs {...args} />
    </div>
  ),
}
/** A user who may read a single page of the section has nothing to choose from. */
export const OnePage: Story = { args: { items: tabs('Users') } }
