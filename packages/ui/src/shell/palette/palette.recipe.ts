import { defineSlotRecipe } from '@chakra-ui/react'
import { dialogAnatomy, listboxAnatomy } from '@chakra-ui/react/anatomy'

/** The style of the palette's dialog: near the top of the window, and on phones directly at the top. */
export const paletteDialogRecipe = defineSlotRecipe({
  slots: dialogAnatomy.keys(),
  className: 'r-palette',
  base: {
    backdrop: {
      position: 'fixed',
      inset: 0,
      bg: 'backdrop',
      zIndex: 'modal',
      _open: { animation: 'fade-in 160ms both' },
    },
    positioner: {
      position: 'fixed',
      inset: 0,
      zIndex: 'modal',
      display: 'flex',
      justifyContent: 'center',
      alignItems: 'flex-start',
      pt: { base: '0', sm: 'min(5.5rem, 10dvh)' },
      px: { base: '0', sm: '4' },
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      maxW: { sm: '37.5rem' },
      maxH: { base: '100dvh', sm: 'min(36rem, 84dvh)' },
      bg: 'surface.raised',
      color: 'fg',
      borderRadius: { base: 'none', sm: 'xl' },
      boxShadow: 'dialog',
      outline: 'none',
      overflow: 'hidden',
      _open: { animation: 'rise-in 120ms cubic-bezier(0.2, 0.8, 0.2, 1) both' },
    },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '4',
      px: '4',
      py: '2.5',
      borderTopWidth: '1px',
      borderColor: 'border',
      textStyle: 'xs',
      color: 'fg.muted',
      // Phones have no physical keys, so key names are hidden.
      '@media (hover: none)': { display: 'none' },
    },
  },
})

export const paletteListRecipe = defineSlotRecipe({
  slots: listboxAnatomy.keys(),
  className: 'r-found',
  base: {
    root: { display: 'flex', flexDirection: 'column', minH: 0 },
    input: {
      flex: '1',
      minW: 0,
      height: '14',
      bg: 'transparent',
      textStyle: 'xl',
      outline: 'none',
      textOverflow: 'ellipsis',
      _placeholder: { color: 'fg.muted' },
    },
    content: { flex: '1', minH: 0, overflowY: 'auto', p: '2', outline: 'none' },
    itemGroupLabel: {
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
      py: '1',
      borderRadius: 'sm',
      borderInlineStartWidth: '3px',
      borderColor: 'transparent',
      textStyle: 'md',
      cursor: 'pointer',
      '& > svg': { color: 'fg.muted', flexShrink: 0 },
      '& small': { textStyle: 'sm', color: 'fg.muted' },
      '&[data-highlighted]': { bg: 'bg.subtle', borderColor: 'brand.active' },
      _highContrast: { '&[data-highlighted]': { outline: '2px solid Highlight' } },
    },
    itemText: { flex: '1', minW: 0, overflowWrap: 'anywhere' },
  },
})
