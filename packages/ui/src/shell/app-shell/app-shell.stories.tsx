import { LANGUAGES, LOCALES } from '@remesa/domain/kernel'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { Button, CollapsibleSection, EmptyState, Icon, PageHeader } from '../../kernel'
import { AppShell } from './app-shell'
import type { AppShellProps, NavItem } from './app-shell.types'

const pages = ['firms', 'orders', 'deposit', 'administration', 'reports'] as const
const navItems: readonly NavItem[] = pages.map((page) => ({
  page,
  href: `#${page}`,
  isCurrent: page === 'orders',
}))

/**
 * Use `AppShell` once around every page of a signed-in user. It contains the navigation, the title bar and the user
 * menu.
 */
const meta = {
  title: 'Shell/AppShell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    product: 'REMESA',
    user: { fullName: 'Lucía Fernández Ortega', username: 'customer-operator' },
    navItems,
    renderLink: ({ children, ...link }) => <a {...link}>{children}</a>,
    isRailOpen: false,
    onRailToggle: fn(),
    locale: 'en',
    locales: LANGUAGES,
    onLocaleChange: fn(),
    colorMode: 'system',
    onColorModeChange: fn(),
    onPalette: fn(),
    onPaletteIntent: fn(),
    onKeys: fn(),
    onSessions: fn(),
    onUsersGuide: fn(),
    onDisclaimer: fn(),
    onExit: fn(),
    children: (
      <>
        <PageHeader
          title="Orders"
          actions={
            <Button variant="primary" icon={<Icon of={Plus} size={18} />}>
              New order
            </Button>
          }
        />
        <CollapsibleSection title="Today" count={0}>
          <EmptyState title="No orders today" description="Request a service and it will appear here." />
        </CollapsibleSection>
      </>
    ),
  },
} satisfies Meta<AppShellProps>
export default meta
type Story = StoryObj<AppShellProps>

export const EveryPage: Story = { tags: ['core'] }
export const RailUnfolded: Story = { args: { isRailOpen: true } }
export const OnePageOnly: Story = {
  args: { navItems: navItems.slice(1, 2), onUsersGuide: undefined, onDisclaimer: undefined },
}
export const LongNames: Story = {
  args: {
    user: {
      fullName: 'Maximiliane Freifrau von Hohenstein-Wittgenstein zu Sayn',
      username: 'maximiliane.von.hohenstein-wittgenstein@feinkostgrosshandel-sued.example',
    },
  },
}

/** A user in Brazil, who can choose Brazilian Portuguese in addition to the other languages. */
export const EveryLanguage: Story = { args: { locales: LOCALES } }

export const ChoosesALanguage: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Lucía Fernández/ }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }))
    await expect(args.onLocaleChange).toHaveBeenCalledWith({ locale: 'de' })
  },
}

export const PhoneMenuOpensAndCloses: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvasElement, loaded }) => {
    const t = textsOf(loaded)
    const opener = within(canvasElement).queryByRole('button', { name: t('shell.menu.open') })
    if (opener === null) return
    await userEvent.click(opener)
    const menu = await screen.findByRole('dialog', { name: t('shell.menu.title') })
    await waitFor(() => expect(menu).toBeVisible())
    await expect(within(menu).getByRole('link', { name: t('nav.orders') })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
