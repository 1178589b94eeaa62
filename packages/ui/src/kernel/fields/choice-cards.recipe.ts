import { defineSlotRecipe } from '@chakra-ui/react'
import { radioCardAnatomy } from '@chakra-ui/react/anatomy'

/**
 * The style of radio buttons that are cards in a row of equal columns. The columns wrap if there is too little space.
 */
export const choiceCardsRecipe = defineSlotRecipe({
  slots: radioCardAnatomy.keys(),
  className: 'r-choice-cards',
  base: {
    root: { display: 'grid', gap: '1.5', minW: 0 },
    label: { textStyle: 'md', fontWeight: 'semibold' },
    item: {
      position: 'relative',
      display: 'flex',
      minW: 0,
      borderWidth: '1px',
      borderColor: 'border.control',
      borderRadius: 'lg',
      bg: 'surface',
      cursor: 'pointer',
      transition: 'border-color 120ms, background-color 120ms',
      '&:hover:not([data-state=checked])': { borderColor: 'border.strong', bg: 'bg.hover' },
      _checked: { borderColor: 'fg', bg: 'brand.soft', boxShadow: 'inset 0 0 0 1px {colors.fg}' },
      '&:has(:focus-visible)': {
        outlineWidth: '2px',
        outlineStyle: 'solid',
        outlineColor: 'focus',
        outlineOffset: '2px',
      },
      _disabled: { bg: 'bg.disabled', color: 'fg.subtle', borderColor: 'border', cursor: 'not-allowed' },
      '@media (forced-colors: active)': { _checked: { outline: '2px solid Highlight' } },
    },
    itemControl: {
      display: 'flex',
      flexDirection: 'column',
      gap: '1',
      width: 'full',
      minW: 0,
      p: '2.5',
      '[data-list] &': {
        flexDirection: { base: 'row', md: 'column' },
        alignItems: { base: 'center', md: 'stretch' },
        gap: { base: '3', md: '1' },
        '& > svg': { flexShrink: 0 },
      },
    },
    itemContent: { display: 'grid', gap: '0.5', minW: 0 },
    itemText: {
      display: 'block',
      textStyle: 'sm',
      fontWeight: 'semibold',
      overflowWrap: 'anywhere',
      // The names of weekdays are lower case in Spanish and Portuguese, but the text of a card begins with a capital.
      '&::first-letter': { textTransform: 'uppercase' },
    },
    itemDescription: { textStyle: 'xs', color: 'fg.muted' },
  },
})
