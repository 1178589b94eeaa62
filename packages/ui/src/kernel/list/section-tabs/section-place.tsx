import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Select } from '../../fields/select'
import { SectionTabs, type SectionTabsProps } from './section-tabs'
import { aroundSectionTabs } from './section-tabs-placeholder'

export interface SectionPlaceProps extends SectionTabsProps {
  /** Opens another page of the section when the user chooses it in the select. */
  readonly onGo: (detail: { readonly href: string }) => void
  /** The tabs of the record: `SectionTabs` with the pages of the record. */
  readonly children: ReactNode
}

const placeStyle = {
  ...aroundSectionTabs,
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  borderBottomWidth: { lg: '1px' },
  borderColor: 'border',
  '& > *': { m: '0', minW: '0' },
  '& > :not(:last-child)': { flexGrow: '1' },
  '& nav': { m: '0', borderBottomWidth: '0' },
  justifyContent: 'space-between',
  '& > nav:not(:last-child)': { maxW: '12rem' },
  // The switch between the pages of the record is less conspicuous than the tabs of the section.
  '& > nav:last-child': {
    flexShrink: '0',
    '& ul': {
      gap: '0',
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'md',
      overflow: 'hidden',
      bg: 'surface',
    },
    '& a': { minH: { base: '11', lg: '7' }, textStyle: 'sm', borderRadius: '0' },
    '& a[aria-current=page]': { bg: 'bg.subtle' },
    '& a[aria-current=page]::after': { display: 'none' },
    '& li + li': { borderInlineStartWidth: '1px', borderColor: 'border' },
  },
} as const

/**
 * The tabs above a record, on one line: the tabs of its section (on phones a select), and a switch between the pages
 * of the record.
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
