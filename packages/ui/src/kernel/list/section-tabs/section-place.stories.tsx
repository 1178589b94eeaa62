import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { SectionPlace } from './section-place'
import { SectionTabs, type TabLinkProps } from './section-tabs'

const tabs = (...labels: readonly string[]) =>
  labels.map((label, index) => ({ label, href: `#${index}`, isCurrent: index === 1 }))
const renderLink = ({ children, ...link }: TabLinkProps) => <a {...link}>{children}</a>

/** Use `SectionPlace` above a record whose page has tabs. On a page of a section, use only `SectionTabs`. */
const meta = {
  title: 'Kernel/List/SectionPlace',
  component: SectionPlace,
  args: {
    label: 'Administration',
    items: tabs('Users', 'Clients', 'Centers', 'Service points'),
    renderLink,
    onGo: fn(),
    children: <SectionTabs label="Record" items={tabs('Details', 'History')} renderLink={renderLink} />,
  },
} satisfies Meta<typeof SectionPlace>
export default meta
type Story = StoryObj<typeof meta>

export const Record: Story = { tags: ['core'] }
/** On a phone, the tabs are on one line, and the section is a select. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
}
/** A user who may open only one page of the section, so there is no choice of pages. */
export const OnePage: Story = { args: { items: tabs('Users') } }
