import type { SystemStyleObject } from '@chakra-ui/react'

/**
 * Makes what stands in a dialog a sheet of paper: of the page only the dialog is left, of the dialog its title and its
 * text, in black on white and as long as it is.
 */
export const printStyle: SystemStyleObject = {
  '@media print': {
    // The sheet, and everything that it is inside of.
    '&, :has(&)': {
      position: 'static !important',
      display: 'block !important',
      width: 'auto !important',
      maxWidth: 'none !important',
      height: 'auto !important',
      minHeight: '0 !important',
      maxHeight: 'none !important',
      margin: '0 !important',
      padding: '0 !important',
      overflow: 'visible !important',
      animation: 'none !important',
      boxShadow: 'none !important',
      background: 'none !important',
    },
    '& *, [role=dialog]:has(&) *': {
      color: 'black !important',
      background: 'none !important',
      borderColor: '#bbb !important',
      boxShadow: 'none !important',
    },
    '& button, [role=dialog]:has(&) :is(button, [data-part=footer]), body > :not(:has(&))': {
      display: 'none !important',
    },
    '& section, & li, & tr': { breakInside: 'avoid' },
    '& h3, & h4, & h5': { breakAfter: 'avoid' },
  },
}
