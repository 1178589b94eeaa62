import { defineSlotRecipe } from '@chakra-ui/react'
import { checkboxCardAnatomy } from '@chakra-ui/react/anatomy'

/** The style of checkboxes that are cards in a grid of equal columns. */
export const checkCardsRecipe = defineSlotRecipe({
  slots: checkboxCardAnatomy.keys(),
  className: 'r-check-cards',
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      minW: 0,
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'md',
      bg: 'surface',
      cursor: 'pointer',
      transition: 'border-color 120ms, background-color 120ms',
      _hover: { borderColor: 'border.strong', bg: 'bg.hover' },
      _checked: { borderColor: 'fg' },
      '&:has(:focus-visible)': {
        outlineWidth: '2px',
        outlineStyle: 'solid',
        outlineColor: 'focus',
        outlineOffset: '2px',
      },
      '@media (forced-colors: active)': { _checked: { outline: '2px solid Highlight' } },
    },
    control: { display: 'flex', alignItems: 'flex-start', gap: '2', width: 'full', minW: 0, p: '2.5' },
    content: { display: 'grid', gap: '0.5', minW: 0 },
    label: { textStyle: 'sm', fontWeight: 'semibold', overflowWrap: 'anywhere' },
    description: { textStyle: 'xs', color: 'fg.muted' },
    indicator: {
      flexShrink: 0,
      boxSize: '4',
      marginTop: '0.5',
      borderWidth: '1.5px',
      borderColor: 'border.control',
      borderRadius: 'sm',
      p: '1px',
      color: 'transparent',
      _checked: { bg: 'surface.inverted', borderColor: 'surface.inverted', color: 'fg.inverted' },
    },
  },
})
