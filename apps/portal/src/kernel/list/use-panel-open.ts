import { createExternalStore, useExternalStore } from '../state'

/** A wide list beside an open panel needs a wide screen; on narrower ones the panel starts closed. */
const ROOM_FOR_BOTH = '(min-width: 80rem)'

/** The user's choice, for all lists; `undefined` before the first one. A closed panel leaves its room to the rows. */
const chosen = createExternalStore<boolean | undefined>(undefined)

/** Whether the filter panel beside a list is open, and its setter. A choice lasts until a reload. */
export const usePanelOpen = () =>
  [
    useExternalStore(chosen) ?? window.matchMedia(ROOM_FOR_BOTH).matches,
    ({ isOpen }: { readonly isOpen: boolean }) => chosen.set(isOpen),
  ] as const
