import { defineSlotRecipe } from '@chakra-ui/react'
import { tabsAnatomy } from '@chakra-ui/react/anatomy'

/** Tabs of equal width, large enough to press with a thumb. */
export const employeeTabsRecipe = defineSlotRecipe({
  slots: tabsAnatomy.keys(),
  className: 'r-employee-tabs',
  base: {
    root: { display: 'grid', gap: '4' },
    list: { display: 'flex', gap: '2', overflowX: 'auto' },
    trigger: {
      flex: '1',
      minH: '14',
      px: { base: '2', md: '4' },
      borderWidth: '2px',
      borderColor: 'border.control',
      borderRadius: 'lg',
      textStyle: 'lg',
      fontWeight: 'semibold',
      bg: 'surface',
      cursor: 'pointer',
      _selected: { bg: 'surface.inverted', color: 'fg.inverted', borderColor: 'surface.inverted' },
      '@media (forced-colors: active)': { _selected: { outline: '2px solid Highlight' } },
    },
    content: { outline: 'none', display: 'grid', gap: '4', _hidden: { display: 'none' } },
  },
})
