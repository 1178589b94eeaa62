import { defineSlotRecipe } from '@chakra-ui/react'
import { dialogAnatomy } from '@chakra-ui/react/anatomy'

/**
 * The style of dialogs. A dialog rises slightly when it opens, and a sheet moves in from the side. Dialogs and sheets
 * close without a transition. On phones they fill the screen; only short questions and messages do not.
 */
export const dialogRecipe = defineSlotRecipe({
  slots: dialogAnatomy.keys(),
  className: 'r-dialog',
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
      alignItems: { base: 'stretch', sm: 'flex-start' },
      // On a low window, a fixed head and foot would leave no space for the body, so the whole dialog scrolls.
      '@media (max-height: 30rem)': { alignItems: 'flex-start' },
      p: { base: '0', sm: '4' },
      overflow: 'auto',
      overscrollBehavior: 'contain',
    },
    content: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      minH: { base: '100dvh', sm: 'auto' },
      maxH: { base: 'none', sm: 'calc(100dvh - 4rem)' },
      '@media (max-height: 30rem)': { maxH: 'none' },
      my: { base: '0', sm: 'auto' },
      bg: 'surface.raised',
      color: 'fg',
      borderRadius: { base: 'none', sm: 'lg' },
      boxShadow: 'raised',
      outline: 'none',
      _open: { animation: 'rise-in 200ms cubic-bezier(0.2, 0.8, 0.2, 1) both' },
    },
    header: {
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: '4',
      px: { base: '4', sm: '6' },
      pt: '5',
      pb: '3',
      // The close button is higher than a line of the title and centred on that line.
      '& > :last-child:is(button, :has(button))': { my: { base: '-2.5', lg: '-1' }, marginInlineEnd: '-2' },
    },
    title: { textStyle: 'xl', fontWeight: 'bold', overflowWrap: 'anywhere', minW: 0 },
    description: { textStyle: 'sm', color: 'fg.muted', '& + *': { marginTop: '4' } },
    body: {
      flex: '1',
      minH: 0,
      overflow: 'auto',
      px: { base: '4', sm: '6' },
      pt: '1',
      pb: '6',
      textStyle: 'sm',
    },
    footer: {
      display: 'flex',
      _empty: { display: 'none' },
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: '3',
      px: { base: '4', sm: '6' },
      py: '4',
      borderTopWidth: '1px',
      borderColor: 'border',
      // On phones the buttons on a line have equal widths, whatever their number.
      '& > :is(button, a, span)': { flex: { base: '1 1 0', sm: '0 1 auto' } },
      // A disabled button that shows a reason is inside another element, so its width is set separately.
      '& > span > button': { width: { base: 'full', sm: 'auto' } },
    },
  },
  variants: {
    size: {
      sm: { content: { maxW: { sm: 'md' } } },
      md: { content: { maxW: { sm: 'xl' } } },
      lg: { content: { maxW: { sm: '2xl' } } },
      xl: { content: { maxW: { sm: '4xl' } } },
      /** The size of a sheet at the side of the page: as high as the page. */
      full: {
        positioner: {
          alignItems: 'stretch',
          justifyContent: 'flex-end',
          p: '0',
          overflow: 'hidden',
          '@media (max-height: 30rem)': { overflow: 'auto' },
        },
        content: {
          maxW: { sm: '47.5rem' },
          height: '100dvh',
          maxH: '100dvh',
          '@media (max-height: 30rem)': { height: 'auto', minH: '100dvh', maxH: 'none' },
          my: '0',
          borderRadius: 'none',
          _open: { animation: 'panel-in 200ms cubic-bezier(0.2, 0.8, 0.2, 1) both' },
        },
        header: {
          alignItems: 'center',
          minH: '13',
          py: '2',
          borderBottomWidth: '1px',
          borderColor: 'border',
          '& > :last-child:is(button, :has(button))': { my: '0' },
        },
        body: { pt: '4' },
      },
    },
    /** // Short questions do not fill the screen on phones. */
    fill: {
      phone: {},
      never: {
        positioner: { p: '4', alignItems: 'flex-start' },
        content: { minH: 'auto', my: 'auto', borderRadius: 'lg', maxH: 'calc(100dvh - 2rem)' },
      },
    },
  },
  defaultVariants: { size: 'md', fill: 'phone' },
})
