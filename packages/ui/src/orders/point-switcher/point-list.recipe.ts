import { defineSlotRecipe } from '@chakra-ui/react'
import { listboxAnatomy, popoverAnatomy } from '@chakra-ui/react/anatomy'
import { controlStyle } from '../../kernel'

/** The style of the list of points that opens under the button. */
export const pointPopoverRecipe = defineSlotRecipe({
  slots: popoverAnatomy.keys(),
  className: 'r-point-popover',
  base: {
    positioner: { zIndex: 'popover !important' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: '28rem',
      maxW: 'calc(100vw - 16px)',
      maxH: 'min(32rem, var(--available-height))',
      color: 'fg',
      bg: 'surface.raised',
      borderRadius: 'lg',
      boxShadow: 'raised',
      outline: 'none',
      textStyle: 'md',
      zIndex: 'popover',
      _open: { animation: 'fade-in 120ms both' },
    },
  },
})

export const pointListRecipe = defineSlotRecipe({
  slots: listboxAnatomy.keys(),
  className: 'r-point-list',
  base: {
    root: { display: 'flex', flexDirection: 'column', minH: 0 },
    input: { ...controlStyle, paddingInlineStart: '9' },
    content: { overflowY: 'auto', p: '1', outline: 'none', borderTopWidth: '1px', borderColor: 'border' },
    itemGroupLabel: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '2',
      px: '2.5',
      pt: '2',
      pb: '1',
      textStyle: 'xs',
      fontWeight: 'medium',
      color: 'fg.muted',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      minH: { base: '11', lg: '9' },
      px: '2.5',
      py: '1.5',
      borderRadius: 'sm',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
      '& > svg': { flexShrink: 0, color: 'fg.muted' },
      '& > svg:last-child': { color: 'fg', marginInlineStart: 'auto' },
      '& small': { textStyle: 'xs', color: 'fg.muted', fontWeight: 'normal' },
      '&[data-highlighted]': { bg: 'bg.subtle', boxShadow: 'inset 2px 0 0 var(--chakra-colors-focus)' },
      '&[data-state=checked]': { fontWeight: 'semibold' },
      '&[data-disabled]': { color: 'fg.muted', cursor: 'not-allowed' },
    },
  },
})
