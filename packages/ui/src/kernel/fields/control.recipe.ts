import type { SystemStyleObject } from '@chakra-ui/react'

/**
 * The style of text fields, selects and similar controls. Only the border distinguishes a control from the surface,
 * with a contrast of 3:1.
 */
export const controlStyle: SystemStyleObject = {
  width: 'full',
  minW: 0,
  textOverflow: 'ellipsis',
  minH: { base: '11', lg: '9' },
  px: '2.5',
  bg: 'surface',
  color: 'fg',
  textStyle: 'md',
  // On a phone, focusing a field with smaller letters would zoom the page.
  fontSize: { base: 'lg', lg: 'md' },
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'md',
  transition: 'border-color 120ms, box-shadow 120ms',
  '&:hover:not(:focus, :disabled, [aria-disabled=true], [aria-invalid=true])': {
    borderColor: 'border.strong',
  },
  '&:focus, &:focus-visible': {
    borderColor: 'focus',
    outlineWidth: '2px',
    outlineStyle: 'solid',
    outlineColor: 'focus',
    outlineOffset: '-1px',
  },
  // The focus ring is outside the red border, so that the error stays visible while the user corrects it.
  '&[aria-invalid=true]': { borderColor: 'danger.fg', outlineOffset: '0' },
  '&:disabled, &[aria-disabled=true]': {
    bg: 'bg.disabled',
    color: 'fg.subtle',
    borderColor: 'border',
    cursor: 'not-allowed',
    opacity: 1,
  },
  '&:read-only:not(select)': { bg: 'bg.subtle' },
}
