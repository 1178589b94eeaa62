import { createExternalStore, useExternalStore } from '../state'

/**
 * Media query for the width at which a list fits next to an open panel. On narrower screens the panel is closed at
 * first.
 */
const SPACE_FOR_BOTH = '(min-width: 80rem)'

/** The user's choice whether the filter panel is open, for all lists; `undefined` before the first choice. */
const chosen = createExternalStore<boolean | undefined>(undefined)

/**
 * Whether the filter panel next to a list is open, and the function that opens and closes the panel. The user's choice
 * lasts until the page is reloaded. Before the first choice, the panel is open if the screen is wide enough and the
 * list has no search field, which could be used instead of the panel.
 */
export const usePanelOpen = ({ isAlone }: { readonly isAlone: boolean }) =>
  [
    useExternalStore(chosen) ?? (isAlone && window.matchMedia(SPACE_FOR_BOTH).matches),
    ({ isOpen }: { readonly isOpen: boolean }) => chosen.set(isOpen),
  ] as const
