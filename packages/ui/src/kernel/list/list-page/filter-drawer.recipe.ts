import { defineSlotRecipe } from '@chakra-ui/react'
import { drawerAnatomy } from '@chakra-ui/react/anatomy'

/**
 * The style of the drawer with the filters. The drawer slides in from the side on which its button is. It has the
 * full height of the window, and its buttons are always visible.
 */
export const filterDrawerRecipe = defineSlotRecipe({
  slots: drawerAnatomy.keys(),
  className: 'r-filter-drawer',
  base: {
    backdrop: { position: 'fixed', inset: 0, bg: 'backdrop', zIndex: 'modal', _closed: { display: 'none' } },
    positioner: {
      position: 'fixed',
      inset: 0,
      zIndex: 'modal',
      display: 'flex',
      '&:has(> [data-state=closed])': { display: 'none' },
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: '22rem',
      maxW: '100vw',
      height: '100dvh',
      bg: 'surface',
      color: 'fg',
      boxShadow: 'raised',
      outline: 'none',
      _open: { animation: 'slide-in 200ms cubic-bezier(0.2, 0.8, 0.2, 1) both' },
      '& > form': { flex: '1', minH: 0 },
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      px: '4',
      py: '3',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    title: { textStyle: 'lg', fontWeight: 'semibold' },
  },
})
