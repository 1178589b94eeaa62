import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { inWords, said } from '../../../test/in-words'
import { textsOf } from '../../../test/texts-of'
import { useT } from '../../i18n'
import { RecordHead } from './record-head'

/**
 * Use `RecordHead` above the form of every record. It shows the record's parents, whether the record is active, and
 * its related lists.
 */
const meta = {
  title: 'Records/RecordHead',
  component: RecordHead,
  args: {
    trail: [
      { label: said('nav.clients'), href: '#clients' },
      { label: 'Bazar Norte', href: '#client' },
      { label: 'Bilbao', href: '#center' },
      { label: 'Gran Vía 12' },
    ],
    state: said('record-lists.field.active'),
    related: [
      { label: said('nav.users'), href: '#users', count: 4 },
      { label: said('nav.orders'), href: '#orders' },
    ],
    changed: { actor: { id: 1, name: 'provider-admin' }, at: '2026-11-20T09:30:00Z' },
    timeZone: 'Europe/Madrid',
    historyHref: '#history',
    previous: { href: '#previous', onClick: fn() },
    next: { href: '#next', onClick: fn() },
    renderLink: (link) => <a {...link}>{link.children}</a>,
  },
  render: function InLanguage(args) {
    return <RecordHead {...inWords(useT(), args)} />
  },
} satisfies Meta<typeof RecordHead>
export default meta
type Story = StoryObj<typeof meta>

export const OfAPoint: Story = {
  tags: ['core'],
  play: async ({ canvas, loaded }) => {
    const t = textsOf(loaded)
    const trail = canvas.getByRole('navigation', { name: t('record-lists.head.trail') })
    await expect(trail).toHaveTextContent(new RegExp(`${t('nav.clients')}.*Bazar Norte.*Bilbao.*Gran Vía 12`))
  },
}
/** A record that was opened by its URL, so that it has no previous and no next record. Its last change is unknown. */
export const OpenedByItsAddress: Story = {
  args: { previous: undefined, next: undefined, changed: undefined },
}
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
