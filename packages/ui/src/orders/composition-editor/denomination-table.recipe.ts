import type { SystemStyleObject } from '@chakra-ui/react'

const columns = '5.5rem minmax(0, 1fr) minmax(0, 1.3fr) 2.25rem'

/**
 * The style of the table of denominations. Notes are beside coins if there is enough space. Each denomination is one
 * line, or a card of two lines on the narrowest screens.
 */
export const denominationTableStyle: SystemStyleObject = {
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'start',
  '& .r-group': {
    containerType: 'inline-size',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    bg: 'surface',
    overflow: 'clip',
  },
  '& .r-head': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '3',
    px: '4',
    py: '3',
    borderBottomWidth: '1px',
    borderColor: 'border',
    bg: 'bg',
  },
  '& h4': { display: 'flex', alignItems: 'center', gap: '2', fontWeight: 'semibold' },
  '& .r-sum': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', color: 'fg.muted' },
  '& .r-columns, & .r-line': {
    display: 'grid',
    gridTemplateColumns: columns,
    columnGap: '2',
    rowGap: '1',
    px: '4',
  },
  '& .r-columns': { pt: '3', textStyle: 'xs', color: 'fg.muted', '& span': { textAlign: 'end', pe: '3' } },
  '& .r-line': { py: '1', alignItems: 'start' },
  '& .r-line:last-child': { pb: '3' },
  '& .r-piece': {
    alignSelf: 'start',
    minH: '10',
    display: 'flex',
    alignItems: 'center',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 'medium',
  },
  '& .r-line[data-filled] .r-piece': { fontWeight: 'bold' },
  '& .r-line input': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& .r-clear': { minH: '10', display: 'flex', alignItems: 'center' },
  // Above this width, a denomination fits on one line: in two columns of a sheet, or in one column on a phone.
  '@container (max-width: 23.99rem)': {
    '& .r-head': { px: '3' },
    '& .r-columns, & .r-line': {
      gridTemplateColumns: '4.75rem 4.75rem minmax(0, 1fr) 2.25rem',
      columnGap: '1.5',
      px: '3',
    },
    '& .r-line input': { px: '2' },
  },
  '@container (max-width: 19.99rem)': {
    '& .r-columns, & .r-line': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.3fr)' },
    '& .r-columns > :first-of-type, & .r-columns > :last-of-type': { display: 'none' },
    '& .r-line': {
      gridTemplateAreas: '"piece clear" "quantity amount"',
      py: '2',
      borderTopWidth: '1px',
      borderColor: 'border',
    },
    '& .r-columns + .r-line': { borderTopWidth: '0' },
    '& .r-piece': { gridArea: 'piece', minH: '9' },
    '& .r-clear': { gridArea: 'clear', justifySelf: 'end', minH: '9' },
  },
}
