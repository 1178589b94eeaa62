import type { SystemStyleObject } from '@chakra-ui/react'

/** Resets the browser's popover styles and renders the raised surface that panels share. */
export const floatingPanel: SystemStyleObject = {
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: 0,
  color: 'fg',
  bg: 'surface.raised',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'md',
  boxShadow: 'raised',
  maxW: 'calc(100vw - 16px)',
}
