import type { Meta, StoryObj } from '@storybook/react-vite'
import { SectionTabs } from './section-tabs'

const tabs = (...labels: readonly string[]) =>
  labels.map((label, index) => ({ label, href: `#${index}`, isCurrent: index === 1 }))

/** Use `SectionTabs` for the pages of a section, each of which has its own URL. */
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
/** A bar with more tabs than fit. The bar can be scrolled sideways, but the page can't. */
export const Narrow: Story = {
  args: { items: tabs('Benutzer', 'Kunden', 'Unterkunden', 'Servicestellen') },
  render: (args) => (
    <div style={{ width: 272 }}>
      <SectionTabs {...args} />
    </div>
  ),
}
/** A user who may open only one page of the section. No tabs are rendered. */
export const OnePage: Story = { tags: ['!dev'], args: { items: tabs('Users') } }
