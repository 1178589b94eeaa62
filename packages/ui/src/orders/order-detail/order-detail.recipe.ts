import { defineSlotRecipe, type SystemStyleObject } from '@chakra-ui/react'
import { detailStyles } from '../../kernel'

export const orderDetailRecipe = defineSlotRecipe({
  className: 'order-detail',
  slots: ['subheading', 'facts', 'term', 'value', 'list', 'document', 'note', 'content', 'sum', 'failure'],
  base: {
    subheading: detailStyles.subheading,
    facts: detailStyles.facts,
    term: detailStyles.term,
    value: detailStyles.value,
    list: { listStyle: 'none', m: '0', p: '0', display: 'grid', gap: '2' },
    document: {
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'md',
      p: '3',
      '& summary': { cursor: 'pointer', textStyle: 'sm', fontWeight: 'medium', py: '1', color: 'fg' },
      '& details > dl': { mt: '2' },
    },
    content: { '& + &': { mt: '6', pt: '5', borderTopWidth: '1px', borderColor: 'border' } },
    sum: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '4',
      textStyle: 'sm',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
    },
    failure: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      mb: '4',
      textStyle: 'sm',
    },
    note: { textStyle: 'sm', color: 'fg.muted', m: '0' },
  },
})

/** The style of an order's sections in a narrow column: below each other, with a line between them. */
export const sectionsStyle: SystemStyleObject = {
  mt: '4',
  '& > section': {
    borderWidth: '0',
    borderTopWidth: '1px',
    borderRadius: 'none',
    bg: 'transparent',
    px: '0',
    py: '4',
  },
  '& dl': { gridTemplateColumns: 'minmax(5rem, 8rem) minmax(0, 1fr)', rowGap: '1.5' },
  '& dd': { mb: '0' },
}
