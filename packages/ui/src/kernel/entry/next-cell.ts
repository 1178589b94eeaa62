import type { KeyboardEvent } from 'react'

/**
 * On Enter, moves the focus to the next text field of a grid, or to the next choice without a value, in this row or
 * below. In a grid, Enter does not send the form, but Ctrl+Enter or Cmd+Enter does.
 */
export const goToNextCell = (event: KeyboardEvent<HTMLElement>): void => {
  const { target, currentTarget } = event
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing) return
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
  event.preventDefault()
  const next = [...currentTarget.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')]
    .filter((field) => target.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING)
    .find(isOpen)
  next?.focus()
  if (next instanceof HTMLInputElement) next.select()
}

const isOpen = (field: HTMLInputElement | HTMLSelectElement): boolean => {
  if (field.disabled) return false
  return field instanceof HTMLSelectElement ? field.value === '' : !field.readOnly
}
