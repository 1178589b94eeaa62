import { rowFallbacks } from '../kernel'

/**
 * The controls that get the focus if the focused control in the list of orders disappears: the control that opens
 * its row (for example after a rating), else the control that opens the next row (for example after cancelling),
 * else the heading of its section.
 */
export const orderFallbacks = (control: Element) => [
  ...rowFallbacks(control, '.r-open'),
  control.closest('section')?.querySelector<HTMLElement>(':is(h2, h3) button'),
]
