import { defineSlotRecipe, type SystemStyleObject } from '@chakra-ui/react'
import { drawerAnatomy } from '@chakra-ui/react/anatomy'
import { SIDE_PANEL_WIDTH } from './space-beside'

const content: SystemStyleObject = {
  display: 'flex',
  flexDirection: 'column',
  height: 'full',
  bg: 'surface',
  color: 'fg',
  borderInlineStartWidth: { md: '1px' },
  borderColor: 'border.group',
  outline: 'none',
}

const base = {
  header: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minH: '13',
    px: { base: '4', md: '5' },
    py: '2',
    borderBottomWidth: '1px',
    borderColor: 'border',
  },
  title: { flex: '1', minW: 0, textStyle: 'xl', fontWeight: 'semibold', overflowWrap: 'anywhere' },
  body: { flex: '1', minH: 0, overflow: 'auto', px: { base: '4', md: '5' }, py: '4', textStyle: 'sm' },
} as const satisfies Readonly<Record<string, SystemStyleObject>>

/** The style of a panel over the page: at the side of the page, and on phones over the whole page. */
export const panelOverPage = defineSlotRecipe({
  slots: drawerAnatomy.keys(),
  className: 'r-panel',
  base: {
    ...base,
    backdrop: {
      position: 'fixed',
      inset: 0,
      bg: 'backdrop',
      zIndex: 'modal',
      _open: { animation: 'fade-in 160ms both' },
    },
    positioner: {
      position: 'fixed',
      insetBlock: 0,
      insetInlineEnd: 0,
      width: { base: 'full', md: SIDE_PANEL_WIDTH },
      zIndex: 'modal',
    },
    content: {
      ...content,
      boxShadow: 'dialog',
      _open: { animation: 'panel-in 200ms cubic-bezier(0.2, 0, 0, 1) both' },
    },
  },
})

/** The style of a panel next to the page, below the top bar. */
export const panelBesidePage = defineSlotRecipe({
  slots: drawerAnatomy.keys(),
  className: 'r-panel',
  base: {
    ...base,
    positioner: {
      position: 'fixed',
      top: { base: '0', xl: '13' },
      bottom: 0,
      insetInlineEnd: 0,
      width: { base: 'full', md: SIDE_PANEL_WIDTH },
      zIndex: { base: 'modal', xl: 'sticky' },
    },
    content: { ...content, boxShadow: { base: 'dialog', xl: 'none' } },
  },
})
