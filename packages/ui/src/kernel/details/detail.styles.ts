import type { SystemStyleObject } from '@chakra-ui/react'

/** Layout of a detail view: cards with headings, terms with their values, and small tables of lines. */
export const detailStyles = {
  card: {
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    bg: 'surface',
    p: { base: '4', md: '5' },
    minW: '0',
    '&[data-wide]': { gridColumn: { md: '1 / -1' } },
  },
  heading: { textStyle: 'md', fontWeight: 'semibold', mb: '3' },
  subheading: {
    textStyle: 'sm',
    fontWeight: 'semibold',
    mt: '5',
    mb: '2',
    'h3 + &': { mt: '0' },
    'li > &': { mt: '0' },
  },
  facts: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: 'minmax(6rem, 8.5rem) minmax(0, 1fr)' },
    columnGap: '4',
    rowGap: { base: '0', sm: '2' },
    m: '0',
  },
  term: { textStyle: 'sm', color: 'fg.muted' },
  value: {
    textStyle: 'sm',
    m: '0',
    mb: { base: '2', sm: '0' },
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'pre-line',
  },
  lines: {
    width: 'full',
    borderCollapse: 'collapse',
    textStyle: 'sm',
    fontVariantNumeric: 'tabular-nums',
    'dl + &': { mt: '5' },
    '& :is(th, td)': { px: { base: '1.5', sm: '3' }, py: '2', textAlign: 'start', fontWeight: 'normal' },
    // Emotion warns about `:first-child`.
    '& :is(th, td):not(* + *)': { ps: '0' },
    '& :is(th, td):last-child': { pe: '0' },
    '& thead th': { textStyle: 'xs', color: 'fg.muted', fontWeight: 'semibold', pt: '0' },
    '& tbody tr': { borderTopWidth: '1px', borderColor: 'border' },
    '& tbody th': { overflowWrap: 'anywhere' },
    '& [data-number]': { textAlign: 'end', whiteSpace: 'nowrap' },
    '& [data-number] > *': { ms: 'auto' },
  },
} as const satisfies Readonly<Record<string, SystemStyleObject>>
