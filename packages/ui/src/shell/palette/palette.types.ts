/** An entry of the command palette. */
export interface PaletteEntry {
  readonly id: string
  readonly label: string
  /** A note next to the label, such as the owner of a record. The search finds an entry by its note, too. */
  readonly note?: string | undefined
  /** Further words by which the search finds the entry, such as a code. */
  readonly keywords?: string | undefined
  /** The single-character shortcut that has the same effect as the entry. */
  readonly keyName?: string | undefined
}

export const PALETTE_GROUPS = ['orders', 'actions', 'points', 'records', 'pages', 'settings'] as const
/** A group of results in the search over all pages. */
export type PaletteGroup = (typeof PALETTE_GROUPS)[number]

/** Whether the users and records that match the search text are loaded. */
export type PaletteRecords = 'known' | 'searching' | 'failed'

/** The outcome of the search for an order by its number. */
export type PaletteLookup =
  | { readonly kind: 'none' }
  | { readonly kind: 'searching' | 'missing'; readonly number: string }
  | {
      readonly kind: 'failed'
      readonly number: string
      /** Whether the search failed because the server did not respond. */
      readonly isOffline: boolean
      readonly onRetry: () => void
    }

export interface PaletteProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly search: string
  readonly onSearch: (detail: { readonly text: string }) => void
  /**
   * The entries by group, for everything that the user may open and do. The palette filters all entries except
   * orders and records, which the caller has already searched.
   */
  readonly entries: { readonly [Group in PaletteGroup]: readonly PaletteEntry[] }
  readonly lookup: PaletteLookup
  readonly records: PaletteRecords
  readonly onChoose: (detail: { readonly id: string }) => void
}
