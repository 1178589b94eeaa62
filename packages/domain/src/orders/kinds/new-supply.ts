/** An article that is about to be added to the list, as it is being filled in. */
export interface SupplyEntry {
  /** Id of the chosen kind of material, or empty. */
  readonly commodityTypeId: string
  /** Id of the chosen article of that kind, or empty. */
  readonly commodityId: string
  /** The quantity as typed. */
  readonly quantity: string
}

/** The entry before anything is chosen. (ORD-97) */
export const emptySupplyEntry = (): SupplyEntry => ({ commodityTypeId: '', commodityId: '', quantity: '' })
