import { defineSlotRecipe } from '@chakra-ui/react'
import { tableAnatomy } from '@chakra-ui/react/anatomy'

/** The container query for a narrow grid, in which each row is a card with labels. */
const CARDS = '@container (max-width: 41.99rem)'

/** The style of a table whose cells are fields. A field shows its border only while it is pointed at or focused. */
export const entryGridRecipe = defineSlotRecipe({
  slots: tableAnatomy.keys(),
  className: 'r-entry-grid',
  base: {
    root: {
      width: 'full',
      borderCollapse: 'collapse',
      textStyle: 'sm',
      [CARDS]: { display: 'block', '& > tbody, & > tfoot': { display: 'block' } },
    },
    header: { bg: 'bg.subtle', [CARDS]: { display: 'none' } },
    columnHeader: {
      height: '1.875rem',
      px: '3.5',
      textAlign: 'start',
      textStyle: 'xs',
      fontWeight: 'medium',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
      '&[data-align=end]': { textAlign: 'end' },
    },
    row: {
      borderTopWidth: '1px',
      borderColor: 'border',
      '&[data-unused]': { bg: 'bg.subtle' },
      '&[data-unused] [data-first] :is(input, select):not(:focus, [aria-invalid])': {
        bg: 'surface',
        borderColor: 'border.control',
      },
      [CARDS]: {
        '&[data-line]': {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          columnGap: '3',
          rowGap: '2',
          px: '3',
          pt: '1',
          pb: '4',
        },
        '&:not([data-line])': { display: 'block' },
      },
    },
    cell: {
      px: '1',
      py: '1',
      verticalAlign: 'top',
      textAlign: 'start',
      '&[data-number]': {
        width: '10',
        pt: '0',
        textAlign: 'center',
        fontWeight: 'normal',
        color: 'fg.muted',
        lineHeight: '2.75rem',
        '& [data-word]': { display: 'none' },
      },
      '&[data-column] :is(input, select):not(:focus, :hover, [aria-invalid])': {
        bg: 'transparent',
        borderColor: 'transparent',
      },
      '&[data-column] input:not(:placeholder-shown)': { fontWeight: 'medium' },
      '&[data-actions]': { width: '11', textAlign: 'end' },
      '&[data-foot]': { px: '3.5', py: '3' },
      [CARDS]: {
        display: 'block',
        p: '0',
        '&[data-number]': {
          gridArea: '1 / 1',
          width: 'auto',
          textAlign: 'start',
          fontWeight: 'semibold',
          '& [data-word]': { display: 'inline' },
        },
        '&[data-actions]': { gridArea: '1 / 2', justifySelf: 'end', width: 'auto' },
        '&[data-first]': { gridColumn: '1 / -1' },
        '&[data-column]::before': {
          content: 'attr(data-label) / ""',
          display: 'block',
          mb: '1',
          textStyle: 'xs',
          fontWeight: 'medium',
          color: 'fg.muted',
        },
        '&[data-column] :is(input, select):not(:focus, :hover, [aria-invalid])': {
          bg: 'surface',
          borderColor: 'border.control',
        },
      },
    },
    footer: { borderTopWidth: '1px', borderColor: 'border.control' },
  },
})
