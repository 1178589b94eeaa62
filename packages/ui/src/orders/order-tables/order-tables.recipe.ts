import type { SystemStyleObject } from '@chakra-ui/react'
import { visuallyHidden } from '../../kernel'

/** Widths of the columns that all tables share. The column of the order type takes the remaining width. */
const columnWidths: Readonly<Record<string, string>> = {
  day: '8rem',
  requested: '6.75rem',
  planned: '6.75rem',
  completed: '6rem',
  id: '6rem',
  status: '9.25rem',
  amount: '7.25rem',
}

/** Widths of the columns on a tablet, with space for two words in the column of the order type. */
const tabletWidths: Readonly<Record<string, string>> = {
  day: '7rem',
  requested: '6rem',
  planned: '6.25rem',
  completed: '6.25rem',
  id: '5.5rem',
  status: '8.75rem',
  amount: '6rem',
}

/**
 * Widths of the columns beside the details of an order. A row then shows only its menu, and the longest word of an
 * order type fits on a line.
 */
const narrowWidths: Readonly<Record<string, string>> = {
  day: '6.125rem',
  requested: '5.5rem',
  planned: '5.5rem',
  completed: '5.5rem',
  id: '4.625rem',
  status: '8.5rem',
  amount: '5.75rem',
}

/**
 * Widths of the columns on a wide page. The longest name of an order type fits on one line. Hours over midnight may
 * take two lines.
 */
const wideWidths: Readonly<Record<string, string>> = {
  day: '13%',
  requested: '10.5%',
  planned: '10.5%',
  completed: '8.5%',
  id: '7.5%',
  status: '12%',
  amount: '10.5%',
}

const widthsOf = (widths: Readonly<Record<string, string>>, tables = '&') =>
  Object.fromEntries(
    Object.entries(widths).map(([column, width]) => [`${tables} thead [data-col=${column}]`, { width }]),
  )

/**
 * Widths of the columns if the orders are of several points. The tables then have one column of hours, and one
 * column of points.
 */
const widthsWithPoint: Readonly<Record<string, string>> = {
  day: '13%',
  hours: '11%',
  point: '19%',
  id: '7%',
  status: '13%',
  amount: '10.5%',
}

/**
 * Widths of the columns for several points, on a tablet or beside the details of an order. A row then shows only its
 * menu.
 */
const narrowWidthsWithPoint: Readonly<Record<string, string>> = {
  day: '5.25rem',
  hours: '5.5rem',
  point: '7.5rem',
  id: '4.125rem',
  status: '8.25rem',
  amount: '5.75rem',
}

/** The style that hides the icon of the order type, so that the type's name has more space. */
const withoutSigns = (tables: string) => ({
  [`${tables} tbody td[data-col=type]`]: {
    paddingInlineStart: 'var(--type-x, 0.75rem)',
    '& svg': { display: 'none' },
  },
})

/**
 * The style of an order as a card of three lines: first the hour and the amount, then the type, then the state. A
 * click anywhere on the card opens the order.
 */
const cardsOf = (table: string, row = `${table} tbody`) => ({
  [table]: { minWidth: 0, '--type-x': '0px' },
  [`${row} tr`]: {
    display: 'flex',
    flexWrap: 'wrap' as const,
    alignItems: 'center',
    columnGap: '2',
    rowGap: '0.5',
    px: '4',
    py: '2',
    // Two empty flex items break the card into three lines.
    '&::before, &::after': { content: '""', flexBasis: 'full' },
    '&::before': { order: 5 },
    '&::after': { order: 8 },
  },
  [`${row} :is(td, th)[data-col]`]: {
    display: 'block',
    width: 'auto',
    p: '0',
    '&::before': { content: 'none' },
  },
  [`${row} [data-col]:is([data-none], :has(.r-repeated))`]: { display: 'none' },
  // A card has no column headings, so three times on one line would be hard to distinguish. It shows only the most
  // certain hours.
  [`${row} tr:has([data-col=planned]:not([data-none])) [data-col=requested]`]: { display: 'none' },
  [`${row} tr:has([data-col=completed]:not([data-none])) :is([data-col=requested], [data-col=planned])`]: {
    display: 'none',
  },
  [`${row} [data-col=day]`]: { order: 0, flexBasis: 'full', color: 'fg.muted' },
  [`${row} :is([data-col=completed], [data-col=hours])`]: { order: 1 },
  [`${row} [data-col=planned]`]: { order: 2 },
  [`${row} [data-col=requested]`]: { order: 3 },
  [`${row} [data-col=amount]`]: { order: 4, marginInlineStart: 'auto', textAlign: 'end' as const },
  // The hour is on the same line as the first amount, however many currencies the order has.
  [`${row} :is([data-col=hours], [data-col=requested], [data-col=planned], [data-col=completed], [data-col=amount])`]:
    {
      alignSelf: 'baseline',
    },
  [`${row} [data-col=type]`]: { order: 6 },
  [`${row} [data-col=point]`]: { order: 7 },
  [`${row} [data-col=id]`]: { order: 7, fontWeight: 'normal', color: 'fg.muted' },
  [`${row} [data-col=status]`]: { order: 9, maxWidth: 'full' },
  [`${row} td.r-actions`]: { order: 10, width: 'auto', p: '0', marginInlineStart: 'auto', my: '-2' },
})

/**
 * The style of the four tables. If there is enough space, the tables share their column widths. On phones their rows
 * are cards.
 */
