const ROW = 'main [data-row-id]'
/**
 * Selector of the control that opens a row, such as the link in its heading. A row without such a control takes the
 * focus itself.
 */
const OPENER = ':is(th[scope=row], [data-row-opener]) :is(a, button), :is(a, button)[data-row-opener]'

/**
 * Moves the focus to the next or previous row of the page's lists, or to the first visible row if no row has the focus.
 */
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

/**
 * Focuses the control that opens a row. Returns `false` if the page shows no such row or the row has no such control.
 */
export const focusRow = (id: string): boolean => {
  const row = document.querySelector<HTMLElement>(`${ROW}[data-row-id="${CSS.escape(id)}"]`)
  if (row === null) return false
  row.querySelector<HTMLElement>(OPENER)?.focus()
  row.scrollIntoView({ block: 'nearest' })
  return row.contains(document.activeElement)
}

/** The id of the row that has the focus. */
export const focusedRow = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>(ROW)?.dataset['rowId']

/** The control that opens a row; `null` if the page does not show the row, or if the row has no such control. */
export const rowControl = (id: string): HTMLElement | null =>
  document
    .querySelector<HTMLElement>(`${ROW}[data-row-id="${CSS.escape(id)}"]`)
    ?.querySelector<HTMLElement>(OPENER) ?? null

/** Selects the row that has the focus, or unselects it. */
export const toggleRow = (): void =>
  document.activeElement?.closest(ROW)?.querySelector<HTMLElement>('[data-box] input')?.click()

/** Focuses a row. The row is focusable only until it loses the focus, so that a later click does not focus it. */
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
