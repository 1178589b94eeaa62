import { createExternalStore, useExternalStore } from '../state'

/** Width from which a list fits next to an open panel; on narrower screens the panel starts closed. */
const SPACE_FOR_BOTH = '(min-width: 80rem)'

/** The user's choice, for all lists; `undefined` before the first one. */
const chosen = createExternalStore<boolean | undefined>(undefined)

/**
 * Whether the filter panel next to a list is open, and its setter. A choice lasts until a reload; before the first
 * choice the panel is open only if it is the only way to filter.
 */
export const usePanelOpen = ({ isAlone }: { readonly isAlone: boolean }) =>
  [
    useExternalStore(chosen) ?? (isAlone && window.matchMedia(SPACE_FOR_BOTH).matches),
    ({ isOpen }: { readonly isOpen: boolean }) => chosen.set(isOpen),
  ] as const
