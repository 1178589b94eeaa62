/** A pack that was chosen but not yet added to the list of packs, with its typed quantity. */
export interface NewPack {
  /** Id of the chosen pack, or empty. */
  readonly packId: string
  /** The number of packs as the user typed it. */
  readonly quantity: string
}

/** The initial entry for a new pack: no pack is chosen, and the quantity is 1. (ORD-99) */
export const emptyNewPack = (): NewPack => ({ packId: '', quantity: '1' })
