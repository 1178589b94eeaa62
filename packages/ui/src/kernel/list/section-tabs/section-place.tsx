import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Select } from '../../fields/select'
import { SectionTabs, type SectionTabsProps } from './section-tabs'

export interface SectionPlaceProps extends SectionTabsProps {
  /** Opens another page of the section. */
  readonly onGo: (detail: { readonly href: string }) => void
  /** The tabs of the record. */
  readonly children: ReactNode
}

const placeStyle = {
  lgDown: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    marginTop: '-1',
    marginBottom: '3',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '& > nav': { m: '0', borderBottomWidth: '0' },
    '& > nav a': { px: '2' },
    '& select': { maxW: '12rem' },
  },
} as const

/**
 * The place of a record in its section: two bars of tabs, on phones one line with the section as a select.
 */
export function SectionPlace({ children, onGo, ...section }: SectionPlaceProps) {
  const { label, items } = section
  if (items.length < 2) return children
  return (
    <chakra.div css={placeStyle}>
      <chakra.div hideBelow="lg">
        <SectionTabs {...section} />
      </chakra.div>
      <chakra.nav hideFrom="lg" aria-label={label}>
        <Select
          label={label}
          isLabelHidden
          placeholder={null}
          value={items.find(({ isCurrent }) => isCurrent)?.href ?? ''}
          options={items.map(({ href, label: name }) => ({ value: href, label: name }))}
          onChange={({ value }) => onGo({ href: value })}
        />
      </chakra.nav>
      {children}
    </chakra.div>
  )
}
