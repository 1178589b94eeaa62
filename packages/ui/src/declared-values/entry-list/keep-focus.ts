import type { MouseEvent } from 'react'

/**
 * For a button below the fields of a form: a press of the mouse leaves the focus in the field. Leaving it would judge it,
 * and what is said then moves the button away from under the press.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault()
