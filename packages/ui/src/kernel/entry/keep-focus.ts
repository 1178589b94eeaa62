import type { MouseEvent } from 'react'

/**
 * Keeps the focus in a field when a button below it is pressed with the mouse. Otherwise the field would show its error
 * on blur, and the error would move the button away from the pointer.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault()
