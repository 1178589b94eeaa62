import { defineSlotRecipe } from '@chakra-ui/react'
import { menuAnatomy } from '@chakra-ui/react/anatomy'

const item = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  minH: { base: '11', lg: '9' },
  px: '2.5',
  py: '1',
  // An entry with a description has space below it, so that the description does not look like a part of the next
  // entry.
  '&:has(small)': { py: '2' },
  borderRadius: 'sm',
  cursor: 'pointer',
  outline: 'none',
  userSelect: 'none',
  '& > svg': { color: 'fg.muted', flexShrink: 0 },
  '& > span': { flex: '1', minW: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', textStyle: 'xs', color: 'fg.muted' },
  '&[data-highlighted]': { bg: 'bg.subtle' },
  // The highlighted entry has a bar at its edge, because a different shade alone would be hard to see.
  '&[data-highlighted]:is(:focus-visible, [data-part=content]:focus-visible *)': {
    boxShadow: 'inset 2px 0 0 var(--chakra-colors-focus)',
  },
  '&[data-disabled]': { color: 'fg.muted', cursor: 'default' },
  '&[aria-disabled=true]:not([data-disabled])': { color: 'fg.subtle', cursor: 'not-allowed' },
  '&[data-danger]': { color: 'danger.fg', '& > svg': { color: 'danger.fg' } },
} as const

/** The style of lists that open under a button, such as the actions of a row. */
export const menuRecipe = defineSlotRecipe({
  slots: menuAnatomy.keys(),
  className: 'r-menu',
  base: {
    content: {
      minW: '13.75rem',
      maxW: 'min(22rem, calc(100vw - 16px))',
      maxH: 'min(42rem, var(--available-height))',
      overflowY: 'auto',
      p: '1',
      color: 'fg',
      bg: 'surface.raised',
      borderRadius: 'lg',
      boxShadow: 'raised',
      outline: 'none',
      textStyle: 'md',
      zIndex: 'popover',
      _open: { animation: 'fade-in 120ms both' },
    },
    item,
    itemGroupLabel: {
      textStyle: 'xs',
      fontWeight: 'medium',
      color: 'fg.muted',
      px: '2.5',
      pt: '1.5',
      pb: '0.5',
    },
    separator: { height: '1px', bg: 'border', my: '1' },
  },
})
