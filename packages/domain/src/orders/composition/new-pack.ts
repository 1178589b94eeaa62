/** Packs that are about to be added to the list. */
export interface NewPack {
  /** Id of the chosen pack, or empty. */
  readonly packId: string
  /** Number of packs, as typed. */
  readonly quantity: string
}

/** The entry before a pack is chosen; its quantity is 1, the usual number of packs. (ORD-99) */
export const emptyNewPack = (): NewPack => ({ packId: '', quantity: '1' })
