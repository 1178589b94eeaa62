import type { MouseEvent } from 'react'

/**
 * For a button below the fields of a form: a press of the mouse leaves the focus in the field. Otherwise an error would
 * show at the field that is left, and move the button away from under the press.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault()
