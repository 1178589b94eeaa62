import { defineRecipe } from '@chakra-ui/react'

/** The style of a keyboard key: a small outlined letter in the colour of the surrounding text. */
export const keyCapRecipe = defineRecipe({
  className: 'r-key',
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    minW: '5.5',
    px: '1',
    fontFamily: 'body',
    textStyle: '2xs',
    lineHeight: '1.125rem',
    fontWeight: 'medium',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'sm',
  },
})
