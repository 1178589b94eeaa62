import { rowFallbacks } from '../kernel'

/**
 * The controls that get the focus if the focused control in the list of orders disappears: the opener of its own row
 * (as after a rating), else of the next row (as after cancelling), else the heading of its section.
 */
export const orderFallbacks = (control: Element) => [
  ...rowFallbacks(control, '.r-open'),
  control.closest('section')?.querySelector<HTMLElement>(':is(h2, h3) button'),
]
