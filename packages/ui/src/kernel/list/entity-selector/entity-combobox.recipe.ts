import { defineSlotRecipe } from '@chakra-ui/react'
import { comboboxAnatomy } from '@chakra-ui/react/anatomy'
import { controlStyle } from '../../fields/control.recipe'
import { floatingPanel } from '../../floating/floating.recipe'

const { position: _, inset: __, ...panel } = floatingPanel

/**
 * The style of the combobox that searches on the server. It looks like `Combobox`, which has all its options from the
 * start.
 */
export const entityComboboxRecipe = defineSlotRecipe({
  slots: comboboxAnatomy.keys(),
  className: 'r-entity',
  base: {
    root: { width: 'full', minW: 0 },
    control: { position: 'relative' },
    input: { ...controlStyle, paddingInlineEnd: '16' },
    indicatorGroup: {
      position: 'absolute',
      insetBlock: '0',
      insetInlineEnd: '3',
      display: 'flex',
      alignItems: 'center',
      gap: '1',
      color: 'fg.muted',
    },
    clearTrigger: {
      display: 'grid',
      placeItems: 'center',
      boxSize: '6',
      borderRadius: 'sm',
      cursor: 'pointer',
      _hover: { bg: 'bg.subtle', color: 'fg' },
    },
    trigger: { display: 'grid', placeItems: 'center', cursor: 'pointer' },
    positioner: { zIndex: 'popover !important' },
    content: {
      ...panel,
      maxH: '18rem',
      overflowY: 'auto',
      py: '1',
      textStyle: 'sm',
      outline: 'none',
      '& .r-note': { px: '3', py: '2', color: 'fg.muted' },
    },
    item: {
      display: 'flex',
      alignItems: 'baseline',
      gap: '2',
      minH: '9',
      px: '3',
      py: '2',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
      '& .r-code': { textStyle: 'xs', color: 'fg.muted', fontWeight: 'normal' },
      '&[data-highlighted]': { bg: 'bg.subtle', boxShadow: 'inset 3px 0 0 var(--chakra-colors-focus)' },
      '&[data-state=checked]': { fontWeight: 'semibold' },
    },
  },
})
