/** An entry of the palette. */
export interface PaletteEntry {
  readonly id: string
  readonly label: string
  /** The context of the label, shown next to it and searched too. */
  readonly note?: string | undefined
  /** Further words by which a search finds the entry, such as a code. */
  readonly keywords?: string | undefined
  /** The single key that has the same effect as the entry. */
  readonly keyName?: string | undefined
}

export const PALETTE_GROUPS = ['orders', 'actions', 'points', 'records', 'pages', 'settings'] as const
export type PaletteGroup = (typeof PALETTE_GROUPS)[number]

/** Whether the users and records that match a search are known. */
export type PaletteRecords = 'known' | 'searching' | 'failed'

/** The result of the search for an order by its number. */
export type PaletteLookup =
  | { readonly kind: 'none' }
  | { readonly kind: 'searching' | 'missing'; readonly number: string }
  | {
      readonly kind: 'failed'
      readonly number: string
      /** Whether the server did not respond. */
      readonly isOffline: boolean
      readonly onRetry: () => void
    }

export interface PaletteProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly search: string
  readonly onSearch: (detail: { readonly text: string }) => void
  /**
   * The entries for everything that the user may open and do, by group. Orders and records are already those that match
   * the search; the palette itself searches the others.
   */
  readonly entries: { readonly [Group in PaletteGroup]: readonly PaletteEntry[] }
  readonly lookup: PaletteLookup
  readonly records: PaletteRecords
  readonly onChoose: (detail: { readonly id: string }) => void
}
