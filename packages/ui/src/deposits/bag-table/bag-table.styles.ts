/** The style of a table of bags. The column of the bag code has the width that remains beside the other columns. */
export const bagTableStyle = {
  width: 'full',
  borderCollapse: 'collapse',
  textStyle: 'md',
  fontVariantNumeric: 'tabular-nums',
  '& :is(th, td)': { px: '4', py: '2.5', textAlign: 'start', verticalAlign: 'middle' },
  '& :is(th, td) + :is(th, td)': { ps: { base: '0', sm: '4' } },
  '& thead th': { textStyle: 'xs', color: 'fg.muted', fontWeight: 'semibold', py: '2' },
  '& tbody tr, & tfoot tr': { borderTopWidth: '1px', borderColor: 'border' },
  '& tfoot tr': { borderTopWidth: '2px', borderColor: 'fg' },
  // The column of the bag code has the remaining width, so that only a code that is longer than this width wraps.
  '& :is(tbody, tfoot) th': { width: 'full', fontWeight: 'semibold' },
  '& tbody :is(th, .r-contents, .r-note)': { overflowWrap: 'anywhere' },
  '& tfoot td': { textStyle: 'lg', fontWeight: 'semibold' },
  '& .r-end': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& .r-contents': { display: 'block', textStyle: 'xs', fontWeight: 'normal', color: 'fg.muted' },
  // On a phone a column of states would leave too little space for the bag code.
  '& .r-state-column': { display: { base: 'none', sm: 'table-cell' } },
  '& .r-state': { display: { base: 'block', sm: 'none' }, pt: '1' },
  // A long state wraps, so that the table is not wider than a phone.
  '& .r-state > *': { width: 'auto' },
  '& .r-note': { display: 'block', textStyle: 'xs', fontWeight: 'medium', color: 'fg.muted' },
} as const
