import { createExternalStore, useExternalStore } from '../state'

/** Beside an open panel a list of many columns needs a wide screen; narrower ones open it when it is wanted. */
const ROOM_FOR_BOTH = '(min-width: 100rem)'

/** What the user chose, for all lists: the rows have the room of a folded panel. `undefined`: nothing yet. */
const chosen = createExternalStore<boolean | undefined>(undefined)

/** Whether the filter panel beside a list is open, and the way to change it. A choice lasts until the reload. */
export const usePanelOpen = () =>
  [
    useExternalStore(chosen) ?? window.matchMedia(ROOM_FOR_BOTH).matches,
    ({ isOpen }: { readonly isOpen: boolean }) => chosen.set(isOpen),
  ] as const
