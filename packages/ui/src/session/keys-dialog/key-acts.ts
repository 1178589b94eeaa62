/** What keys of the portal do, in the order in which the help lists them. */
export const KEY_ACTS = [
  'palette',
  'search',
  'filter',
  'new-order',
  'help',
  'close',
  'next-row',
  'previous-row',
  'open-row',
] as const
export type KeyAct = (typeof KEY_ACTS)[number]
