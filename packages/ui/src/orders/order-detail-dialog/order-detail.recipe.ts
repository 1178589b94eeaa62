import { defineSlotRecipe } from '@chakra-ui/react'

export const orderDetailRecipe = defineSlotRecipe({
  className: 'order-detail',
  slots: ['root', 'card', 'heading', 'subheading', 'facts', 'term', 'value', 'list', 'document', 'note'],
  base: {
    root: {
      display: 'grid',
      gap: '4',
      gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
      alignItems: 'start',
    },
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
    subheading: { textStyle: 'sm', fontWeight: 'semibold', mt: '5', mb: '2', _first: { mt: '0' } },
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
    list: { listStyle: 'none', m: '0', p: '0', display: 'grid', gap: '2' },
    document: {
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'md',
      p: '3',
      '& summary': { cursor: 'pointer', textStyle: 'sm', fontWeight: 'medium', py: '1', color: 'fg' },
      '& details > dl': { mt: '2' },
    },
    note: { textStyle: 'sm', color: 'fg.muted', m: '0' },
  },
})