export const orderTablesStyle: SystemStyleObject = {
  containerType: 'inline-size',
  '& section': { position: 'relative' },
  '& .r-together, & tbody :is([data-col=hours], [data-col=requested], [data-col=planned], [data-col=completed], [data-col=amount])':
    {
      whiteSpace: 'nowrap',
    },
  '& tbody [data-col] .r-wraps': { whiteSpace: 'normal' },
  // The icon is in the padding of the cell, so that a second line of the name starts below the first.
  '&&&& tbody td[data-col=type]': {
    paddingInlineStart: 'calc(var(--type-x, 0.75rem) + {spacing.6})',
    // A long word breaks, so that it does not extend into the next column.
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    '& svg': {
      display: 'inline-block',
      verticalAlign: '-0.1875rem',
      marginInlineStart: '-6',
      marginInlineEnd: '2',
      color: 'fg.muted',
    },
  },
  '& .r-amounts': { display: 'grid' },
  '& .r-day b': { fontWeight: 'semibold' },
  '& .r-repeated': visuallyHidden,
  // Requested hours are grey. Planned and actual hours are bold.
  '& tbody :is([data-col=requested], [data-col=hours])': { color: 'fg.muted' },
  '& tbody [data-col=hours] b': { color: 'fg', fontWeight: 'semibold' },
  '& tbody :is([data-col=planned], [data-col=completed])': { fontWeight: 'semibold' },
  '& tbody [data-col=amount]': { fontWeight: 'medium' },
  '& section table tbody tr:has(.r-repeated) > [data-col=day]': { borderTopColor: 'transparent' },
  // If there is at least this width, all four tables have the same column widths, so that their edges align.
  '@container (min-width: 46rem)': {
    // A table that is narrower than this width shows its rows as cards.
    '& section table': { tableLayout: 'fixed', minW: '55.5rem' },
    '& section th.r-actions': { width: '7.75rem' },
    ...widthsOf(columnWidths),
    ...widthsOf(widthsWithPoint, '&[data-points]'),
  },
  // The column of points takes the space of the actions, because the menu of each row contains the actions, too.
  '@container (min-width: 46rem) and (max-width: 74.99rem)': {
    '&[data-points] section table': { minW: '45.5rem' },
    '&[data-points] section th.r-actions': { width: '3.25rem' },
    '&[data-points] section': { '--type-x': '0.375rem' },
    '&[data-points] section :is(td, th):not([data-first])': { px: '1.5' },
    '&[data-points] td.r-actions > :not(:last-child)': { display: 'none' },
    '&[data-points] tbody [data-col=id]': { textStyle: 'xs' },
    '&[data-points] tbody [data-col=point]': { overflowWrap: 'anywhere' },
    ...widthsOf(narrowWidthsWithPoint, '&[data-points]'),
  },
  // At these widths the longest name of a state fits beside its icon.
  '@container (min-width: 55.5rem) and (max-width: 74.99rem)': {
    '&[data-points] section': { '--type-x': '0.5rem' },
    ...widthsOf({ day: '6rem', hours: '6rem', point: '8.5rem', status: '9.75rem' }, '&[data-points]'),
  },
  '@container (min-width: 75rem)': {
    ...widthsOf(wideWidths),
    ...widthsOf(widthsWithPoint, '&[data-points]'),
    // The column heading is hidden, because the heading of the section is in its place.
    '& section thead [data-col=day]': { textIndent: '-100vw', overflow: 'hidden' },
  },
  // On a wide page the heading of a section is on the line of its column headings.
  '@container (min-width: 75.25rem)': {
    '&:not([data-countries]) section:has(h2 [aria-expanded=true]) > div:first-of-type': {
      position: 'absolute',
      zIndex: 1,
      minH: '8',
      maxW: '13%',
      gap: '1.5',
      paddingInlineEnd: '0',
      whiteSpace: 'nowrap',
      '& + div > div': { borderTopWidth: '0' },
    },
  },
  '@container (min-width: 55.5rem) and (max-width: 67.49rem)': {
    '&:not([data-points]) section': { '--type-x': '0.5rem' },
    '&:not([data-points]) section :is(td, th):not([data-first])': { px: '2' },
    '&:not([data-points]) section th.r-actions': { width: '6.75rem' },
    // The column of actions has space for three buttons.
    '&:not([data-points]) section :is(td, th).r-actions:not([data-first])': { paddingInlineEnd: '0' },
    ...widthsOf(tabletWidths, '&:not([data-points])'),
  },
  '@container (min-width: 46rem) and (max-width: 55.49rem)': {
    '&:not([data-points]) section table': { minW: '47.25rem' },
    '& section': { '--type-x': '0.375rem' },
    '& section :is(td, th):not([data-first])': { px: '1.5' },
    '& section th.r-actions': { width: '3.25rem' },
    '& td.r-actions > :not(:last-child)': { display: 'none' },
    // The icons of type and state are hidden, so that no word of their names is broken or cut off.
    ...withoutSigns('&&&&'),
    '& [data-col=status] svg': { display: 'none' },
    '& tbody [data-col=id]': { textStyle: 'xs' },
    // A day with a name, such as "tomorrow", has two lines: the name and the date. The longest dates may take two
    // lines.
    '& .r-day b': { display: 'block' },
    '& .r-day.r-together, & .r-day .r-together': { whiteSpace: 'normal' },
    ...widthsOf(narrowWidths, '&:not([data-points])'),
  },
  // At these widths, each table hides its least important column of hours.
  '@container (min-width: 46rem) and (max-width: 67.49rem)': {
    '& section:not([data-name=previous]) [data-col=completed]': { display: 'none' },
    '& section[data-name=previous] [data-col=planned]': { display: 'none' },
    // The icon of the order type is hidden, as in the tables beside the details of an order.
    ...withoutSigns('&&&&[data-points]'),
  },
  '@container (max-width: 45.99rem)': cardsOf('& section [data-density] table'),
  ...cardsOf('& section [data-density][data-cards] table'),
}
