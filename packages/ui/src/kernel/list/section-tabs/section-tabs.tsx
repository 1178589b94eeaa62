import { chakra } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { fadingEdges } from './fading-edges'
import { aroundSectionTabs } from './section-tabs-placeholder'
import { useEdges } from './use-edges'

/** Props of a tab's link. The caller, which has the router, renders the `<a>` element. */
export interface TabLinkProps {
  readonly href: string
  readonly 'aria-current': 'page' | undefined
  readonly children: ReactNode
}

/** A link to one of the pages of a section. */
export interface SectionTab {
  readonly label: string
  readonly href: string
  readonly isCurrent: boolean
}

export interface SectionTabsProps {
  /** Accessible name of the navigation with the tabs: `Administration`. */
  readonly label: string
  /** The pages that the user may open, in order. With fewer than two pages the bar is not rendered. */
  readonly items: readonly SectionTab[]
  readonly renderLink: (link: TabLinkProps) => ReactNode
}

const tabsStyle = {
  ...aroundSectionTabs,
  borderBottomWidth: '1px',
  borderColor: 'border',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  ...fadingEdges,
  '& ul': {
    display: 'flex',
    gap: '1',
    listStyle: 'none',
    m: '0',
    p: '0',
    width: 'max-content',
    minW: 'full',
  },
  '& a': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    minH: '11',
    px: '3',
    textStyle: 'md',
    fontWeight: 'medium',
    color: 'fg.muted',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    borderRadius: 'sm',
  },
  '& a:hover': { color: 'fg' },
  '& a:focus-visible': { outlineOffset: '-2px' },
  '& a[aria-current=page]': { color: 'fg', fontWeight: 'semibold' },
  '& a[aria-current=page]::after': {
    content: '""',
    position: 'absolute',
    insetInline: '0',
    bottom: '0',
    height: '3px',
    bg: { base: 'brand.active', _highContrast: 'Highlight' },
  },
} as const

/** The pages of one section as a bar of links. The current page is marked visually and for screen readers. */
export function SectionTabs({ label, items, renderLink }: SectionTabsProps) {
  const bar = useRef<HTMLElement>(null)
  const current = items.find(({ isCurrent }) => isCurrent)?.href
  useEffect(() => {
    const tab = current === undefined ? null : bar.current?.querySelector('[aria-current=page]')
    // On a phone the current tab may be outside the visible part of the bar, so it is scrolled into view.
    tab?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [current])
  useEdges(bar)
  if (items.length < 2) return null
  return (
    <chakra.nav ref={bar} aria-label={label} css={tabsStyle}>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            {renderLink({
              href: item.href,
              'aria-current': item.isCurrent ? 'page' : undefined,
              children: item.label,
            })}
          </li>
        ))}
      </ul>
    </chakra.nav>
  )
}
