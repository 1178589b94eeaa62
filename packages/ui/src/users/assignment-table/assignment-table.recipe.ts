import type { SystemStyleObject } from '@chakra-ui/react'

/** On cards the box stands at the left of the row's facts, without a label. Each rule outdoes that of the table. */
const card: SystemStyleObject = {
  '&& table tbody tr[data-row-id]': { paddingInlineStart: '9' },
  '&& table tbody td[data-col=client] > div': { paddingInlineEnd: '9' },
  '&& table tbody td[data-col=select][data-label]': {
    position: 'absolute',
    top: '0',
    insetInlineStart: '1',
    display: 'block',
    width: 'auto',
    p: '0',
  },
  '&& table tbody td[data-col=select][data-label]::before': { content: 'none' },
}

export const assignmentTableStyle: SystemStyleObject = {
  '& thead [data-col=select]': { width: '1%' },
  '& table tbody tr:has([data-col=select] :checked)': { bg: 'brand.soft' },
  '& table tbody tr:has([data-col=select] :checked) > [data-first]': {
    boxShadow: 'inset 4px 0 0 var(--chakra-colors-brand-active)',
  },
  '@container (max-width: 39.99rem)': card,
  '& [data-cards]': card,
}
