import type { FocusEvent, KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }

/** The column to which a field belongs, which is the part of its name before the dot. */
const columnOf = ({ name }: HTMLInputElement): string => name.slice(0, name.indexOf('.') + 1)

/** Handles Enter and the arrow keys: they move the focus up or down in a column of fields, across notes and coins. */
export const moveByKey = (event: KeyboardEvent<HTMLElement>): void => {
  const step = STEPS[event.key]
  const { target, currentTarget } = event
  if (step === undefined || event.ctrlKey || event.metaKey || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  const column = columnOf(target)
  const fields = [...currentTarget.querySelectorAll('input')].filter((field) => columnOf(field) === column)
  fields[fields.indexOf(target) + step]?.focus()
}

/** Selects the whole value of a field on focus, so that typed digits replace it. */
export const selectOnFocus = ({ target }: FocusEvent<HTMLElement>): void => {
  if (target instanceof HTMLInputElement) target.select()
}
