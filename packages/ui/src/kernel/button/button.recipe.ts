import { defineRecipe } from '@chakra-ui/react'

const icon = { w: { base: '11', lg: '8' }, h: { base: '11', lg: '8' }, p: '0' }

/**
 * The style variants of a button. Primary: for the main action, once in each view, in the brand's yellow with
 * near-black letters. Ink: for actions with an immediate effect, such as filtering. Secondary: for other actions.
 * Ghost: for minor actions in rows and bars. Danger: for actions that can't be undone.
 */
export const buttonRecipe = defineRecipe({
  className: 'r-button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: 0,
    maxW: 'full',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'md',
    fontWeight: 'medium',
    textAlign: 'center',
    cursor: 'pointer',
    userSelect: 'none',
    transition: 'background-color 120ms, border-color 120ms, color 120ms',
    '& svg': { flexShrink: 0 },
    '&[aria-disabled=true]': {
      cursor: 'not-allowed',
      bg: 'bg.disabled',
      color: 'fg.subtle',
      borderColor: 'border',
      boxShadow: 'none',
    },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
  variants: {
    variant: {
      primary: {
        bg: 'brand.solid',
        color: 'brand.contrast',
        fontWeight: 'semibold',
        '&:hover:not([aria-disabled=true])': { bg: 'brand.hover' },
        '&:active:not([aria-disabled=true])': { bg: 'brand.pressed' },
      },
      secondary: {
        bg: 'surface',
        color: 'fg',
        borderColor: 'border.control',
        '&:hover:not([aria-disabled=true])': { bg: 'bg.hover', borderColor: 'border.strong' },
      },
      ink: {
        bg: 'surface.inverted',
        color: 'fg.inverted',
        '&:hover:not([aria-disabled=true])': { opacity: 0.88 },
      },
      ghost: {
        bg: 'transparent',
        color: 'fg.muted',
        '&:hover:not([aria-disabled=true])': { bg: 'bg.subtle', color: 'fg' },
        '&[aria-disabled=true]': { bg: 'transparent', borderColor: 'transparent', opacity: 0.5 },
      },
      danger: {
        bg: 'danger.solid',
        color: 'danger.contrast',
        '&:hover:not([aria-disabled=true])': { bg: 'danger.hover' },
      },
      shell: {
        bg: 'transparent',
        color: 'shell.fg',
        '&:hover:not([aria-disabled=true])': { bg: 'shell.hover' },
        '&:focus-visible': { outlineColor: 'brand.active' },
      },
    },
    size: {
      sm: { minH: { base: '9', lg: '7' }, px: '2.5', py: '0.5', gap: '1.5', textStyle: 'sm' },
      md: { minH: { base: '11', lg: '9' }, px: '3.5', py: '1.5', textStyle: 'md' },
      /** A size for use with gloves on a touch screen. */
      lg: {
        minH: '16',
        px: '5',
        gap: '3',
        borderWidth: '2px',
        borderRadius: 'lg',
        textStyle: 'xl',
        fontWeight: 'semibold',
      },
      icon,
      /**
       * Three dots as a background image. Every row of a list has this button, and an icon would add two elements to
       * each row.
       */
      more: {
        ...icon,
        '&::before': {
          content: '""',
          width: '15.75px',
          height: '4px',
          backgroundImage: 'radial-gradient(circle, currentColor 1.25px, transparent 1.75px)',
          backgroundSize: '5.25px 100%',
          // Forced colours mode renders no gradient, so a dotted border shows the three dots.
          _highContrast: { height: '0', borderTop: '3px dotted currentColor', backgroundImage: 'none' },
        },
      },
    },
  },
  compoundVariants: [
    // An icon button is as high as the buttons with text next to it.
    { variant: 'secondary', size: 'icon', css: { w: { base: '11', lg: '9' }, h: { base: '11', lg: '9' } } },
  ],
  defaultVariants: { variant: 'secondary', size: 'md' },
})
