import { defineSlotRecipe } from '@chakra-ui/react'
import { tagAnatomy } from '@chakra-ui/react/anatomy'

/** The style of a tag: one of several choices, with a button that removes it. */
export const tagRecipe = defineSlotRecipe({
  slots: tagAnatomy.keys(),
  className: 'r-tag',
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minW: 0,
      maxW: 'full',
      minH: { base: '8', lg: '7' },
      paddingInlineStart: '2',
      paddingInlineEnd: '2',
      borderRadius: 'sm',
      bg: 'bg.subtle',
      borderWidth: '1px',
      borderColor: 'border',
      textStyle: 'sm',
      '&:has(button)': { paddingInlineEnd: '0' },
    },
    label: { minW: 0, overflowWrap: 'anywhere' },
    startElement: { color: 'fg.muted', flexShrink: 0 },
    closeTrigger: {
      display: 'grid',
      placeItems: 'center',
      boxSize: { base: '8', lg: '6' },
      // The button covers the border of the tag, so that a tag without a button is as high.
      my: '-1px',
      borderRadius: 'sm',
      color: 'fg.muted',
      cursor: 'pointer',
      _hover: { bg: 'bg.hover', color: 'fg' },
    },
  },
})
