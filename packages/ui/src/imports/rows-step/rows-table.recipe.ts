import { visuallyHidden } from '../../kernel'

/**
 * The style of the box in which the table scrolls. On wide screens the box fits between the top and the bottom bar of
 * the window, so that the headings of the columns stay visible. A focused cell is scrolled to a position where neither
 * the headings nor the first column cover it.
 */
export const rowsBoxStyle = {
  overflow: 'auto',
  lg: {
    maxH: 'max(20rem, calc(100dvh - 8.5rem))',
    scrollPaddingTop: '3rem',
    scrollPaddingInlineStart: '16.5rem',
  },
} as const

/** The style of the table of rows and of all elements in its cells. */
export const rowsTableStyle = {
  width: 'full',
  textStyle: 'sm',
  '& th, & td': { textAlign: 'start', verticalAlign: 'top', p: '1', borderColor: 'border' },
  '& [data-part=line]': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-part=field]': { display: 'block', textStyle: 'xs', color: 'fg.muted' },
  '& td > div': { minW: '0' },
  '& input': {
    width: 'full',
    minH: { base: '11', lg: '8' },
    px: '2',
    textStyle: 'sm',
    bg: 'transparent',
    color: 'fg',
    borderRadius: 'sm',
    borderWidth: '1px',
    borderColor: { base: 'border', lg: 'transparent' },
    _hover: { borderColor: 'border.control' },
    '&[aria-invalid]': { borderColor: 'danger.fg', bg: 'danger.bg' },
  },
  '& [data-note]': {
    px: { base: '0', lg: '2' },
    pb: '1',
    textStyle: 'xs',
    overflowWrap: 'anywhere',
    color: 'fg.muted',
  },
  '& [data-note=problem]': { color: 'danger.fg' },
  '& [data-note=remark]': { color: 'warning.fg' },
  '& [data-part=fix], & [data-part=first]': {
    minH: { base: '11', lg: '6' },
    textStyle: 'xs',
    textAlign: 'start',
    fontWeight: 'medium',
    color: 'link',
    textDecoration: 'underline',
    cursor: 'pointer',
  },
  '& [data-part=fix]': { mx: { base: '0', lg: '2' } },
  '& [data-part=first]': {
    display: 'block',
    w: { lg: '14rem' },
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  lg: {
    '& tbody tr': { borderTopWidth: '1px', borderColor: 'border' },
    '& tbody td': { minW: '8rem' },
    '& tbody th + td': { minW: '0', whiteSpace: 'nowrap' },
    // The state and the first problem of a row stay visible while its cells are scrolled.
    '& th:first-of-type': { position: 'sticky', insetInlineStart: '0', zIndex: '1', bg: 'surface' },
    // A collapsed border would scroll away with the rows.
    '& thead th': {
      px: '3',
      py: '2',
      textStyle: 'xs',
      fontWeight: 'semibold',
      whiteSpace: 'nowrap',
      position: 'sticky',
      top: '0',
      zIndex: '1',
      bg: 'surface',
      boxShadow: 'inset 0 -1px {colors.border}',
    },
    '& thead th:first-of-type': { zIndex: '2' },
    '& tbody th': { whiteSpace: 'nowrap', px: '3', py: '2', fontWeight: 'normal' },
    '& [data-part=field]': { display: 'none' },
  },
  lgDown: {
    '&, & tbody': { display: 'block' },
    '& thead': visuallyHidden,
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gap: '1',
      p: '3',
      borderTopWidth: '1px',
      borderColor: 'border',
    },
    '& tbody tr:first-of-type': { borderTopWidth: '0' },
    '& tbody th': { gridArea: '1 / 1 / 2 / -1', fontWeight: 'semibold' },
    '& tbody td': { minW: 0 },
    // The button that leaves out the row is at the end of the line with the row's number and state.
    '& [data-part=line]': { display: 'flex', minH: '11' },
    '& tbody th + td': { gridArea: '1 / 2', justifySelf: 'end' },
  },
} as const
