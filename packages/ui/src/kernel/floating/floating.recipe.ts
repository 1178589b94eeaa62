import type { SystemStyleObject } from '@chakra-ui/react'

/** The style of every panel: a raised surface, without the browser's own popover styles. */
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
