import type { SystemStyleObject } from '@chakra-ui/react'
import { STATUS_TONES } from '../status/status-badge'
import { visuallyHidden } from '../texts/visually-hidden'
import type { TableDensity } from './data-table.types'

/**
 * The bar colour of each row tone. The bar is at the start of the first cell. On a card, it is at the start of the
 * whole card.
 */
const tones = Object.fromEntries(
  STATUS_TONES.map((tone) => [
    `& tbody tr[data-tone=${tone}]`,
    { '--row-bar': `var(--chakra-colors-status-${tone}-bar)` },
  ]),
)

const table: SystemStyleObject = {
  width: 'full',
  borderCollapse: 'collapse',
  textStyle: 'sm',
  '& th, & td': { px: '3', textAlign: 'start', verticalAlign: 'middle' },
  '& [data-first]': { paddingInlineStart: '4' },
  '& [data-align=end]': { textAlign: 'end' },
  '& thead th': {
    height: '8',
    bg: 'bg.subtle',
    color: 'fg.muted',
    textStyle: 'xs',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
  '& thead button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '6',
    textAlign: 'start',
    fontWeight: 'inherit',
    cursor: 'pointer',
    borderRadius: 'sm',
    '&:hover': { color: 'fg' },
    '& svg': { opacity: 0.45 },
  },
  '& th[aria-sort] button': { color: 'fg', '& svg': { opacity: 1 } },
  '& tbody th, & tbody td': { height: '10', py: '1', fontWeight: 'normal' },
  '& tbody th': { fontWeight: 'semibold' },
  '& tbody tr + tr > *': { borderTopWidth: '1px', borderColor: 'border' },
  '& tbody tr': { bg: 'surface' },
  '& tbody tr:hover': { bg: 'bg.hover' },
  '& tbody tr:is(:focus-visible, :has(th :focus-visible))': { bg: 'bg.subtle' },
  '& tbody tr[data-opens]': { cursor: 'pointer' },
  '& tbody tr[aria-current]': { bg: 'brand.soft', '--row-bar': 'colors.brand.active' },
  '& .r-open': { fontWeight: 'inherit', cursor: 'pointer', borderRadius: 'sm', minH: '6' },
  '& .r-open:hover': { textDecoration: 'underline' },
  '& .r-actions': { width: '1%', whiteSpace: 'nowrap', textAlign: 'end' },
  '& td.r-actions > *': { verticalAlign: 'middle' },
  '& td.r-actions > * + *': { marginInlineStart: '0.5' },
  '& :is(th, td)[data-box]': { width: '10', px: '1', textAlign: 'center' },
  '& tbody tr:has([data-box] input:checked)': { bg: 'brand.soft' },
  '& :is(td, th)[data-none]': { color: 'fg.subtle' },
  '& tbody .r-gap td': { p: '0' },
  '& tbody tr[data-muted] :is(th, td)': { color: 'fg.muted' },
  '& tbody[data-foot] > tr': { bg: 'bg.subtle' },
  '& tbody[data-foot] :is(th, td)': { fontWeight: 'semibold', borderTopWidth: '1px', borderColor: 'border' },
  '& tbody[data-foot] [data-none]': { fontSize: '0' },
  '& tbody tr.r-note > td': { height: 'auto', borderTopWidth: '0', pt: '0', pb: '2', ps: '4' },
  '& .r-note [role=alert]': {
    display: 'flex',
    alignItems: 'center',
    gap: '1.5',
    color: 'danger.fg',
    '& svg': { flexShrink: 0 },
  },
}

/**
 * The container query below which the rows of a table become cards. It measures the width of the table, not of the
 * screen.
 */
const narrow = '@container (max-width: 45.99rem)'
/** The container query below which the rows of a compact table become cards. */
const narrowest = '@container (max-width: 39.99rem)'

