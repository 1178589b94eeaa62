import type { KeyAction } from '@remesa/ui/shell'

export interface KeyFacts {
  /** The key, as in `KeyboardEvent.key`. */
  readonly key: string
  /** Pressed with Ctrl, or with Cmd on a Mac. Other keys are single keys, which can be turned off. */
  readonly hasCommand?: true
  /** The browser or a component handles the key, so it is only listed. */
  readonly isNative?: true
  /** Holding the key down repeats its action. */
  readonly repeats?: true
  readonly place: 'anywhere' | 'list'
}

/** Every key of the portal, declared once. */
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
