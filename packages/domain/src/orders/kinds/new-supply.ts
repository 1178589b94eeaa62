/** An article that is about to be added to the list of articles, as the user fills it in. */
export interface SupplyEntry {
  /** Id of the chosen kind of operating material, or empty. */
  readonly commodityTypeId: string
  /** Id of the chosen article of that kind, or empty. */
  readonly commodityId: string
  /** The number of pieces of the article, as the user typed it. */
  readonly quantity: string
}

/** The initial entry for a new article: nothing is chosen. (ORD-97) */
export const emptySupplyEntry = (): SupplyEntry => ({ commodityTypeId: '', commodityId: '', quantity: '' })
