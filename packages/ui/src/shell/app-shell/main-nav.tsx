import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import type { MainPageName } from '@remesa/domain/abilities'
import { Banknote, FileSpreadsheet, type IconNode, Settings2, Signature, Truck } from 'lucide'
import { useT } from '../../i18n'
import { Icon } from '../../kernel'
import type { AppShellProps } from './app-shell.types'

const icons: Readonly<Record<MainPageName, IconNode>> = {
  firms: Signature,
  orders: Truck,
  deposit: Banknote,
  administration: Settings2,
  reports: FileSpreadsheet,
}

/** The layout of the navigation: `rail` with each word below its icon, `list` with each word next to its icon. */
export type NavLayout = 'rail' | 'list'

/** The style of links and buttons in the navigation. The current page has a bar in the brand's colour at its edge. */
export const railLink = (layout: NavLayout): SystemStyleObject => ({
  '& :is(a, button)': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    width: 'full',
    borderRadius: 'md',
    fontWeight: 'medium',
    color: 'shell.muted',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color 120ms, color 120ms',
    ...(layout === 'rail'
      ? {
          flexDirection: 'column',
          gap: '1',
          px: '0',
          paddingTop: '2',
          paddingBottom: '1.5',
          textStyle: '2xs',
          // With the usual letter spacing, the longest word `Administración` would not fit on a line.
          letterSpacing: '-0.02em',
          textAlign: 'center',
          overflowWrap: 'anywhere',
          hyphens: 'auto',
        }
      : { gap: '2.5', px: '2.5', minH: { base: '11', lg: '9' }, textStyle: 'md', textAlign: 'start' }),
  },
  '& :is(a, button):hover': { bg: 'shell.hover', color: 'shell.fg' },
  '& :is(a, button):focus-visible': { outlineColor: 'brand.active', outlineOffset: '-2px' },
  '& a[aria-current=page]': { bg: 'shell.hover', color: 'shell.fg' },
  '& a[aria-current=page]::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: layout === 'rail' ? '-1' : '-2',
    insetBlock: '2',
    width: '3px',
    bg: { base: 'brand.active', _highContrast: 'Highlight' },
  },
})

const listStyle = {
  '& ul': { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '0.5', padding: 0, margin: 0 },
} as const

interface MainNavProps extends Pick<AppShellProps, 'navItems' | 'renderLink'> {
  readonly layout: NavLayout
  readonly onNavigate?: () => void
}

/** The navigation with the links to the pages. The current page is marked visually and for screen readers. */
export function MainNav({ navItems, renderLink, layout, onNavigate }: MainNavProps) {
  const t = useT()
  return (
    <chakra.nav aria-label={t('shell.navigation')} css={{ ...listStyle, ...railLink(layout) }}>
      <ul>
        {navItems.map(({ page, href, isCurrent }) => {
          return (
            <li key={page}>
              {renderLink({
                href,
                'aria-current': isCurrent ? 'page' : undefined,
                onClick: onNavigate,
                children: (
                  <>
                    <Icon of={icons[page]} size={19} />
                    {t(`nav.${page}`)}
                  </>
                ),
              })}
            </li>
          )
        })}
      </ul>
    </chakra.nav>
  )
}
