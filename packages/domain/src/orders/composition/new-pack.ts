/** Packs that are about to be added to the list. */
export interface NewPack {
  /** Id of the chosen pack, or empty. */
  readonly packId: string
  /** Packs, as typed. */
  readonly quantity: string
}

/** No pack chosen yet; a quantity of one is usual when one is. (ORD-99) */
export const emptyNewPack = (): NewPack => ({ packId: '', quantity: '1' })
