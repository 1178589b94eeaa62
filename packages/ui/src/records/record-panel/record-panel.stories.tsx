import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { ButtonLink } from '../../kernel'
import { RecordPanel } from './record-panel'

/** Use it beside a list of records, to look at one of them without leaving the list. */
const meta = {
  title: 'Records/RecordPanel',
  component: RecordPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    isOpen: true,
    onClose: fn(),
    title: 'Gran Vía 12',
    facts: [
      { term: 'Client', value: 'Bazar Norte' },
      { term: 'Center', value: 'Bilbao' },
      { term: 'Code', value: '0501' },
      { term: 'Address', value: 'Gran Vía 12, 48001 Bilbao' },
    ],
    related: [{ label: 'Users', href: '#users', count: 4 }],
    changed: { actor: { id: 1, name: 'provider-admin' }, at: '2026-11-20T09:30:00Z' },
    timeZone: 'Europe/Madrid',
    historyHref: '#history',
    links: (
      <ButtonLink size="sm" href="#record">
        Open the record
      </ButtonLink>
    ),
    onPrevious: fn() as (() => void) | undefined,
    onNext: fn() as (() => void) | undefined,
    renderLink: (link) => <a {...link}>{link.children}</a>,
  },
} satisfies Meta<typeof RecordPanel>
export default meta
type Story = StoryObj<typeof meta>

export const OfAPoint: Story = { tags: ['core'] }
/** The last row of a page, of a viewer who may not open the record. */
export const LastRow: Story = {
  args: { onNext: undefined, links: undefined, changed: undefined, related: [] },
  play: async ({ loaded }) => {
    const t = textsOf(loaded)
    const next = await screen.findByRole('button', { name: t('record-lists.panel.next') })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
  },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
