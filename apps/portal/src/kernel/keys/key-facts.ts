import type { KeyAction } from '@remesa/ui/shell'

export interface KeyFacts {
  /** The name of the key, as in `KeyboardEvent.key`. */
  readonly key: string
  /**
   * Whether the key is pressed with Ctrl, or with Cmd on a Mac. A key without Ctrl or Cmd is a single-key shortcut,
   * which users can turn off.
   */
  readonly hasCommand?: true
  /** Whether the browser or a component handles the key. The portal itself only lists such a key in the help. */
  readonly isNative?: true
  /** Whether holding the key down repeats its action. */
  readonly repeats?: true
  readonly place: 'anywhere' | 'list'
}

/** Every keyboard shortcut of the portal, declared once. */
export const keyFacts: Readonly<Record<KeyAction, KeyFacts>> = {
  palette: { key: 'k', hasCommand: true, place: 'anywhere' },
  search: { key: '/', place: 'anywhere' },
  filter: { key: '/', place: 'anywhere' },
  'new-order': { key: 'n', place: 'anywhere' },
  help: { key: '?', place: 'anywhere' },
  close: { key: 'Escape', isNative: true, place: 'anywhere' },
  'next-row': { key: 'j', repeats: true, place: 'list' },
  'previous-row': { key: 'k', repeats: true, place: 'list' },
  'select-row': { key: 'x', place: 'list' },
  'open-row': { key: 'Enter', isNative: true, place: 'list' },
  'look-at-row': { key: ' ', place: 'list' },
}
