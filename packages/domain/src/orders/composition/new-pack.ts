/** A pack that the user has chosen but not yet added to the list of packs, with the typed quantity. */
export interface NewPack {
  /** Id of the chosen pack; empty if no pack is chosen. */
  readonly packId: string
  /** The number of packs as the user typed it. */
  readonly quantity: string
}

/** The initial values in the fields for adding a pack: no pack is chosen, and the quantity is 1. (ORD-99) */
export const emptyNewPack = (): NewPack => ({ packId: '', quantity: '1' })
