import { containsWords } from '../../kernel'
import { PALETTE_GROUPS, type PaletteEntry, type PaletteGroup, type PaletteProps } from './palette.types'

/** Maximum number of entries of a group before anything is typed, so that every group is visible. */
const FEW = 5
/** Maximum number of entries in each group of search results. With a longer search text, users find the other entries. */
const MANY = 20

export interface FoundGroup {
  readonly group: PaletteGroup
  readonly entries: readonly PaletteEntry[]
  /** The number of entries that match the search but are not shown. */
  readonly left: number
}

/**
 * The entries whose label, note or keywords match a search, in groups. Settings are found only if text was typed.
 * (FRA-26)
 */
export const findEntries = (entries: PaletteProps['entries'], search: string): readonly FoundGroup[] => {
  const isTyped = search.trim() !== ''
  const isFound = containsWords(search)
  return PALETTE_GROUPS.flatMap((group) => {
    if (group === 'settings' && !isTyped) return []
    const found =
      group === 'orders' || group === 'records' || !isTyped
        ? entries[group]
        : entries[group].filter(({ label, note = '', keywords = '' }) =>
            isFound(`${label} ${note} ${keywords}`),
          )
    if (found.length === 0) return []
    const shown = found.slice(0, isTyped ? MANY : FEW)
    return [{ group, entries: shown, left: found.length - shown.length }]
  })
}