const cards: SystemStyleObject = {
  '& table, & table tbody, & table tbody tr, & table tbody td, & table tbody th': {
    display: 'block',
    width: 'full',
  },
  // On cards, the sortable headers are a bar of buttons above the cards, and the other headers are labels inside the
  // cards. On phones the bar is one line that scrolls and fades at its end. On wider screens it has as many lines as
  // needed.
  '& table thead': { display: 'flex', overflowX: 'auto', scrollbarWidth: 'none', bg: 'bg.subtle' },
  '& table thead tr': {
    display: 'flex',
    flex: '1 0 auto',
    ps: '2',
    pe: '8',
    py: '1',
    columnGap: '1',
  },
  '& table thead:has(button)::after': {
    content: '""',
    position: 'sticky',
    insetInlineEnd: '0',
    flex: 'none',
    width: '8',
    marginInlineStart: '-8',
    pointerEvents: 'none',
    background: 'linear-gradient(to right, transparent, {colors.bg.subtle})',
  },
  '@container (min-width: 30rem)': {
    '& table thead tr': { flex: '1 1 0', flexWrap: 'wrap', pe: '2' },
    '& table thead:has(button)::after': { display: 'none' },
  },
  '& table thead th': { height: 'auto', px: '2', py: '0.5', borderBottomWidth: '0', bg: 'transparent' },
  '& table thead:not(:has(button)), & table thead th:not(:has(button))': visuallyHidden,
  '& table tbody tr': { position: 'relative', py: '3', ps: '1' },
  '& table thead [data-first]': { paddingInlineStart: '2' },
  '& table tbody tr + tr': { borderTopWidth: '1px', borderColor: 'border' },
  '& table tbody[data-foot] > tr:first-of-type': { borderTopWidth: '1px', borderColor: 'border' },
  '& table tbody[data-foot] :is(th, td)': { borderTopWidth: '0' },
  '& table tbody[data-foot] [data-none]': { display: 'none' },
  '& table tbody tr + tr > *': { borderTopWidth: '0' },
  '& table tbody tr.r-note': { borderTopWidth: '0', py: '0' },
  '& table tbody tr.r-note > td': { display: 'block', py: '2' },
  // The label floats in the padding of the cell, so that the content of the cell needs no additional element.
  '& table tbody td, & table tbody th': {
    '--card-label': 'clamp(6.5rem, 38cqi, 10rem)',
    display: 'flow-root',
    height: 'auto',
    py: '1',
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  '& table tbody :is(td, th):where([data-label]), & table tbody [data-first]': {
    paddingInlineStart: 'calc(var(--card-label) + {spacing.6})',
  },
  '& table tbody td[data-label]::before, & table tbody th[data-label]::before': {
    content: 'attr(data-label)',
    float: 'inline-start',
    width: 'var(--card-label)',
    marginInlineStart: 'calc(-1 * var(--card-label) - {spacing.3})',
    color: 'fg.muted',
    fontWeight: 'normal',
  },
  '& table tbody [data-detail]': { display: 'none' },
  // The label is aligned with the middle of the switch.
  '& table tbody td:has([role=switch])::before': { paddingTop: '1' },
  '& table tbody [data-align=end]': { textAlign: 'start' },
  // The checkbox is at the top of its card, next to the name.
  '& table tbody td[data-box]': {
    position: 'absolute',
    top: '1.5',
    insetInlineStart: '1',
    zIndex: '1',
    display: 'block',
    width: 'auto',
    p: '0',
  },
  '& table tbody td[data-box]::before': { display: 'none' },
  '& table tbody td[data-box] > .r-skeleton': { p: '2.5' },
  '& table tbody td.r-actions': {
    display: 'flex',
    justifyContent: 'flex-end',
    width: 'full',
    px: '2',
    whiteSpace: 'normal',
  },
  '& table tbody tr[data-tone] > [data-first]': { boxShadow: 'none' },
  '& table tbody tr[data-tone]': { boxShadow: 'inset 4px 0 0 var(--row-bar)' },
}

/**
 * The style of compact rows, which have one line if the texts fit. Its specificity is not higher than the
 * specificity of the rules for cards, so that it does not override the style of cards.
 */
const compact: SystemStyleObject = {
  '&:where([data-density=compact]) table th, &:where([data-density=compact]) table td': { px: '2' },
  '&:where([data-density=compact]) table [data-first]': { paddingInlineStart: '4' },
  '&:where([data-density=compact]) table thead th': { whiteSpace: 'normal', py: '2' },
  '&:where([data-density=compact]) table tbody th, &:where([data-density=compact]) table tbody td': {
    height: '10',
    py: '1',
  },
  // Only the content of a cell may wrap. If other elements wrapped while the table is measured, the measured width
  // would be wrong.
  '&:where([data-density=compact]) table tbody [data-breakable] > div': {
    minW: '5.5rem',
    overflowWrap: 'anywhere',
  },
}

/** The style of cards in compact tables. Their rows have few actions, which fit next to the name of the row. */
const compactCards: SystemStyleObject = {
  '& table tbody td.r-actions': {
    position: 'absolute',
    top: '1.5',
    insetInlineEnd: '2',
    display: 'flex',
    alignItems: 'center',
    width: 'auto',
    minH: '11',
    p: '0',
  },
  '& table tbody tr td[data-box]': { display: 'flex', alignItems: 'center', minH: '11' },
  // The name of a row becomes the title of its card. The title is centred on the line of the checkbox and the actions.
  '& table tbody tr:not(.r-note)': { display: 'flex', flexDirection: 'column' },
  '& table tbody :is(th[data-label], [data-title])': {
    order: -1,
    display: 'block',
    pt: '1.5',
    paddingInlineStart: '3',
    paddingInlineEnd: 'calc({spacing.16} + {spacing.3})',
    textStyle: 'md',
  },
  '& table tbody [data-box] ~ :is(th[data-label], [data-title])': { paddingInlineStart: '11' },
  '& table tbody :is(th[data-label], [data-title]):not([data-card-title])::before': { display: 'none' },
  '& table tbody th[data-card-title]::before': {
    content: 'attr(data-card-title)',
    float: 'none',
    marginInline: '0 {spacing.1.5}',
    color: 'inherit',
    fontWeight: 'inherit',
  },
  '& table tbody :is(td, th)': { paddingInlineEnd: '3' },
  '& table tbody tr:has(.r-actions > :nth-child(3)) th[data-label]': {
    paddingInlineEnd: 'calc({spacing.48} + {spacing.3})',
  },
}

const every: SystemStyleObject = {
  containerType: 'inline-size',
  position: 'relative',
  '& .r-scroller': { overflowX: 'auto' },
  '& table': table,
  ...tones,
  '& table tbody tr[data-tone] > [data-first]': { boxShadow: 'inset 4px 0 0 var(--row-bar)' },
}

/** The styles of a table that is narrower than the given width, or whose content does not fit. */
const whereNarrow = (width: string, density: TableDensity, rows: SystemStyleObject): SystemStyleObject => ({
  [width]: { [`&[data-density=${density}]`]: rows },
  '&[data-cards]': rows,
})

/**
 * The style of a whole table as one class per density. Cells are plain elements, because thousands of cells with
 * their own styles make a table slow. Each density has its own class, because unused rules take as much time as used
 * rules.
 */
export const dataTableStyles: Readonly<Record<TableDensity, SystemStyleObject>> = {
  normal: { ...every, ...whereNarrow(narrow, 'normal', cards) },
  compact: { ...every, ...compact, ...whereNarrow(narrowest, 'compact', { ...cards, ...compactCards }) },
}
