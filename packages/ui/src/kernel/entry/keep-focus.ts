import type { MouseEvent } from 'react'

/**
 * For a button below the fields of a form: a mouse press leaves the focus in the field. Otherwise the field would show
 * its error on blur and move the button away from under the pointer.
 */
export const keepFocus = (event: MouseEvent): void => event.preventDefault()
