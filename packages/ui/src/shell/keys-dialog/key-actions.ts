/** The actions that have a keyboard shortcut, in the order of the help dialog. */
export const KEY_ACTIONS = [
  'palette',
  'search',
  'filter',
  'new-order',
  'help',
  'close',
  'next-row',
  'previous-row',
  'select-row',
  'open-row',
  'look-at-row',
] as const
/** An action with a keyboard shortcut. */
export type KeyAction = (typeof KEY_ACTIONS)[number]
