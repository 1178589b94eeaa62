import { defineGlobalStyles, defineKeyframes } from '@chakra-ui/react'

export const globalCss = defineGlobalStyles({
  '*': {
    '--global-font-mono': 'fonts.mono',
    '--global-font-body': 'fonts.body',
    '--global-color-border': 'colors.border',
  },
  html: {
    color: 'fg',
    bg: 'bg',
    fontSize: '100%',
    lineHeight: '1.5',
    colorScheme: 'light',
    // Some operating systems align letters to whole pixels. This setting turns it off.
    textRendering: 'geometricPrecision',
    // Without this padding, the bar at the top would hide an element that the browser scrolls to.
    scrollPaddingTop: '{sizes.16}',
    '&.dark': { colorScheme: 'dark' },
  },
  // Browsers align the letters of controls to whole pixels, so that the text of a button would be one pixel lower than
  // the text of a link beside it.
  'button, input, select, textarea': { textRendering: 'inherit' },
  // All digits have the same width, so that amounts and hours are aligned.
  body: { textStyle: 'md', fontVariantNumeric: 'tabular-nums' },
  // Only the contents of a page are printed, without links and actions.
  '[data-unprinted], .r-actions': { _print: { display: 'none !important' } },
  '*::placeholder': { color: 'fg.subtle', opacity: 1 },
  // An ellipsis shows that a placeholder is too long for its field.
  'input:placeholder-shown': { textOverflow: 'ellipsis' },
  '*::selection': { bg: 'brand.active', color: 'brand.contrast' },
  // All elements have the same focus ring. It is outside their edge, so that it is visible on any surface.
  ':focus-visible': {
    outlineWidth: '2px',
    outlineStyle: 'solid',
    outlineColor: 'focus',
    outlineOffset: '2px',
  },
  '[tabindex="-1"]:focus-visible': { outline: 'none' },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // No transition runs at all, because even a short transition would change widths after layouts are measured.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
})

export const keyframes = defineKeyframes({
  spin: { '100%': { transform: 'rotate(360deg)' } },
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'rise-in': { from: { opacity: 0, translate: '0 8px' }, to: { opacity: 1, translate: '0 0' } },
  'panel-in': { from: { opacity: 0, translate: '1.5rem 0' }, to: { opacity: 1, translate: '0 0' } },
  'slide-in': { from: { translate: '-100% 0' }, to: { translate: '0 0' } },
  'list-progress': {
    from: { transform: 'scaleX(0)', opacity: 1 },
    '70%': { transform: 'scaleX(1)', opacity: 1 },
    to: { transform: 'scaleX(1)', opacity: 0 },
  },
  fill: { from: { transform: 'scaleX(0)' } },
  shimmer: { from: { opacity: 0.55 }, '50%': { opacity: 1 }, to: { opacity: 0.55 } },
})
