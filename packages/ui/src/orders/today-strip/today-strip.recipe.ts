import type { SystemStyleObject } from '@chakra-ui/react'
import { visuallyHidden } from '../../kernel'

/** CSS selector of the table. It is as specific as the rules of the table, so that it overrides them. */
const table = '& section [data-density] table'
const row = `${table} tbody tr`
const cell = `${row} :is(td, th)`

/** Width of a card if there are four cards on a line. */
const QUARTER = 'calc((100% - 2.25rem) / 4)'

/**
 * The style of visits as cards beside each other: first the hour in large letters, then type and state, then the next
 * action.
 */
export const todayStripStyle: SystemStyleObject = {
  '& .r-scroller': { overflow: 'visible' },
  [table]: { display: 'block', minWidth: 0 },
  [`${table} thead`]: { display: 'block', ...visuallyHidden },
  [`${table} tbody`]: { display: 'flex', flexWrap: 'wrap', gap: '3' },
  [row]: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'flex-start',
    alignItems: 'center',
    // An element that does not fit beside the hour or the type moves to the next line.
    justifyContent: 'space-between',
    columnGap: '2',
    rowGap: '1',
    px: '3.5',
    py: '2.5',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    flex: '0 0 100%',
    // An empty flex item breaks the card after its first line.
    '&::before': { content: '""', order: 3, flexBasis: 'full' },
  },
  [`${row}[data-tone]`]: { boxShadow: 'none' },
  [`${row}[data-tone=done]`]: { bg: 'bg' },
  [`${row}:has(.r-next)`]: { boxShadow: 'inset 4px 0 0 var(--chakra-colors-brand-active)' },
  [`${row}[aria-current]`]: { bg: 'brand.soft', borderColor: 'fg' },
  [`${cell}[data-col]`]: {
    display: 'block',
    width: 'auto',
    height: 'auto',
    p: '0',
    borderTopWidth: '0',
    boxShadow: 'none',
    '&::before': { content: 'none' },
  },
  [`${cell}[data-col][data-none]`]: { display: 'none' },
  // If there is not enough space beside a long text of the state, the text "in 40 min" moves below the hour.
  [`${cell}[data-col=hour]`]: {
    order: 1,
    flex: '1 1 0',
    minWidth: 'min-content',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    alignContent: 'flex-start',
    columnGap: '2',
  },
  [`${cell}[data-col=status]`]: { order: 2, alignSelf: 'flex-start', maxW: 'full' },
  [`${cell}[data-col=type]`]: { order: 4 },
  [`${cell}[data-col=id]`]: { order: 5, marginInlineEnd: 'auto', fontWeight: 'normal', color: 'fg.muted' },
  [`${cell}[data-col=amount]`]: {
    order: 6,
    marginInlineStart: 'auto',
    textAlign: 'end',
    fontWeight: 'semibold',
  },
  [`${cell}[data-col=steps]`]: { order: 7, flexBasis: 'full' },
  [`${cell}[data-col=note]`]: { order: 8, flex: '1 1 7rem', minWidth: 0, textStyle: 'xs', color: 'fg.muted' },
  [`${row} td.r-actions`]: {
    order: 9,
    display: 'block',
    width: 'auto',
    height: 'auto',
    p: '0',
    marginInlineStart: 'auto',
    marginInlineEnd: '-2',
    borderTopWidth: '0',
  },
  // A placeholder has the height of a card with its contents.
  [`${table}[aria-busy=true] tbody tr`]: { minH: '7rem' },
  [`${table}[aria-busy=true] tbody [data-col]:not([data-col=hour], [data-col=type], [data-col=steps])`]: {
    display: 'none',
  },
  [`${table}[aria-busy=true] tbody [data-col]`]: { flexBasis: 'full' },
  '& .r-hour': { textStyle: 'xl', fontWeight: 'semibold', whiteSpace: 'nowrap' },
  '@container (min-width: 30rem) and (max-width: 51.99rem)': {
    [row]: { flexBasis: 'calc((100% - 0.75rem) / 2)' },
    // The placeholders fill one line, because on most days the visits fit on one line.
    [`${table}[aria-busy=true] tbody tr:nth-of-type(n + 3)`]: { display: 'none' },
  },
  // With four narrow cards on a line, each card has three lines: the hour, then the state and the amount, then the
  // type.
  '@container (min-width: 52rem) and (max-width: 61.99rem)': {
    [row]: { px: '3', flexBasis: QUARTER },
    [`${cell}[data-col=hour]`]: { flexBasis: 'full' },
    [`${cell}[data-col=amount]`]: { order: 2 },
    [`${row}[data-tone=done] [data-col=note]`]: { display: 'none' },
  },
  // If the line has space for four cards, each card takes a quarter of the line, even if there are fewer cards.
  '@container (min-width: 62rem)': { [row]: { flexBasis: QUARTER } },
  '@container (min-width: 52rem) and (max-width: 68rem)': { '& .r-hour': { textStyle: 'lg' } },
  '& .r-hour:is([data-certainty=requested], [data-certainty=none])': {
    fontWeight: 'medium',
    color: 'fg.muted',
  },
  '& [data-tone=done] .r-hour': { color: 'fg.muted' },
  '& .r-next': { textStyle: 'sm', color: 'fg.muted', whiteSpace: 'nowrap' },
  '& .r-kind': {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    fontWeight: 'medium',
    '& svg': { color: 'fg.muted', flexShrink: 0 },
  },
}
