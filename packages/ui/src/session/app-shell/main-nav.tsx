import { chakra } from '@chakra-ui/react'
import type { MainPageName } from '@remesa/domain/abilities'
import { Banknote, FileSpreadsheet, type LucideIcon, Settings2, Signature, Truck } from 'lucide-react'
import { useT } from '../../i18n'
import type { AppShellProps } from './app-shell.types'

const icons: Readonly<Record<MainPageName, LucideIcon>> = {
  firms: Signature,
  orders: Truck,
  deposit: Banknote,
  administration: Settings2,
  reports: FileSpreadsheet,
}

const navStyle = {
  '& ul': { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '1', padding: 0, margin: 0 },
  '& a': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '11',
    px: '3',
    borderRadius: 'md',
    textStyle: 'sm',
    fontWeight: 'medium',
    color: 'shell.muted',
    textDecoration: 'none',
    transition: 'background-color 120ms, color 120ms',
  },
  '& a:hover': { bg: 'shell.hover', color: 'shell.fg' },
  '& a:focus-visible': { outlineColor: 'brand.active', outlineOffset: '-2px' },
  '& a[aria-current=page]': { bg: 'shell.hover', color: 'shell.fg', fontWeight: 'semibold' },
  '& a[aria-current=page]::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: '0',
    insetBlock: '2',
    width: '4px',
    borderRadius: 'full',
    bg: 'brand.active',
  },
  '& a[aria-current=page] svg': { color: 'brand.active' },
} as const

interface MainNavProps extends Pick<AppShellProps, 'navItems' | 'renderLink'> {
  readonly onNavigate: () => void
}

/** The menu. The current page is marked visually and for screen readers. */
export function MainNav({ navItems, renderLink, onNavigate }: MainNavProps) {
  const t = useT()
  return (
    <chakra.nav aria-label={t('shell.navigation')} css={navStyle}>
      <ul>
        {navItems.map(({ page, href, isCurrent }) => {
          const Icon = icons[page]
          return (
            <li key={page}>
              {renderLink({
                href,
                'aria-current': isCurrent ? 'page' : undefined,
                onClick: onNavigate,
                children: (
                  <>
                    <Icon aria-hidden="true" size={19} />
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
