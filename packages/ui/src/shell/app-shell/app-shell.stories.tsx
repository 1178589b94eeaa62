import { isLocale, LANGUAGES, LOCALES } from '@remesa/domain/kernel'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { useT } from '../../i18n'
import { Button, EmptyState, Icon, PageHeader } from '../../kernel'
import { AppShell } from './app-shell'
import type { AppShellProps, NavItem } from './app-shell.types'

const pages = ['firms', 'orders', 'deposit', 'administration', 'reports'] as const
const navItems: readonly NavItem[] = pages.map((page) => ({
  page,
  href: `#${page}`,
  isCurrent: page === 'orders',
}))

function OrdersPage() {
  const t = useT()
  return (
    <>
      <PageHeader
        title={t('nav.orders')}
        actions={
          <Button variant="primary" icon={<Icon of={Plus} size={18} />}>
            {t('orders.newOrder')}
          </Button>
        }
      />
      <EmptyState title={t('orders.none.toCome')} description={t('orders.none.text')} />
    </>
  )
}

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
    children: <OrdersPage />,
  },
  // The language that is marked in the user menu is the language of the story.
  render: ({ locale, ...args }, { globals }) => (
    <AppShell {...args} locale={isLocale(globals['locale']) ? globals['locale'] : locale} />
  ),
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

const openUserMenu: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /Lucía Fernández/ }))
}

/** A user in Brazil, who can choose Brazilian Portuguese in addition to the other languages. */
export const EveryLanguage: Story = { args: { locales: LOCALES }, play: openUserMenu }

export const ChoosesALanguage: Story = {
  play: async (context) => {
    await openUserMenu(context)
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Español' }))
    await expect(context.args.onLocaleChange).toHaveBeenCalledWith({ locale: 'es' })
    await openUserMenu(context)
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
    await userEvent.click(opener)
  },
}
