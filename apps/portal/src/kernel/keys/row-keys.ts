const ROW = 'main [data-row-id]'
/** What opens a row: the control in its heading. A row without one takes the focus itself. */
const OPENER = ':is(th[scope=row], [data-row-opener]) :is(a, button), :is(a, button)[data-row-opener]'

/** Moves the focus to the next row of the page's lists, or the previous one; without one, to the first in sight. */
export const moveToRow = (step: 1 | -1): void => {
  const rows = [...document.querySelectorAll<HTMLElement>(ROW)].filter(isShown)
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const row = at === -1 ? (rows.find(isInSight) ?? rows[0]) : rows[at + step]
  if (row === undefined) return
  const opener = row.querySelector<HTMLElement>(OPENER)
  if (opener === null) holdFocus(row)
  else opener.focus()
  row.scrollIntoView({ block: 'nearest' })
}

/** Only while it has the focus: a press anywhere in a row must not move it there. */
const holdFocus = (row: HTMLElement): void => {
  row.tabIndex = -1
  row.addEventListener('blur', () => row.removeAttribute('tabindex'), { once: true })
  row.focus()
}

const isShown = (row: HTMLElement): boolean => row.checkVisibility() && row.closest('[inert]') === null

const isInSight = (row: HTMLElement): boolean => {
  const { top, bottom } = row.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}
